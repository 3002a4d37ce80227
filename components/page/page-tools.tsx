import { siteCommit } from '@/lib/files/git'
import { markdownPath, pageUrl } from '@/lib/site/metadata'
import { siteConfig } from '@/lib/site/site-config'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { ClientSwitch } from './client-switch'
import { CopyMarkdown } from './copy-markdown'
import styles from './page-tools.module.css'

type PageToolsProps = {
  path: string
  title: string
  /** Id of the document, if the page is one. */
  id?: string
  /** Packages with their versions. */
  checkedAgainst?: string[]
  /** Clients, such as `viem`, of which readers choose one for its samples. */
  clients?: string[]
}

/** The row below the title: actions on the whole page, and the packages that it was checked against. */
export function PageTools({ path, title, id, checkedAgainst = [], clients = [] }: PageToolsProps) {
  const { editUrl, reportUrl } = siteConfig
  // With the base path, unlike the paths that the router takes.
  const { pathname } = new URL(pageUrl(markdownPath(path)))
  return (
    <div className={`${styles.tools} faded-row`} data-pagefind-ignore>
      {clients.length > 0 && (
        <ClientSwitch clients={clients} className={`${styles.switch} needs-scripts`} />
      )}
      <CopyMarkdown href={pathname} className={styles.action} />
      <a className={styles.action} href={pathname} rel="alternate" type="text/markdown">
        Open as Markdown
      </a>
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
      {checkedAgainst.length > 0 && (
        <span className={styles.checked}>
          <Icon name="check" size={14} /> Checked against {checkedAgainst.join(', ')}
        </span>
      )}
    </div>
  )
}

/** Prefills the issue form with the page and its commit. */
function issueParams(title: string, path: string) {
  const commit = siteCommit()
  const location = `Page: ${pageUrl(path)}${commit ? `\nCommit: ${commit}` : ''}`
  return new URLSearchParams({ title: `Mistake on "${title}"`, body: `${location}\n\n` })
}
