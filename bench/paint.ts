import path from 'node:path'
import type { Page } from 'playwright'
import { writeBarePage } from './bare-page'
import { asReader, REST, type Reader, SLOW_LINE } from './browser'
import { criticalBytes } from './bytes'
import type { Figure } from './figure'
import { Host } from './host'
import { OUT, WORK } from './places'

/** What a page took until nothing moved any more, in milliseconds; the shift has no unit. */
export type Paint = { first: number; largest: number; blocked: number; shift: number }

/** Longer tasks block a reader, by what is above: Chromium's "total blocking time". */
const LONG_TASK = 50

/** Paints of a page of the usual size and of the longest but ten, against the bare ones. */
export async function measurePaint(runs: number): Promise<Figure[]> {
  const sizes = criticalBytes(OUT)
  const chosen = {
    'usual page': sizes[Math.floor(sizes.length / 2)]?.page ?? '',
    'long page': sizes.at(-11)?.page ?? '',
  }
  const figures: Figure[] = []
  for (const [what, page] of Object.entries(chosen)) {
    const folder = path.join(WORK, 'bare', page)
    writeBarePage(OUT, page, folder)
    const hosts = { site: await Host.start(OUT), bare: await Host.start(folder) }
    const paints: Record<keyof typeof hosts, Paint[]> = { site: [], bare: [] }
    // The first load fills the hosts' stores of compressed files.
    for (let run = 0; run <= runs; run += 1) {
      const load = ({ address }: Host, path: string) =>
        loadPage({ address, viewport: 'phone', line: SLOW_LINE }, path)
      const site = await load(hosts.site, `/${page === 'index' ? '' : page}`)
      const bare = await load(hosts.bare, '/')
      if (run === 0) continue
      paints.site.push(site)
      paints.bare.push(bare)
    }
    for (const host of Object.values(hosts)) host.close()
    const of = (kind: keyof typeof hosts, key: keyof Paint) => paints[kind].map(paint => paint[key])
    const against = (key: keyof Paint) => ({ what: 'bare page' as const, runs: of('bare', key) })
    figures.push(
      {
        name: `First paint, ${what}`,
        unit: 'ms',
        runs: of('site', 'first'),
        beside: against('first'),
        targetRatio: 1.15,
      },
      {
        name: `Largest paint, ${what}`,
        unit: 'ms',
        runs: of('site', 'largest'),
        beside: against('largest'),
        targetRatio: 1.15,
      },
      {
        name: `Blocked before acting, ${what}`,
        unit: 'ms',
        runs: of('site', 'blocked'),
        target: 50,
      },
      { name: `Layout shift, ${what}`, unit: '', runs: of('site', 'shift'), target: 0 },
    )
  }
  return figures
}

/** A reader opens a page, and waits until it is done. */
export function loadPage(reader: Reader, page: string): Promise<Paint> {
  return asReader(reader, async tab => {
    await tab.goto(page, { waitUntil: 'networkidle' })
    await tab.waitForTimeout(REST)
    return readPaint(tab)
  })
}

function readPaint(tab: Page): Promise<Paint> {
  // Without functions of a name: tsx would have them call a helper that browsers lack.
  return tab.evaluate(async longTask => {
    const entries: Record<string, (PerformanceEntry & { value?: number })[]> = {}
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
      entries[type] = await new Promise(resolve => {
        const observer = new PerformanceObserver(list => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        // Nothing is told of a type of which there was nothing.
        setTimeout(() => resolve([]), 500)
      })
    }
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest: entries['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
      blocked: entries.longtask?.reduce((sum, { duration }) => sum + duration - longTask, 0) ?? 0,
      shift: entries['layout-shift']?.reduce((sum, { value = 0 }) => sum + value, 0) ?? 0,
    }
  }, LONG_TASK)
}
