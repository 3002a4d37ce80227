import type { Page } from 'playwright'
import { ready } from '../e2e/console'
import { sidebar } from '../e2e/parts'
import { asReader, FAST_LINE, SLOW_LINE } from './browser'
import type { Figure } from './figure'
import { Host } from './host'
import { OUT } from './places'

/** A page of a category with many others. */
const START = '/sdk/v3/reference/classes/FullMath'

/** Milliseconds for which a reader's pointer is on a link before the click. */
const HOVER = 100

type Step = {
  /** Milliseconds from the click to the frame that shows the new heading. */
  time: number
  /** Bytes fetched for it (brotli). */
  bytes: number
}

/** Clicks on links of the sidebar, each one by a reader who has not seen its page. */
export async function measureNavigation(runs: number): Promise<Figure[]> {
  const host = await Host.start(OUT)
  const measure = async (line: typeof SLOW_LINE) => {
    const steps: Step[] = []
    for (let link = 0; link < runs; link += 1) {
      // The first time fills the host's store of compressed files.
      await follow(host, line, link)
      steps.push(await follow(host, line, link))
    }
    return steps
  }
  const fast = await measure(FAST_LINE)
  const slow = await measure(SLOW_LINE)
  host.close()
  const times = (steps: Step[]) => steps.map(({ time }) => time)
  return [
    { name: 'Click to new heading, fast line', unit: 'ms', runs: times(fast), target: 100 },
    { name: 'Click to new heading, slow line', unit: 'ms', runs: times(slow), target: 290 },
    {
      name: 'Fetched for a navigation',
      unit: 'B',
      runs: slow.map(({ bytes }) => bytes),
      target: 4000,
    },
  ]
}

function follow(host: Host, line: typeof SLOW_LINE, index: number): Promise<Step> {
  return asReader({ address: host.address, viewport: 'desktop', line }, async page => {
    await page.goto(START, { waitUntil: 'networkidle' })
    await ready(page)
    const links = sidebar(page).locator('a[href^="/sdk/v3/reference/classes/"]:not([aria-current])')
    const box = await links.nth(index).boundingBox()
    if (!box) throw new Error(`${START} has fewer links in its sidebar. Measure with fewer --runs.`)
    host.answers = []
    const time = await watchHeading(page)
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.waitForTimeout(HOVER)
    await page.mouse.down()
    await page.mouse.up()
    return { time: await time(), bytes: host.answers.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}

/**
 * Waits for another heading, in this document or in the next one.
 * @returns what gives the milliseconds from the next click to the frame that shows it
 */
export async function watchHeading(page: Page): Promise<() => Promise<number>> {
  const before = await page.locator('main h1').textContent()
  const time = new Promise<number>(resolve => {
    let clicked = 0
    page.on('console', message => {
      const [what, at] = message.text().split(': ')
      if (what === 'clicked') clicked = Number(at)
      if (what === 'shown') resolve(Number(at) - clicked)
    })
  })
  await page.addInitScript(tellTimes, before)
  await page.evaluate(tellTimes, before)
  return () => time
}

/** Runs in each document, and tells times that hold for all of them. */
function tellTimes(before: string | null): void {
  addEventListener(
    'click',
    event => console.debug(`clicked: ${performance.timeOrigin + event.timeStamp}`),
    true,
  )
  new MutationObserver((_, observer) => {
    const shown = document.querySelector('main h1')?.textContent
    if (!shown || shown === before) return
    observer.disconnect()
    requestAnimationFrame(() =>
      console.debug(`shown: ${performance.timeOrigin + performance.now()}`),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
