import { readFileSync } from 'node:fs'
import { type TransformFailure, transformSync } from 'esbuild'
import { z } from 'zod'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { type Finding, finding } from './finding'

/** Path of the file from the project's folder. */
export const CONFIG = 'sidebars.config.ts'

const text = z.string().min(1)

const doc = z.strictObject({ type: z.literal('doc'), id: text, label: text, labelEn: text })

const category = z.strictObject({
  type: z.literal('category'),
  label: text,
  labelEn: text,
  get items(): z.ZodArray {
    return z.array(item).min(1)
  },
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('generated-index'), description: text }),
      z.strictObject({ type: z.literal('doc'), id: text }),
    ])
    .optional(),
})

const item = z.discriminatedUnion('type', [doc, category])

const schema = z.record(z.string(), z.array(item))

const KEYS = ['type', 'id', 'label', 'labelEn', 'items', 'link', 'description']

const TYPES = { entry: ['doc', 'category'], link: ['generated-index', 'doc'] }

/**
 * Checks `sidebars.config.ts` before modules that depend on it are imported. The build does not run the
 * type checker, which would find the same.
 */
export async function checkSidebarsFile(): Promise<Finding[]> {
  const source = readFileSync(CONFIG, 'utf8')
  const mistakes = checkSyntax(source)
  if (mistakes.length > 0) return mistakes
  const { sidebars }: { sidebars?: object } = await import('../../../sidebars.config')
  return checkShape(sidebars, source)
}

export function checkSyntax(source: string): Finding[] {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return unknownHelpers(source)
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) => {
      const place = { line: location?.line ?? 1, column: (location?.column ?? 0) + 1 }
      const message = `${text}. Look for a missing comma, quote or bracket before it.`
      return finding(CONFIG, place, 'sidebar', message)
    })
  }
}

/** Reports calls at the beginning of a line of functions that the file does not define. */
function unknownHelpers(source: string): Finding[] {
  const helpers = [...source.matchAll(/^const (\w+)/gm)].map(([, name = '']) => name)
  return [...source.matchAll(/^ *(?<name>\w+)\(/dgm)].flatMap(({ groups, indices }) => {
    const name = groups?.name ?? ''
    if (helpers.includes(name)) return []
    const message = `There is no function '${name}'. Use one of: ${helpers.join(', ')}.`
    const place = placeOf(source, indices?.groups?.name?.[0] ?? 0)
    return [finding(CONFIG, place, 'sidebar', message, nearest(name, helpers))]
  })
}

/** @param sidebars what the file exports by this name */
export function checkShape(sidebars: object | undefined, source: string): Finding[] {
  if (!sidebars) {
    const message = `${CONFIG} exports no \`sidebars\`. Begin the list of pages with 'export const sidebars = {'.`
    const place = placeOf(source, source.search(/^const sidebars\b/m))
    return [finding(CONFIG, place, 'sidebar', message)]
  }
  const reportAt = (word: unknown, message: string, known: string[] = []) =>
    finding(CONFIG, placeOfWord(word, source), 'sidebar', message, nearest(String(word), known))
  const valueAt = (path: PropertyKey[]) => path.reduce((value, key) => Object(value)[key], sidebars)

  const issues = schema.safeParse(sidebars).error?.issues ?? []
  // A misspelt key is also a missing one. Only the misspelling is reported.
  const misspelt = issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => [...path, nearest(key, KEYS)].join())
      : [],
  )
  return issues.flatMap(issue => {
    const isUnknown = issue.code === 'unrecognized_keys'
    const key = issue.path.at(-1)
    if (typeof key === 'number' && !isUnknown) {
      const value = valueAt(issue.path)
      return reportAt(value, `'${value}' is not an entry. Write doc('${value}', '标签', 'Label').`)
    }
    const path = isUnknown ? issue.path : issue.path.slice(0, -1)
    const entry = valueAt(path) as Record<string, unknown>
    const name = entry.id ?? entry.label ?? entry.type
    const what = path.at(-1) === 'link' ? 'link' : 'entry'
    if (isUnknown) {
      return issue.keys.map(key => {
        const message = `The ${what} '${name}' has an unknown key '${key}'. Correct or remove it.`
        return reportAt(key, message, KEYS)
      })
    }
    if (key === 'type') {
      const cause = entry.type === undefined ? 'no type' : `the unknown type '${entry.type}'`
      const message = `This ${what} has ${cause}. Write type: '${TYPES[what].join("' or '")}'.`
      return reportAt(entry.type ?? name, message, entry.type === undefined ? [] : TYPES[what])
    }
    if (misspelt.includes(issue.path.join())) return []
    return reportAt(name, `The ${what} '${name}' has no ${String(key)}. Add it.`)
  })
}

/** Position of a string, a key or a call, below the helper functions. */
function placeOfWord(word: unknown, source: string) {
  const start = source.indexOf('export const sidebars')
  const offsets = [`'${word}'`, `${word}:`, `${word}()`].map(text => source.indexOf(text, start))
  return placeOf(source, offsets.find(offset => offset >= 0) ?? start)
}
