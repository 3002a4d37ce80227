import { siteCommit } from '@/lib/mdx/git'
import { markdownPath, pageAddress } from '@/lib/site/metadata'
import { siteConfig } from '@/lib/site/site-config'
import { CopyMarkdown } from './copy-markdown'
import { Icon } from './icon'
import { Link } from './link'
import styles from './page-foot.module.css'

type PageFootProps = {
  path: string
  title: string
  /** Of the page's file, where it has one. */
  id?: string
}

/** What one may do with a page's text. */
export function PageFoot({ path, title, id }: PageFootProps) {
  const { editUrl, reportUrl } = siteConfig
  // With the path below which the site lies, unlike addresses that the router takes.
  const { pathname } = new URL(pageAddress(markdownPath(path)))
  return (
    <div className={styles.foot} data-pagefind-ignore>
      {editUrl && id && (
        <Link className={styles.action} href={`${editUrl}/content/${encodeURI(id)}.mdx`}>
          <Icon name="pencil" size={16} /> Edit this page
        </Link>
      )}
      {reportUrl && (
        <Link className={styles.action} href={`${reportUrl}?${reportOf(title, path)}`}>
          Report a mistake
        </Link>
      )}
      <a className={styles.action} href={pathname} rel="alternate" type="text/markdown">
        View as Markdown
      </a>
      <CopyMarkdown href={pathname} className={styles.action} />
    </div>
  )
}

/** What the form for an issue is filled in with: which page, and which version of it. */
function reportOf(title: string, path: string) {
  const commit = siteCommit()
  const place = `Page: ${pageAddress(path)}${commit ? `\nCommit: ${commit}` : ''}`
  return new URLSearchParams({ title: `Mistake on "${title}"`, body: `${place}\n\n` })
}
