import { notFound, redirect } from 'next/navigation'
import { CategoryPage } from '@/components/shell/category-page'
import { DocPage } from '@/components/shell/doc-page'
import { assertStructure } from '@/lib/mdx/check/structure'
import { loadDoc } from '@/lib/mdx/content'
import { pageTitle } from '@/lib/mdx/page-title'
import { pageMetadata } from '@/lib/site/metadata'
import { normalizePath } from '@/lib/site/paths'
import { redirects } from '@/lib/site/redirects'
import { type Route, routes } from '@/lib/site/routes'
import { bilingual } from '@/lib/site/sidebars'

type Props = { params: Promise<{ slug: string[] }> }

/** Every address but the home page's. The names of the exported files are these, undecoded. */
export function generateStaticParams() {
  return [...routes.keys()]
    .filter(path => path !== '/')
    .map(path => ({ slug: path.slice(1).split('/') }))
}

/** The page at the address; its segments arrive percent-encoded. */
async function findRoute({ params }: Props): Promise<Route> {
  const { slug } = await params
  const path = normalizePath(`/${slug.join('/')}`)
  // The export has files for these.
  const moved = redirects[path]
  if (moved) redirect(encodeURI(moved))
  // The build has looked once, before all pages.
  if (process.env.NODE_ENV === 'development') assertStructure(path)
  return routes.get(path) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const route = await findRoute(props)
  const { path, sidebar } = route
  if (route.type === 'category') {
    const title = pageTitle(bilingual(route.category), route)
    return pageMetadata(title, route.description, path, { sidebar })
  }
  const { title, description, ...more } = await loadDoc(route.id)
  return pageMetadata(pageTitle(title, route), description, path, { ...more, sidebar })
}

export default async function Page(props: Props) {
  const route = await findRoute(props)
  return route.type === 'category' ? <CategoryPage {...route} /> : <DocPage {...route} />
}
