import { loadDoc } from '@/lib/loading/load-doc'
import { MAIN_ID } from '@/lib/site/constants'
import type { Route } from '@/lib/site/routes'
import { sidebarTrees } from '@/lib/site/sidebar-trees'
import { siteConfig } from '@/lib/site/site-config'
import { nestToc } from '@/lib/site/toc'
import { Breakable } from '../ui/breakable'
import { Breadcrumbs, StructuredData } from './breadcrumbs'
import styles from './doc-page.module.css'
import { PageTools } from './page-tools'
import { Pagination } from './pagination'
import { Toc } from './toc'

/** A document with breadcrumbs, table of contents and pagination. */
export async function DocPage({ id, path, sidebar, trail }: Extract<Route, { type: 'doc' }>) {
  const { Content, title, toc, api, packages, clients } = await loadDoc(id)
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const headings = nestToc(toc, minHeadingLevel, maxHeadingLevel)
  return (
    <>
      <main id={MAIN_ID} className={styles.main}>
        {/* Known before the members arrive, so that nothing shifts. */}
        <article className={`prose ${styles.article}`} data-reference={api && ''}>
          {sidebar && <Breadcrumbs trail={trail} />}
          <h1 dir="auto" data-url={siteConfig.url + path}>
            <Breakable text={title} />
          </h1>
          <PageTools
            path={path}
            title={title}
            id={id}
            checkedAgainst={packages}
            clients={clients}
          />
          <div className={styles.toc} data-pagefind-ignore>
            {headings.length > 0 && <Toc nodes={headings} />}
          </div>
          <div>
            <Content />
          </div>
          {sidebar && <Pagination nodes={sidebarTrees[sidebar]} path={path} />}
        </article>
      </main>
      {sidebar && <StructuredData trail={trail} />}
    </>
  )
}
