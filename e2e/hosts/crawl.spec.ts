import { routes } from '../../lib/site/routes'
import { sidebarTrees } from '../../lib/site/sidebar-trees'
import { expect, test } from './test'
import { Walk } from './walk'

test('every page of the sidebars is reached by clicks, and no request fails', async ({
  page,
  site,
  origin,
}) => {
  test.setTimeout(300_000)
  const walk = new Walk(page, site.made, origin)
  const reached = new Set<string>()
  for (const section of Object.keys(sidebarTrees)) {
    const [first] = [...routes.values()].filter(({ sidebar }) => sidebar === section)
    await walk.enter(encodeURI(first?.path ?? ''), first?.path ?? '')
    reached.add(first?.path ?? '')
    while (await walk.next.isVisible()) reached.add(await walk.follow(walk.next))
  }
  const listed = [...routes.values()].filter(({ sidebar }) => sidebar)
  expect([...reached].sort()).toEqual(listed.map(({ path }) => path).sort())
  expect(walk.failed).toEqual([])
})
