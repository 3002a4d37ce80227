import { loadDoc } from '@/lib/content'
import { type Route, sidebarTrees } from '@/lib/routes'
import { siteConfig } from '@/lib/site-config'
import { nestToc } from '@/lib/toc'
import { BackToTop } from './back-to-top'
import { Breadcrumbs } from './breadcrumbs'
import styles from './doc-page.module.css'
import { Pagination } from './pagination'
import { MAIN_ID } from './skip-link'
import { Toc } from './toc/toc'

/** A document with its surroundings. */
export async function DocPage({ id, path, sidebar, trail }: Extract<Route, { type: 'doc' }>) {
  const { Content, title, toc } = await loadDoc(id)
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const headings = nestToc(toc, minHeadingLevel, maxHeadingLevel)
  return (
    <main id={MAIN_ID} className={styles.main}>
      <article className={`prose ${styles.article}`}>
        {sidebar && <Breadcrumbs trail={trail} />}
        <h1>{title}</h1>
        <div className={styles.toc}>{headings.length > 0 && <Toc nodes={headings} />}</div>
        <div>
          <Content />
        </div>
        {sidebar && <BackToTop />}
        {sidebar && <Pagination nodes={sidebarTrees[sidebar]} path={path} />}
      </article>
    </main>
  )
}
