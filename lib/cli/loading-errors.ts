import { existsSync } from 'node:fs'
import path from 'node:path'
import { damaged } from '../check/money/text'
import { nearest } from '../content/did-you-mean'
import { describeFinding, finding } from '../content/finding'
import { readText } from '../files/read-text.mjs'
import { placeOf } from '../files/source-text'

// Loaded before a command: a mistake in a file that it imports is reported at its place, where Node would show
// the stack of its loader.

/** Where a file could not be loaded, and why; nothing of other errors. */
function describeLoadingError({ message, stack = '' }: Error): string | undefined {
  const [, broken, line, column, cause] = /^(.*):(\d+):(\d+): ERROR: (.*)$/m.exec(message) ?? []
  const [, name = ''] = /^(\w+) is not defined$/.exec(message) ?? []
  const file = broken ?? /^ +at .*?(?:file:\/\/|\()?(\/?[^()\s]+):\d+:\d+\)?$/m.exec(stack)?.[1]
  if (!(broken || name) || !file || !existsSync(file)) return
  const text = readText(file)
  const report = (place: { line: number; column: number }, message: string, meant?: string) =>
    describeFinding(finding(path.relative('', file), place, 'syntax', message, meant))
  const [damage] = damaged({ text })
  if (damage) return report(placeOf(text, damage.offset), damage.message)
  if (broken) {
    const place = { line: Number(line), column: Number(column) + 1 }
    return report(place, `${cause}. Look for a missing comma, quote or bracket before it.`)
  }
  const known = [...text.matchAll(/^const (\w+)/gm)].map(([, name = '']) => name)
  const place = placeOf(text, text.search(new RegExp(String.raw`\b${name}\b`)))
  return report(
    place,
    `There is no '${name}'. Use one of: ${known.join(', ')}.`,
    nearest(name, known),
  )
}

process.on('uncaughtException', error => {
  const message = describeLoadingError(error)
  console.error(message ? `error: ${message}` : error)
  process.exit(1)
})
