import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { SiteCopy } from '../e2e/site-copy'
import { buildArguments } from '../lib/cli/build'
import { buildEmptySite, copyEmptySite } from './empty-site'
import type { Figure } from './figure'
import { type Cost, measureNode } from './process-tree'

const PAGE = 'content/sdk/v2/overview.mdx'

/** A cold build of the site in a copy, and builds after one page has changed. */
export async function measureBuild(runs: number): Promise<Figure[]> {
  const cold: Cost[] = []
  const again: Cost[] = []
  const empty: Cost[] = []
  for (let run = 0; run < runs; run += 1) {
    const site = coldCopy('bench-build')
    cold.push(await buildSite(site))
    site.write(PAGE, `${site.read(PAGE)}\nA sentence that was not there before, number ${run}.\n`)
    again.push(await buildSite(site))
    copyEmptySite()
    empty.push(await buildEmptySite())
  }
  const of = (costs: Cost[], key: keyof Cost) => costs.map(cost => cost[key])
  const against = (key: keyof Cost) => ({ what: 'empty app' as const, runs: of(empty, key) })
  return [
    { name: 'Build, cold', unit: 's', runs: of(cold, 'wall'), target: 25, beside: against('wall') },
    { name: '… processor time', unit: 's', runs: of(cold, 'cpu'), beside: against('cpu') },
    { name: '… memory', unit: 'MB', runs: of(cold, 'memory'), beside: against('memory') },
    { name: 'Build after an edit of one page', unit: 's', runs: of(again, 'wall') },
    { name: '… processor time', unit: 's', runs: of(again, 'cpu') },
  ]
}

/** A copy of the site of which nothing has been compiled. */
export function coldCopy(name: string): SiteCopy {
  const site = new SiteCopy(name)
  rmSync(path.join(site.folder, '.cache'), { recursive: true, force: true })
  return site
}

/** Checks, builds and finishes a copy, with what earlier builds have left there. */
export function buildSite(site: SiteCopy): Promise<Cost> {
  return measureNode(buildArguments, { cwd: site.folder })
}

/** Bytes of all files below a folder, in MB. */
export function folderSize(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map(name => statSync(path.join(folder, name))).filter(file => file.isFile())
  return files.reduce((sum, { size }) => sum + size, 0) / 1e6
}
