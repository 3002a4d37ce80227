import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeFinding, type Finding } from './finding'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Findings as an error that arises, as debuggers see it, at the place of the first one: what the
 * development server shows of the code is the author's line.
 */
export function authorError(first: Finding, more: Finding[]): Error {
  const { file, line, column } = first
  const url = pathToFileURL(path.resolve(file)).href
  const map = {
    version: 3,
    sources: [url],
    sourcesContent: [readFileSync(file, 'utf8')],
    names: [],
    // The function's body is its third line.
    mappings: `;;AA${quantity(line - 1)}${quantity(column - 1)}`,
  }
  const data = Buffer.from(JSON.stringify(map)).toString('base64')
  const message = JSON.stringify([first, ...more].map(describeFinding).join('\n'))
  return new Function(
    `return new Error(${message})\n//# sourceMappingURL=data:application/json;base64,${data}\n//# sourceURL=${url}`,
  )()
}

/** A number as source maps have it: five bits a digit, the first of them without its sign's. */
function quantity(number: number): string {
  const digits = [(number & 15) << 1]
  for (let rest = number >> 4; rest > 0; rest >>= 5) digits.push(rest & 31)
  return digits
    .map((digit, index) => DIGITS[digit | (digits[index + 1] === undefined ? 0 : 32)])
    .join('')
}
