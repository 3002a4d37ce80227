import type { Finding } from '../../content/finding'
import { type Allowed, type Hit, placeOf, readSource, type Source } from '../../files/source-text'
import { address } from './address'
import { packageName } from './package-name'
import { secret } from './secret'
import { damaged, hiddenUnicode, placeholder } from './text'
import { unsafeValue } from './unsafe-value'

/** Rules for the text of pages and samples, by name: what readers may paste must not harm them. */
const textRules: Record<string, (source: Source, allowed: Allowed) => Iterable<Hit>> = {
  address,
  damaged,
  'hidden-unicode': hiddenUnicode,
  'package-name': packageName,
  placeholder,
  secret,
  'unsafe-value': unsafeValue,
}

/**
 * Findings of the text rules in one page or sample, from top to bottom.
 * @param file its path from the project's folder
 */
export function lint(file: string, text: string, allowed: Allowed): Finding[] {
  const source = readSource(file, text)
  return Object.entries(textRules)
    .flatMap(([rule, find]) => [...find(source, allowed)].map(hit => ({ rule, ...hit })))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...found }) => ({ file, ...placeOf(text, offset), ...found }))
}
