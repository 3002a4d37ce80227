import path from 'node:path'
import { nearest } from '../content/did-you-mean'
import { type Finding, finding } from '../content/finding'
import { readText } from '../files/read-text.mjs'
import { placeOf } from '../files/source-text'
import { readerFiles } from '../samples/reader-files'
import { readRegions } from '../samples/regions'
import { listSamples, type Reference, SAMPLES } from '../samples/samples.mjs'

/**
 * Reports regions of samples that no page shows, and malformed markers.
 * @param samples texts of the files, by their paths under `samples/`
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
    const reported = mistakes.length > 0 ? mistakes : unused
    return reported.map(({ line, reason }) =>
      finding(`${SAMPLES}/${file}`, { line, column: 1 }, 'sample-region', reason),
    )
  })
}

/** Texts of the sample files, by their paths under `samples/`, without the guides to them. */
export function readSamples(): Map<string, string> {
  const root = process.cwd()
  const read = (file: string) => readText(path.join(root, SAMPLES, file))
  const files = listSamples(root).filter(file => !file.endsWith('.md'))
  return new Map(files.map(file => [file, read(file)]))
}

/** Commands that run a module. Commands that run programs are generated. */
const COMMAND = /npx tsx (run\.ts )?([\w./-]+(?<!\.mts))(?![\w.])/g

/**
 * Reports programs that a page tells readers to run but that do not exist for them or do nothing.
 * @param known paths of the readers' files
 */
export function checkSampleCommands(
  file: string,
  text: string,
  known = [...readerFiles().keys()],
): Finding[] {
  return [...text.matchAll(COMMAND)].flatMap(({ 1: runner, 2: program = '', index }) => {
    const place = placeOf(text, index)
    if (!known.includes(program)) {
      const message = `Readers have no file '${program}'. Correct its path, which begins inside samples/, or add the file.`
      return finding(file, place, 'sample-command', message, nearest(program, known))
    }
    // A module in a folder only exports its `main`.
    if (runner || !program.includes('/')) return []
    const message = `'npx tsx ${program}' runs nothing. Write 'npx tsx run.ts ${program}'.`
    return finding(file, place, 'sample-command', message)
  })
}
