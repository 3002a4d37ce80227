import { siteCommit } from '@/lib/mdx/git'
import { markdownPath, pageUrl } from '@/lib/site/metadata'
import { siteConfig } from '@/lib/site/site-config'
import { CopyMarkdown } from './copy-markdown'
import { Icon } from './icon'
import { Link } from './link'
import styles from './page-footer.module.css'

type PageFootProps = {
  path: string
  title: string
  /** Id of the document, if the page is one. */
  id?: string
}

/** Links to edit, report, view and copy the page. */
export function PageFooter({ path, title, id }: PageFootProps) {
  const { editUrl, reportUrl } = siteConfig
  // With the base path, unlike the paths that the router takes.
  const { pathname } = new URL(pageUrl(markdownPath(path)))
  return (
    <div className={styles.footer} data-pagefind-ignore>
      {editUrl && id && (
        <Link className={styles.action} href={`${editUrl}/content/${encodeURI(id)}.mdx`}>
          <Icon name="pencil" size={16} /> Edit this page
        </Link>
      )}
      {reportUrl && (
        <Link className={styles.action} href={`${reportUrl}?${issueParams(title, path)}`}>
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

/** Prefills the issue form with the page and its commit. */
function issueParams(title: string, path: string) {
  const commit = siteCommit()
  const location = `Page: ${pageUrl(path)}${commit ? `\nCommit: ${commit}` : ''}`
  return new URLSearchParams({ title: `Mistake on "${title}"`, body: `${location}\n\n` })
}
