import type { Mistake, Place } from './source'

/** How far a misspelt word may be from the one meant, in letters. */
const limitOf = (word: string) => Math.max(3, word.length / 3)

/** The word that was probably meant, in whatever case. */
export function nearest(word: string, known: string[]): string | undefined {
  const [best] = known
    .map(candidate => ({
      candidate,
      distance: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= limitOf(word))
    .sort((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** Levenshtein distance: letters to add, drop or change. */
function distance(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

type Say = (name: string) => string

/**
 * Holds written names against those that there are, both ways. A misspelt name is also a missing one; the
 * misspelling is the thing to say.
 * @param whole where names are missing
 * @param say what is wrong; a name that is written again may be told elsewhere
 */
export function compareNames(
  written: { name: string; place: Place }[],
  known: string[],
  whole: Place,
  say: { unknown: Say; again?: Say; missing: Say },
): Mistake[] {
  const names = written.map(({ name }) => name)
  const missing = new Set(known.filter(name => !names.includes(name)))
  const mistakes = written.flatMap(({ name, place }, index): Mistake[] => {
    if (known.includes(name)) {
      return say.again && names.indexOf(name) < index ? [{ place, reason: say.again(name) }] : []
    }
    const meant = nearest(name, [...missing])
    if (meant) missing.delete(meant)
    return [{ place, reason: say.unknown(name), nearest: meant }]
  })
  return [...mistakes, ...[...missing].map(name => ({ place: whole, reason: say.missing(name) }))]
}
