import { readFileSync } from 'node:fs'
import { z } from 'zod'
import * as config from '../../../sidebars.config'
import { glossary } from '../../site/glossary'
import { siteConfig } from '../../site/site-config'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { type Finding, finding } from './finding'

/** Paths of the files from the project's folder. */
export const CONFIG = 'sidebars.config.ts'
export const SITE_CONFIG = 'lib/site/site-config.ts'
export const GLOSSARY = 'lib/site/glossary.ts'

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

const position = z.enum(['left', 'right']).optional()
const sidebar = z.enum(Object.keys(config.sidebars ?? {}))

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('docSidebar'), sidebar, label: text, position }),
  z.strictObject({ type: z.literal('link'), href: text, label: text, position }),
  z.strictObject({
    type: z.literal(['docsVersionDropdown', 'localeDropdown', 'search']),
    position,
  }),
])

const color = z.string().regex(/^#[\da-f]{3,8}$/i, "Write it as in '#7a1f3d'.")

const bar = z
  .strictObject({
    id: text,
    content: text,
    isCloseable: z.boolean('Write true or false.').optional(),
    backgroundColor: color.optional(),
    textColor: color.optional(),
  })
  .refine(({ backgroundColor, textColor }) => !backgroundColor === !textColor, {
    path: ['textColor'],
    error: 'Give both colours, or none.',
  })

const term = z.strictObject({
  id: text,
  name: text,
  forms: z.array(text).optional(),
  definition: text,
  page: text,
})

/** A setting that authors write in TypeScript: its file, where it begins there, its value and its schema. */
type Setting = readonly [file: string, start: string, value: unknown, schema: z.ZodType]

const { navbar, announcementBar } = siteConfig
export const settings = {
  sidebars: [CONFIG, 'const sidebars', config.sidebars, z.record(z.string(), z.array(item))],
  navbar: [SITE_CONFIG, 'items: [', navbar.items, z.array(navbarItem)],
  announcementBar: [SITE_CONFIG, 'announcementBar: {', announcementBar, bar.optional()],
  glossary: [GLOSSARY, 'const glossary', glossary, z.array(term)],
} satisfies Record<string, Setting>

const KEYS =
  'type id label labelEn items link description sidebar href position content isCloseable backgroundColor textColor name forms definition page'.split(
    ' ',
  )

/**
 * Validates the settings. The build does not run the type checker, which would find the same mistakes. Modules
 * that depend on the sidebars cannot be loaded while the sidebars have mistakes.
 */
export const checkSettings = () =>
  Object.values(settings).flatMap(setting =>
    checkSetting(setting, readFileSync(setting[0], 'utf8')),
  )

/** @param source the text of the file, for positions */
export function checkSetting([file, start, root, schema]: Setting, source: string): Finding[] {
  const begin = Math.max(0, source.indexOf(start))
  if (root === undefined && file === CONFIG) {
    const message = `${CONFIG} exports no \`sidebars\`. Begin the list of pages with 'export const sidebars = {'.`
    return [finding(file, placeOf(source, begin), 'sidebar', message)]
  }
  const reportAt = (word: unknown, message: string, known: string[] = []) => {
    const offsets = [`'${word}'`, `${word}:`, `${word}()`].map(text => source.indexOf(text, begin))
    const place = placeOf(source, offsets.find(offset => offset >= 0) ?? begin)
    const rule = file === CONFIG ? 'sidebar' : 'setting'
    return finding(file, place, rule, message, nearest(String(word), known))
  }
  const valueAt = (path: PropertyKey[]) => path.reduce((value, key) => Object(value)[key], root)

  const issues = schema.safeParse(root).error?.issues ?? []
  // A misspelt key is also a missing one. Only the misspelling is reported.
  const misspelt = issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => [...path, nearest(key, KEYS)].join())
      : [],
  )
  const describe = (path: PropertyKey[]) => {
    const { id, label, name, href, type } = valueAt(path) as Record<string, unknown>
    const what = path.at(-1) === 'link' ? 'link' : 'entry'
    return { what, name: id ?? label ?? name ?? href ?? type ?? start.split(':')[0] }
  }
  return issues.flatMap(issue => {
    if (issue.code === 'unrecognized_keys') {
      const { what, name } = describe(issue.path)
      return issue.keys.map(key => {
        const message = `The ${what} '${name}' has an unknown key '${key}'. Correct or remove it.`
        return reportAt(key, message, KEYS)
      })
    }
    const key = issue.path.at(-1)
    const value = valueAt(issue.path)
    if (typeof key === 'number') {
      const remedy = file === CONFIG ? `doc('${value}', '标签', 'Label')` : `{ … } with its keys`
      return reportAt(value, `'${value}' is not an entry. Write ${remedy}.`)
    }
    const { what, name } = describe(issue.path.slice(0, -1))
    if (key === 'type') {
      const { options = [] } = issue as { options?: string[] }
      const cause = value === undefined ? 'no type' : `the unknown type '${value}'`
      const message = `This ${what} has ${cause}. Write type: '${options.join("' or '")}'.`
      return reportAt(value ?? name, message, value === undefined ? [] : options)
    }
    if (misspelt.includes(issue.path.join())) return []
    if (value === undefined || value === '' || Array.isArray(value)) {
      return reportAt(name, `The ${what} '${name}' has no ${String(key)}. Add it.`)
    }
    const options = issue.code === 'invalid_value' ? issue.values.map(String) : []
    const remedy = options.length > 0 ? `Use one of: ${options.join(', ')}.` : issue.message
    const message = `The ${what} '${name}' has the ${String(key)} '${value}'. ${remedy}`
    return reportAt(value, message, options)
  })
}
