import { loadDoc, loadFrontMatter } from '@/lib/mdx/content'
import { MAIN_ID } from '@/lib/site/constants'
import type { Neighbour } from '@/lib/site/page-links'
import { docPath } from '@/lib/site/paths'
import { type Route, routes } from '@/lib/site/routes'
import { sidebarTrees } from '@/lib/site/sidebar-trees'
import { siteConfig } from '@/lib/site/site-config'
import { nestToc } from '@/lib/site/toc'
import { Admonition, AdmonitionTitle } from '../mdx/admonition'
import { Toc } from '../toc/toc'
import { Breadcrumbs } from './breadcrumbs'
import { Breakable } from './breakable'
import styles from './doc-page.module.css'
import { PageTools } from './page-tools'
import { Pagination } from './pagination'

/** A document with breadcrumbs, table of contents and pagination. */
export async function DocPage({ id, path, sidebar, trail }: Extract<Route, { type: 'doc' }>) {
  const { Content, title, toc, checkedAgainst, hasClients, ...front } = await loadDoc(id)
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents
  const headings = nestToc(
    front.hide_table_of_contents ? [] : toc,
    front.toc_min_heading_level ?? minHeadingLevel,
    front.toc_max_heading_level ?? maxHeadingLevel,
  )
  const overrides = {
    previous: await findNeighbour(front.pagination_prev),
    next: await findNeighbour(front.pagination_next),
  }
  return (
    <main id={MAIN_ID} className={styles.main}>
      {/* Known before the members arrive, so that nothing shifts. */}
      <article className={`prose ${styles.article}`} data-reference={front.api && ''}>
        {sidebar && <Breadcrumbs trail={trail} />}
        <h1 data-url={siteConfig.url + path}>
          <Breakable text={title} />
        </h1>
        <PageTools
          path={path}
          title={title}
          id={id}
          checkedAgainst={checkedAgainst}
          hasClients={hasClients}
        />
        {front.draft && <PageNotice type="draft" />}
        {front.unlisted && <PageNotice type="unlisted" />}
        <div className={styles.toc} data-pagefind-ignore>
          {headings.length > 0 && <Toc nodes={headings} />}
        </div>
        <div>
          <Content />
        </div>
        {sidebar && <Pagination nodes={sidebarTrees[sidebar]} path={path} overrides={overrides} />}
      </article>
    </main>
  )
}

/** The neighbour named in the front matter, with its sidebar label, else its title. */
async function findNeighbour(id: string | null | undefined): Promise<Neighbour | null | undefined> {
  if (!id) return id as null | undefined
  const path = docPath(id)
  const { title } = await loadFrontMatter(id)
  const { label = title, labelEn = title } = routes.get(path)?.trail.at(-1) ?? {}
  return { label, labelEn, path }
}

const NOTICES = {
  draft: {
    title: 'Draft page',
    text: 'Visible in development only: the published site leaves it out.',
  },
  unlisted: {
    title: 'Unlisted page',
    text: 'Only readers who know its address can find it. Search engines are asked not to list it.',
  },
}

/** Marks a page that the published site omits or does not list. */
function PageNotice({ type }: { type: keyof typeof NOTICES }) {
  const { title, text } = NOTICES[type]
  return (
    <Admonition type="warning" name={title}>
      <AdmonitionTitle type="warning">{title}</AdmonitionTitle>
      <p>{text}</p>
    </Admonition>
  )
}
