import path from 'node:path'
import { SiteCopy } from '../e2e/site-copy'
import { buildSite, folderSize } from './build'
import type { Figure, Unit } from './figure'
import { enlarge, LARGE } from './large-site'
import type { Cost } from './process-tree'

/** Pages of the second site, as many times as many as the first one has. */
const TIMES = 5

/** What still counts as linear: sizes of pages differ by a few bytes. */
const LINEAR = TIMES * 1.01

/** What the first site's build may take: seconds, MB of memory and MB of files. */
const WALL = 90
const MEMORY = 2000
const SIZE = 110

type Build = Cost & { size: number }

/** Cold builds of two made-up sites, one each: they take minutes. What is linear grows as the pages do. */
export async function measureScale(): Promise<Figure[]> {
  const first = await build(LARGE)
  const second = await build(LARGE * TIMES)
  const figures = (name: string, unit: Unit, key: keyof Build, target?: number): Figure[] => [
    { name: `${count(LARGE)}: ${name}`, unit, runs: [first[key]], target },
    {
      name: `${count(LARGE * TIMES)}: ${name}`,
      unit,
      runs: [second[key]],
      beside: { what: '1,000 pages', runs: [first[key]] },
      targetRatio: LINEAR,
    },
  ]
  return [
    ...figures('cold build', 's', 'wall', WALL),
    ...figures('processor time', 's', 'cpu'),
    ...figures('memory', 'MB', 'memory', MEMORY),
    ...figures('export', 'MB', 'size', SIZE),
  ]
}

async function build(pages: number): Promise<Build> {
  const site = new SiteCopy('bench-scale')
  enlarge(site, pages)
  const cost = await buildSite(site)
  return { ...cost, size: folderSize(path.join(site.folder, 'out')) }
}

export const count = (pages: number) => `${pages.toLocaleString('en')} pages`
