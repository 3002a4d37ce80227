/**
 * @import { Point, Position } from 'unist'
 * @import { VFile } from 'vfile'
 */
import path from 'node:path'

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
  const name = path.relative(file.cwd, file.path).split(path.sep).join('/')
  return `${name}:${line}:${column}`
}
