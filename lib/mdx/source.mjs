/**
 * @import { Point, Position } from 'unist'
 * @import { VFile } from 'vfile'
 */
import path from 'node:path'

/** @typedef {{ place: Place, reason: string }} Finding */

/** @typedef {Point | Position | { line: number, column: number } | undefined} Place */

/**
 * The error that an author sees: file, line, column, what is wrong and the mend.
 * The place is part of the message, since the bundler's overlay shows the message alone.
 * @param {VFile} file
 * @param {Place} place where it is wrong; the first line if unknown
 * @param {string} reason one or two sentences, the last one saying the mend
 * @returns {never}
 */
export function fail(file, place, reason) {
  file.fail(`${nameOf(file, place)} ${reason}`, pointOf(place))
}

/**
 * The same for all findings of a page at once, one a line.
 * @param {VFile} file
 * @param {Finding[]} findings
 */
export function failAll(file, findings) {
  const [first, ...rest] = findings
  if (!first) return
  const more = rest.map(({ place, reason }) => `\n${nameOf(file, place)} ${reason}`)
  fail(file, first.place, first.reason + more.join(''))
}

/**
 * The same for what does not stop the build by itself.
 * @param {VFile} file
 * @param {Place} place
 * @param {string} reason
 */
export function warn(file, place, reason) {
  file.message(`${nameOf(file, place)} ${reason}`, pointOf(place))
}

/** @param {Place} place */
function pointOf(place) {
  const start = place && 'start' in place ? place.start : place
  const { line, column } = start ?? { line: 1, column: 1 }
  return { line, column }
}

/** @param {VFile} file @param {Place} place */
function nameOf(file, place) {
  const { line, column } = pointOf(place)
  return `${fileName(file)}:${line}:${column}`
}

/** @param {VFile} file @returns {string} its path from the project's folder, with `/` */
export function fileName(file) {
  return path.relative(file.cwd, file.path).split(path.sep).join('/')
}
