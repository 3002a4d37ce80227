import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { CategoryPage } from '@/components/page/category-page'
import { DocPage } from '@/components/page/doc-page'
import { loadSummaries } from '@/lib/loading/load-doc'
import { pageMetadata, pageTitle } from '@/lib/site/metadata'
import { normalizePath } from '@/lib/site/paths'
import { redirects } from '@/lib/site/redirects'
import { type Route, routes } from '@/lib/site/routes'

type Props = { params: Promise<{ slug: string[] }> }

/** Every page but the home page. Next names the exported files by these segments, without encoding them. */
export function generateStaticParams() {
  return [...routes.keys()]
    .filter(path => path !== '/')
    .map(path => ({ slug: path.slice(1).split('/') }))
}

/** The path of the params, whose segments are percent-encoded. */
const pathOf = async ({ params }: Props) => normalizePath(`/${(await params).slug.join('/')}`)

/** The route of a path, once for a page's metadata and its content. */
const findRoute = cache(async (path: string): Promise<Route> => {
  // For development: the export has files for these.
  const target = redirects[path]
  if (target) redirect(encodeURI(target))
  // A build checks it once, before all pages.
  if (process.env.NODE_ENV === 'development') {
    const { assertStructure } = await import('@/lib/check/structure')
    await assertStructure(path)
  }
  return routes.get(path) ?? notFound()
})

export async function generateMetadata(props: Props) {
  const route = await findRoute(await pathOf(props))
  const { path, sidebar } = route
  const docs = await loadSummaries()
  const { description = '' } = route.type === 'category' ? route : (docs[route.id] ?? {})
  return pageMetadata(pageTitle(route, docs), description, path, sidebar)
}

export default async function Page(props: Props) {
  const route = await findRoute(await pathOf(props))
  return route.type === 'category' ? <CategoryPage {...route} /> : <DocPage {...route} />
}
