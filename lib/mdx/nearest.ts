import { closestMatch } from 'leven'
import type { Mistake, Place } from './source'

/** The word that was probably meant, in whatever case: a third of its letters may be others. */
export function nearest(word: string, known: string[]): string | undefined {
  const names = known.map(name => name.toLowerCase())
  const maxDistance = Math.max(3, word.length / 3)
  const best = closestMatch(word.toLowerCase(), names, { maxDistance })
  return best === undefined ? undefined : known[names.indexOf(best)]
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
