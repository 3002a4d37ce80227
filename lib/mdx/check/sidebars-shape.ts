import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { type Finding, finding } from './finding'

/** The file of the sidebars, seen from the project's folder. */
export const CONFIG = 'sidebars.config.ts'

/** What each type of entry must say, and what it may. */
const ENTRIES = {
  doc: { must: ['id', 'label', 'labelEn'], may: [] },
  category: { must: ['label', 'labelEn', 'items'], may: ['link'] },
}

/** The same of what a category's label leads to. */
const LINKS = {
  'generated-index': { must: ['description'], may: [] },
  doc: { must: ['id'], may: [] },
}

/**
 * Entries of the sidebars that lack something or say what nobody reads.
 * @param sidebars what the file exports by this name
 */
export function checkShape(sidebars: object | undefined, source: string): Finding[] {
  if (!sidebars) {
    const message = `${CONFIG} exports no \`sidebars\`. Begin the list of pages with 'export const sidebars = {'.`
    const place = placeOf(source, source.search(/^const sidebars\b/m))
    return [finding(CONFIG, place, 'sidebar', message)]
  }
  return Object.values(sidebars).flatMap((items: unknown[]) => checkItems(items, source))
}

function checkItems(items: unknown[], source: string): Finding[] {
  return items.flatMap(item => {
    const { items: below, link } = Object(item)
    return [
      ...checkKeys('entry', item, ENTRIES, source),
      ...(typeof link === 'object' ? checkKeys('link', link, LINKS, source) : []),
      ...(Array.isArray(below) ? checkItems(below, source) : []),
    ]
  })
}

function checkKeys(
  what: string,
  value: unknown,
  kinds: Record<string, { must: string[]; may: string[] }>,
  source: string,
): Finding[] {
  const tell = (word: unknown, message: string, known: string[] = []) =>
    finding(CONFIG, placeOfWord(word, source), 'sidebar', message, nearest(String(word), known))
  if (typeof value !== 'object' || value === null) {
    return [tell(value, `'${value}' is no ${what}. Write doc('${value}', '标签', 'Label').`)]
  }
  const entry = value as Record<string, unknown>
  const name = entry.id ?? entry.label ?? entry.type
  const types = Object.keys(kinds)
  const kind = kinds[String(entry.type)]
  if (!kind) {
    const fault = entry.type === undefined ? 'has no type' : `has the type '${entry.type}'`
    const message = `This ${what} ${fault}. Write type: '${types.join("' or '")}'.`
    return [tell(entry.type ?? name, message, entry.type === undefined ? [] : types)]
  }
  const known = ['type', ...kind.must, ...kind.may]
  const unknown = Object.keys(entry).filter(key => !known.includes(key))
  // A misspelt key is also a missing one; the misspelling is the thing to say.
  const missing = kind.must.filter(
    key => !entry[key] && !unknown.some(word => nearest(word, [key])),
  )
  return [
    ...unknown.map(key =>
      tell(key, `The ${what} '${name}' knows no '${key}'. Use one of: ${known.join(', ')}.`, known),
    ),
    ...missing.map(key => tell(name, `The ${what} '${name}' has no ${key}. Add it.`)),
  ]
}

/** Where a text, a key or a call stands, below the helpers that the file begins with. */
function placeOfWord(word: unknown, source: string) {
  const start = source.indexOf('export const sidebars')
  const offsets = [`'${word}'`, `${word}:`, `${word}()`].map(text => source.indexOf(text, start))
  return placeOf(source, offsets.find(offset => offset >= 0) ?? start)
}
