import path from 'node:path'
import { SiteCopy } from '../e2e/site-copy'
import { buildSite, folderSize } from './build'
import type { Figure } from './figure'
import { enlarge } from './large-site'
import type { Cost } from './process-tree'

/** Pages of the sites that are built. */
const SIZES = [1000, 5000]

/** Cold builds of made-up sites, one each: they take minutes. Held against the site as it is. */
export async function measureScale(): Promise<Figure[]> {
  const small = await build(new SiteCopy('bench-scale'))
  const figures: Figure[] = []
  for (const pages of SIZES) {
    const site = new SiteCopy('bench-scale')
    enlarge(site, pages)
    const large = await build(site)
    const beside = (key: keyof typeof large) => ({
      what: '105 pages' as const,
      runs: [small[key]],
    })
    const count = `${pages.toLocaleString('en')} pages`
    figures.push(
      { name: `${count}: build`, unit: 's', runs: [large.wall], beside: beside('wall') },
      { name: '… processor time', unit: 's', runs: [large.cpu], beside: beside('cpu') },
      {
        name: '… memory',
        unit: 'MB',
        runs: [large.memory],
        beside: beside('memory'),
        target: pages === 1000 ? 3000 : undefined,
      },
      { name: '… export', unit: 'MB', runs: [large.size], beside: beside('size') },
    )
  }
  return figures
}

async function build(site: SiteCopy): Promise<Cost & { size: number }> {
  const cost = await buildSite(site)
  return { ...cost, size: folderSize(path.join(site.folder, 'out')) }
}
