import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as config from '../../sidebars.config'
import { type Finding, finding } from '../content/finding'
import { placeOf } from '../files/source-text'
import { glossary } from '../site/glossary'
import { siteConfig } from '../site/site-config'

/** Paths of the files from the project's folder. */
export const CONFIG = 'sidebars.config.ts'
export const SITE_CONFIG = 'lib/site/site-config.ts'
export const GLOSSARY = 'lib/site/glossary.ts'

/** Needs the lists of the sidebars, and so repeats their mistakes. */
const READER = 'lib/site/sidebar-trees.ts'

/** What authors write in TypeScript. */
const FILES = [
  CONFIG,
  SITE_CONFIG,
  'lib/site/shell-config.ts',
  GLOSSARY,
  'lib/site/deployments.ts',
  'lib/site/redirects.ts',
  READER,
]

const OPTIONS =
  '--ignoreConfig --noEmit --pretty false --strict --skipLibCheck --allowJs --module esnext --moduleResolution bundler --target es2022 --types node --typeRoots'.split(
    ' ',
  )

const DIAGNOSTIC =
  /^(.+)\((\d+),(\d+)\): error TS\d+: (.*?)(?: Did you mean (?:to write )?'"?(.*?)"?'\?)?$/gm

/** What an author does where the compiler suggests no word. */
const remedyOf = (file: string) =>
  file === CONFIG
    ? "Write a page as doc('address', 'Chinese label', 'English title'), like those beside it."
    : `Write a value of this type; the names of sidebars are those that ${CONFIG} exports.`

/**
 * Checks the settings: their types, and that no text or list is empty. Modules that depend on the sidebars cannot
 * be loaded while the sidebars have mistakes.
 * @param root the project's folder
 */
export async function checkSettings(root = process.cwd()): Promise<Finding[]> {
  const diagnostics = await runTsc(root)
  const found = [...diagnostics.matchAll(DIAGNOSTIC)].map(
    ([, file = '', line, column, message = '', nearest]) => {
      const place = { line: Number(line), column: Number(column) }
      const sentence = message.replace(/\.?$/, '.')
      const told = nearest ? sentence : `${sentence} ${remedyOf(file)}`
      return finding(file, place, ruleOf(file), told, nearest)
    },
  )
  const causes = found.filter(({ file }) => file !== READER)
  const mistakes = causes.length > 0 ? causes : found
  const { navbar, announcementBar } = siteConfig
  return mistakes.length > 0
    ? mistakes
    : [
        ...emptyValues(CONFIG, config.sidebars),
        ...emptyValues(SITE_CONFIG, [navbar, announcementBar]),
        ...emptyValues(GLOSSARY, glossary),
      ]
}

const ruleOf = (file: string) => (file === CONFIG ? 'sidebar' : 'setting')

/** What the compiler says of the settings. */
const runTsc = (cwd: string) =>
  new Promise<string>(resolve => {
    const tsc = path.resolve('node_modules/typescript/bin/tsc')
    const args = [tsc, ...OPTIONS, path.resolve('node_modules/@types'), ...FILES]
    execFile(process.execPath, args, { cwd }, (_, output) => resolve(output))
  })

/** What types allow to be empty. The whole may be, as where a site has no glossary. */
export function emptyValues(
  file: string,
  value: unknown,
  source = readFileSync(file, 'utf8'),
): Finding[] {
  if (!/""|.\[\]/.test(JSON.stringify(value))) return []
  const place = placeOf(source, source.search(/''|""|(?<!\w)\[\]/))
  return [finding(file, place, ruleOf(file), 'A text or a list is empty. Fill it in.')]
}
