import { asReader, FAST_LINE, REST } from './browser'
import { budgets } from './budgets'
import { criticalBytes, scriptBytes } from './bytes'
import { emptyExport } from './empty-site'
import type { Figure } from './figure'
import { Host } from './host'
import { loadedScripts } from './loaded-scripts'
import { OUT } from './places'
import { median } from './statistics'

/** A page with all that a page can have around it. */
const PAGE = '/study'

/** Bytes and requests, which do not depend on the machine. */
export async function measureSizes(): Promise<Figure[]> {
  const sizes = criticalBytes(OUT).map(({ bytes }) => bytes)
  const { scripts, requests } = await load(OUT, PAGE)
  const empty = await load(await emptyExport(), '/')
  return [
    {
      name: 'HTML and CSS before the first paint, median page',
      unit: 'B',
      runs: [median(sizes)],
      target: budgets.median,
    },
    {
      name: '… the longest but ten',
      unit: 'B',
      runs: [sizes.at(-11) ?? 0],
      target: budgets.longest,
    },
    { name: '… the longest', unit: 'B', runs: [sizes.at(-1) ?? 0] },
    {
      name: 'Scripts (gzip)',
      unit: 'B',
      runs: [scripts],
      beside: { what: 'empty app', runs: [empty.scripts] },
      target: budgets.scripts,
    },
    {
      name: 'Requests until idle, before acting',
      unit: '',
      runs: [requests],
      target: budgets.requests,
    },
  ]
}

/** Scripts in bytes, and requests before the reader has acted. */
async function load(out: string, address: string) {
  const host = await Host.start(out)
  const reader = { address: host.address, viewport: 'desktop', line: FAST_LINE } as const
  const requests = await asReader(reader, async page => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(REST)
    return host.answers.length
  })
  const scripts = await asReader(reader, page => loadedScripts(page, address))
  host.close()
  return { scripts: scriptBytes(out, scripts), requests }
}
