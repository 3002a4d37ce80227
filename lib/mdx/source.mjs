/**
 * @import { Point, Position } from 'unist'
 * @import { VFile } from 'vfile'
 */
import path from 'node:path'

/**
 * The error that an author sees: file, line, column, what is wrong and the mend.
 * The place is part of the message, since the bundler's overlay shows the message alone.
 * @param {VFile} file
 * @param {Point | Position | undefined} place where it is wrong; the first line if unknown
 * @param {string} reason one or two sentences, the last one saying the mend
 * @returns {never}
 */
export function fail(file, place, reason) {
  const start = place && 'start' in place ? place.start : place
  const { line, column } = start ?? { line: 1, column: 1 }
  const name = path.relative(file.cwd, file.path).split(path.sep).join('/')
  file.fail(`${name}:${line}:${column} ${reason}`, { line, column })
}
