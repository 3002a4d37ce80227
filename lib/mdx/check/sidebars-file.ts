import { readFileSync } from 'node:fs'
import { type TransformFailure, transformSync } from 'esbuild'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import type { Finding } from './finding'

const CONFIG = 'sidebars.config.ts'

/** What a `doc` and a `category` must say as text, and what else they may. */
const KEYS = {
  doc: { text: ['id', 'label', 'labelEn'], more: ['type'] },
  category: { text: ['label', 'labelEn'], more: ['type', 'items', 'link'] },
}

/** The same of what a category's label leads to. */
const LINK_KEYS = {
  'generated-index': { text: ['description'], more: ['type'] },
  doc: { text: ['id'], more: ['type'] },
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
    return []
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

/**
 * @param sidebars whatever the file exports as such
 * @param source its text, to tell the place of an entry
 */
export function checkShape(sidebars: object, source: string): Finding[] {
  return Object.values(sidebars).flatMap(items => checkItems(items, source))
}

function checkItems(items: unknown, source: string): Finding[] {
  return [items].flat().flatMap(item => {
    const { type, items: below, link } = Object(item)
    return [
      ...checkKeys('entry', item, KEYS, source),
      ...(link === undefined ? [] : checkKeys('link', link, LINK_KEYS, source)),
      ...(below === undefined && type !== 'category' ? [] : checkItems(below, source)),
    ]
  })
}

function checkKeys(
  what: string,
  value: unknown,
  kinds: Record<string, { text: string[]; more: string[] }>,
  source: string,
): Finding[] {
  const entry: Record<string, unknown> = Object(value)
  const tell = (word: unknown, message: string, known: string[] = []) => ({
    file: CONFIG,
    ...placeOfWord(word, source),
    rule: 'sidebar',
    message,
    nearest: nearest(String(word), known),
  })
  const names = Object.keys(kinds)
  const named = entry.label ?? entry.id ?? entry.type
  const kind = kinds[String(entry.type)]
  if (!kind) {
    const types = names.map(name => `'${name}'`).join(' or ')
    const message = `The type of this ${what} is '${entry.type}'. Write ${types}.`
    return [tell(entry.type ?? named, message, names)]
  }
  const known = [...kind.text, ...kind.more]
  const unknown = Object.keys(entry).filter(key => !known.includes(key))
  const missing = kind.text.filter(key => typeof entry[key] !== 'string' || entry[key] === '')
  const wanted = missing.filter(key => !unknown.some(word => nearest(word, [key])))
  const name = entry.id ?? entry.label ?? entry.type
  return [
    ...unknown.map(key =>
      tell(key, `No ${what} has a '${key}'. Take one of: ${known.join(', ')}.`, known),
    ),
    ...wanted.map(key => tell(name, `The ${what} '${name}' has no text for its ${key}. Add it.`)),
  ]
}

/** Where a text or a key stands. */
function placeOfWord(word: unknown, source: string) {
  const offsets = [`'${word}'`, `${word}:`].map(written => source.indexOf(written))
  return placeOf(source, Math.max(0, offsets.find(offset => offset >= 0) ?? 0))
}
