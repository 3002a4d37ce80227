import { sampleAddress } from '../../site/sample-files'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { readerFiles } from '../samples/reader-files'
import { listReferences } from '../samples/samples.mjs'
import type { Finding } from './finding'

/** Names a program that readers are to run, or whose files it lists. */
const NAMED = /(?:npx tsx |<SampleFiles of=")([\w./-]+)/g

/**
 * Programs that a page has its readers run, and that do not exist for them, or that nothing on the
 * page leads to: a link, an excerpt or `<SampleFiles>`.
 * @param file of the page, from the project's folder
 * @param known the paths that readers have for files of the samples
 */
export function checkSampleCommands(
  file: string,
  text: string,
  known = [...readerFiles().keys()],
): Finding[] {
  const shown = new Set(listReferences(text).map(reference => reference.file))
  const leadsTo = (program: string) =>
    shown.has(program) ||
    text.includes(`](${sampleAddress(program)})`) ||
    text.includes(`<SampleFiles of="${program}"`)
  const found = (program: string) => {
    if (!known.includes(program)) {
      const message = `Readers have no file '${program}'. Correct its path, which begins inside samples/, or add the file.`
      return { message, nearest: nearest(program, known) }
    }
    if (leadsTo(program)) return
    const link = `[${program}](${sampleAddress(program)})`
    return { message: `Nothing on this page leads to '${program}'. Link it: ${link}.` }
  }
  return [...text.matchAll(NAMED)].flatMap(match => {
    const finding = found(match[1] ?? '')
    const place = placeOf(text, match.index)
    return finding ? [{ file, ...place, rule: 'sample-command', ...finding }] : []
  })
}
