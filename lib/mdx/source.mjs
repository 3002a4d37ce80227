/**
 * @import { Point, Position } from 'unist'
 * @import { VFile } from 'vfile'
 * @import { VFileMessage } from 'vfile-message'
 */
import path from 'node:path'

/** @typedef {{ place: Place, reason: string, nearest?: string }} Finding */

/** @typedef {Point | Position | { line: number, column: number } | undefined} Place */

/**
 * Notes what is wrong with a page. `lib/mdx/check` tells it to the author, with all else.
 * @param {VFile} file
 * @param {Place} place where it is wrong; the first line if unknown
 * @param {string} reason one or two sentences, the last one saying the mend
 * @param {string} [nearest] the valid value that was probably meant
 */
export function report(file, place, reason, nearest) {
  const message = file.message(reason, pointOf(place))
  if (nearest !== undefined) message.expected = [nearest]
}

/**
 * The same where the plugin cannot go on.
 * @param {VFile} file
 * @param {Place} place
 * @param {string} reason
 * @param {string} [nearest]
 * @returns {never}
 */
export function fail(file, place, reason, nearest) {
  report(file, place, reason, nearest)
  const message = /** @type {VFileMessage} */ (file.messages.at(-1))
  message.fatal = true
  throw message
}

/**
 * The same for several findings; without any the plugin goes on.
 * @param {VFile} file
 * @param {Finding[]} findings
 */
export function failAll(file, findings) {
  const [first, ...rest] = findings
  if (!first) return
  for (const { place, reason, nearest } of rest) report(file, place, reason, nearest)
  fail(file, first.place, first.reason, first.nearest)
}

/** @param {Place} place */
function pointOf(place) {
  const start = place && 'start' in place ? place.start : place
  const { line, column } = start ?? { line: 1, column: 1 }
  return { line, column }
}

/** @param {VFile} file @returns {string} its path from the project's folder, with `/` */
export function fileName(file) {
  return path.relative(file.cwd, file.path).split(path.sep).join('/')
}
