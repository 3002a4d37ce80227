import path from 'node:path'
import { sampleAddress } from '../../site/data-files'
import { nearest } from '../nearest'
import { readText } from '../read-text.mjs'
import { placeOf } from '../rules/source'
import { readerFiles } from '../samples/reader-files'
import { readRegions } from '../samples/regions'
import { listReferences, listSamples, type Reference, SAMPLES } from '../samples/samples.mjs'
import { type Finding, finding } from './finding'

/**
 * Regions of sample files that no page shows, and those whose markers are wrong.
 * @param samples texts of the files, by their paths below `samples/`
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
    const faults = mistakes.length > 0 ? mistakes : unused
    return faults.map(({ line, reason }) =>
      finding(`${SAMPLES}/${file}`, { line, column: 1 }, 'sample-region', reason),
    )
  })
}

/** Texts of this project's sample files, by their paths below `samples/`, without the guides to them. */
export function readSamples(): Map<string, string> {
  const root = process.cwd()
  const read = (file: string) => readText(path.join(root, SAMPLES, file))
  const files = listSamples(root).filter(file => !file.endsWith('.md'))
  return new Map(files.map(file => [file, read(file)]))
}

/** Names a program that readers are to run, or those whose files it lists. */
const NAMED = /npx tsx (run\.ts )?([\w./-]+)|<SampleFiles of="([\w./ -]+)/g

/**
 * Programs that a page has its readers run, and that do not exist for them, or that nothing on the
 * page leads to: a link, an excerpt or `<SampleFiles>`.
 * @param known the paths that readers have for files of the samples
 */
export function checkSampleCommands(
  file: string,
  text: string,
  known = [...readerFiles().keys()],
): Finding[] {
  const named = Array.from(text.matchAll(NAMED), ({ 1: run, 2: command, 3: list, index }) => ({
    // A module runs nothing by itself; commands for Node stand at the top.
    isMute: !run && command?.includes('/'),
    command,
    listed: list?.split(' ') ?? [],
    place: placeOf(text, index),
  }))
  const shown = new Set([
    ...listReferences(text).map(reference => reference.file),
    ...named.flatMap(({ listed }) => listed),
  ])
  const leadsTo = (program: string) =>
    shown.has(program) || text.includes(`](${sampleAddress(program)})`)
  const found = (program: string, isMute = false) => {
    if (!known.includes(program)) {
      const message = `Readers have no file '${program}'. Correct its path, which begins inside samples/, or add the file.`
      return { message, nearest: nearest(program, known) }
    }
    if (isMute) {
      return { message: `'npx tsx ${program}' runs nothing. Write 'npx tsx run.ts ${program}'.` }
    }
    if (leadsTo(program)) return
    const link = `[${program}](${sampleAddress(program)})`
    return { message: `Nothing on this page leads to '${program}'. Link it: ${link}.` }
  }
  return named.flatMap(({ isMute, command, listed, place }) =>
    (command ? [command] : listed).flatMap(program => {
      const fault = found(program, isMute)
      return fault ? [{ file, ...place, rule: 'sample-command', ...fault }] : []
    }),
  )
}
