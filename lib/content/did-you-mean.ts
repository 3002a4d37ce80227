import { closestMatch } from 'leven'
import type { Mistake, Place } from './report'

/** The word that was probably meant, ignoring case: the same letters, or up to a third of them changed. */
export function nearest(word: string, known: string[]): string | undefined {
  const names = known.map(name => name.toLowerCase())
  const lettersOf = (name: string) => [...name].sort().join('')
  const letters = lettersOf(word.toLowerCase())
  const maxDistance = Math.round(word.length / 3)
  const best =
    names.find(name => lettersOf(name) === letters) ??
    closestMatch(word.toLowerCase(), names, { maxDistance })
  return best === undefined ? undefined : known[names.indexOf(best)]
}

type Reason = (name: string) => string

/**
 * Compares the names on a page with the expected ones, both ways. A misspelt name is also a missing one:
 * only the misspelling is reported.
 * @param whole position for missing names
 */
export function compareNames(
  written: { name: string; place: Place }[],
  known: string[],
  whole: Place,
  reasons: { unknown: Reason; again: Reason; missing: Reason },
): Mistake[] {
  const names = written.map(({ name }) => name)
  const missing = new Set(known.filter(name => !names.includes(name)))
  const mistakes = written.flatMap(({ name, place }, index): Mistake[] => {
    if (known.includes(name)) {
      return names.indexOf(name) < index ? [{ place, reason: reasons.again(name) }] : []
    }
    const meant = nearest(name, [...missing])
    if (meant) missing.delete(meant)
    return [{ place, reason: reasons.unknown(name), nearest: meant }]
  })
  return [
    ...mistakes,
    ...[...missing].map(name => ({ place: whole, reason: reasons.missing(name) })),
  ]
}
