import type { Page } from 'playwright'
import { asReader, FAST_LINE, FIRST_CLICK_LINE } from './browser'
import type { Figure } from './figure'
import { Host } from './host'
import { watchHeading } from './navigation'
import { OUT } from './places'

/** A usual guide. */
export const START = '/sdk/v3/guides/swaps/quoting'

export const LINES = [
  { name: 'fast', line: FAST_LINE, slower: 1, rest: 1500, target: 47 },
  { name: 'slow', line: FIRST_CLICK_LINE, slower: 4, rest: 3000, target: 130 },
] as const

/** Names of the sidebar: here, in VitePress and in Starlight. */
const SIDEBAR = /^(Docs sidebar|Sidebar Navigation|Main)$/

/** Links that a reader follows first. VitePress says of the next page only by a class that it is it. */
export const LINKS = {
  'next page': (page: Page) => page.locator('a[rel=next], a.pager-link.next'),
  sidebar: (page: Page) =>
    page
      .getByRole('navigation', { name: SIDEBAR })
      .locator('a[href^="/sdk/v3/guides/local-development"]'),
}

/**
 * The first click of readers who have just landed: the page is loaded, and nothing has been asked for
 * since a while; the link comes into view, the pointer moves onto it in three steps, rests for 100 ms
 * and clicks.
 */
export async function measureFirstClick(runs: number): Promise<Figure[]> {
  const host = await Host.start(OUT)
  const figures: Figure[] = []
  for (const { name, line, slower, rest, target } of LINES) {
    for (const [what, find] of Object.entries(LINKS)) {
      const click = () =>
        asReader({ address: host.address, viewport: 'desktop', line, slower }, page =>
          firstClick(page, find, rest),
        )
      // Fills the host's store of compressed files.
      await click()
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await click())
      figures.push({ name: `First click, ${what}, ${name} line`, unit: 'ms', runs: times, target })
    }
  }
  host.close()
  return figures
}

/** Milliseconds from the click to the frame that shows the next page's heading. */
export async function firstClick(page: Page, find: (typeof LINKS)['sidebar'], rest: number) {
  let last = Date.now()
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) {
    page.on(event as 'request', () => {
      last = Date.now()
    })
  }
  await page.goto(START)
  while (Date.now() - last < rest) await page.waitForTimeout(50)
  const link = find(page)
  await link.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(500)
  const box = await link.boundingBox()
  if (!box) throw new Error(`${START} lacks the link.`)
  const time = await watchHeading(page)
  for (const far of [60, 30, 0]) {
    await page.mouse.move(box.x + 20 + far, box.y + box.height / 2 + far)
  }
  await page.waitForTimeout(100)
  await page.mouse.down()
  await page.mouse.up()
  return time()
}
