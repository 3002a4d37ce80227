import { loadSummaries } from '@/lib/loading/load-doc'
import { MAIN_ID } from '@/lib/site/constants'
import { categoryCards } from '@/lib/site/page-links'
import { type Route, routes } from '@/lib/site/routes'
import { sidebarTrees } from '@/lib/site/sidebar-trees'
import { siteConfig } from '@/lib/site/site-config'
import { Label } from '../ui/label'
import { Link } from '../ui/link'
import { Breadcrumbs, StructuredData } from './breadcrumbs'
import styles from './cards.module.css'
import docStyles from './doc-page.module.css'
import { PageTools } from './page-tools'
import { Pagination } from './pagination'

/** The page generated for a category: a card for each of its items. */
export async function CategoryPage(route: Extract<Route, { type: 'category' }>) {
  const { path, sidebar, trail, category, description } = route
  const docs = await loadSummaries()
  const cards = categoryCards(category, path => {
    const route = routes.get(path)
    return route?.type === 'doc' ? docs[route.id]?.description : undefined
  })
  return (
    <>
      <main id={MAIN_ID} className={docStyles.main}>
        <article className={`prose ${docStyles.article}`}>
          <Breadcrumbs trail={trail} />
          <h1 className={styles.heading} data-url={siteConfig.url + path}>
            <Label text={category.label} english={category.labelEn} />
          </h1>
          <PageTools path={path} title={category.labelEn} />
          <p>{description}</p>
          <ul className={styles.cards}>
            {cards.map(card => (
              <li key={card.href} className={styles.card}>
                <h2 className={styles.title}>
                  <Link href={card.href}>
                    <Label text={card.label} english={card.labelEn} />
                  </Link>
                </h2>
                {card.description && <p className={styles.description}>{card.description}</p>}
                {card.pages.length > 0 && (
                  <ul className={styles.pages}>
                    {card.pages.map(({ path, labelEn }) => (
                      <li key={path}>
                        <Link href={path}>{labelEn}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          {sidebar && <Pagination nodes={sidebarTrees[sidebar]} path={path} />}
        </article>
      </main>
      <StructuredData trail={trail} />
    </>
  )
}
