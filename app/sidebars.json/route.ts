import { sidebarTrees } from '@/lib/site/routes'

export const dynamic = 'force-static'

/** All sidebars, for browsers: a page comes with the open part of its own. */
export function GET(): Response {
  return Response.json(sidebarTrees)
}
