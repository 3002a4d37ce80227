import { readFileSync } from 'node:fs'
import { type TransformFailure, transformSync } from 'esbuild'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import type { Finding } from './finding'

const CONFIG = 'sidebars.config.ts'

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
 * What is wrong with `sidebars.config.ts`, told before anything that would fail imports it. Types know
 * the same, but the build does not ask for them.
 */
export async function checkSidebarsFile(): Promise<Finding[]> {
  const source = readFileSync(CONFIG, 'utf8')
  const mistakes = checkSyntax(source)
  if (mistakes.length > 0) return mistakes
  const { sidebars } = await import('../../../sidebars.config')
  return checkShape(sidebars, source)
}

/** @param source text of the file */
export function checkSyntax(source: string): Finding[] {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return unknownHelpers(source)
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) => ({
      file: CONFIG,
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
      rule: 'sidebar',
      message: `${text}. Look for a comma, a quote or a bracket that is missing before it.`,
    }))
  }
}

/** Entries begin their lines, and are written by the functions that the file begins with. */
function unknownHelpers(source: string): Finding[] {
  const helpers = [...source.matchAll(/^const (\w+)/gm)].map(([, name = '']) => name)
  return [...source.matchAll(/^ *(?<name>\w+)\(/dgm)].flatMap(({ groups, indices }) => {
    const name = groups?.name ?? ''
    if (helpers.includes(name)) return []
    const message = `There is no function '${name}'. Use one of: ${helpers.join(', ')}.`
    const place = placeOf(source, indices?.groups?.name?.[0] ?? 0)
    return [{ file: CONFIG, ...place, rule: 'sidebar', message, nearest: nearest(name, helpers) }]
  })
}

/**
 * @param sidebars whatever the file exports as such
 * @param source its text, to tell the place of an entry
 */
export function checkShape(sidebars: object, source: string): Finding[] {
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
  const tell = (word: unknown, message: string, known: string[] = []) => ({
    file: CONFIG,
    ...placeOfWord(word, source),
    rule: 'sidebar',
    message,
    nearest: nearest(String(word), known),
  })
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
  return placeOf(source, Math.max(0, offsets.find(offset => offset >= 0) ?? start))
}
