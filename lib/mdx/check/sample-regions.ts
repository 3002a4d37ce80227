import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRegions } from '../samples/regions'
import { listSamples, type Reference, SAMPLES } from '../samples/samples.mjs'
import type { Finding } from './finding'

/**
 * Regions of sample files that no page shows, and those whose markers are wrong.
 * @param samples texts of the files, by their paths below `samples/`
 * @param references what all pages show
 */
export function checkRegions(samples: Map<string, string>, references: Reference[]): Finding[] {
  const shown = new Set(references.map(({ file, region }) => `${file}#${region}`))
  return [...samples].flatMap(([file, source]) => {
    const { regions, mistakes } = readRegions(source)
    const unused = regions
      .filter(({ name }) => !shown.has(`${file}#${name}`))
      .map(({ name, start }) => ({
        line: start,
        reason: `No page shows the region '${name}'. Show it with 'file=${file}#${name}', or remove its markers.`,
      }))
    const findings = mistakes.length > 0 ? mistakes : unused
    return findings.map(({ line, reason }) => ({
      file: `${SAMPLES}/${file}`,
      line,
      column: 1,
      rule: 'sample-region',
      message: reason,
    }))
  })
}

/** Texts of this project's sample files, by their paths below `samples/`. */
export function readSamples(): Map<string, string> {
  const root = process.cwd()
  const read = (file: string) => readFileSync(path.join(root, SAMPLES, file), 'utf8')
  return new Map(listSamples(root).map(file => [file, read(file)]))
}
