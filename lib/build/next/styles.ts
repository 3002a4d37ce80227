import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFiles } from '../export/pages'
import { assetFile, linkStyles, styleSheetsOf, writeAsset } from './output'

const CLASS_SELECTOR = /\.(-?[_a-z][\w-]*)/gi

/** Share of the pages from which on all pages wait for a block: measured, with figures just above. */
const COMMON = 0.4

/** Rules of these hold further rules. */
const CONDITION = /^@(layer|media|supports|container)\b/
/** Paper, and readers whose settings change a page that can be read as it is. */
const DEFERRED_CONDITION =
  /^@media[^{]*(\bprint\b|prefers-contrast|forced-colors|prefers-reduced-motion)/
/** What an element is only once a reader points at it, or moves there. */
const ACTED = /:(hover|focus|focus-visible|focus-within|active|target|popover-open)\b|::backdrop/

/** The site's style sheet in three parts, which follow each other in the cascade. */
type StyleParts = {
  /** What many pages show. */
  common: string
  /** What some pages show. */
  some: string
  /** What no page shows before a reader does something. */
  deferred: string
}

/**
 * Divides the style sheets of the export anew, so that a page's first paint waits for little more
 * than its own. Next's chunks hold what any page of the same route may need.
 */
export function finishStyles(out: string): void {
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8')
  const pages = htmlFiles(out).map(name => `${name}.html`)
  const sheets = new Set<string>()
  for (const page of pages) for (const sheet of styleSheetsOf(read(page))) sheets.add(sheet)
  const css = [...sheets].map(address => readFileSync(assetFile(out, address), 'utf8')).join('\n')
  const classes = classesIn(css)
  const shown = pages.map(page => shownOn(read(page), classes))
  const parts = divideStyles(css, shown)
  const address = (text: string) => writeAsset(out, '.css', text).address
  const common = address(parts.common)
  const some = address(parts.some)
  const deferred = address(parts.deferred)
  // In the data of pages each old name leads to a part that every page has.
  const write = (name: string, text: string) => {
    const renamed = [...sheets].reduce((result, sheet) => result.replaceAll(sheet, common), text)
    writeFileSync(path.join(out, name), renamed)
  }
  const someClasses = classesIn(parts.some)
  for (const [index, page] of pages.entries()) {
    const hasSome = someClasses.some(name => shown[index]?.has(name))
    const [head, end] = hasSome ? [[common, some], [deferred]] : [[common], [some, deferred]]
    write(page, linkStyles(read(page), head, end))
  }
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter(name => name.endsWith('.txt'))) write(name, read(name))
}

/**
 * Those of the classes that a page's HTML names, wherever: the page may wait for some of their rules in vain.
 * A part of the HTML itself would keep the whole of it in memory.
 */
function shownOn(html: string, classes: string[]): Set<string> {
  return new Set(classes.filter(name => html.includes(name)))
}

/**
 * Divides style sheets by what pages show. Blocks at the top level, which are one CSS module or one
 * layer of the global styles each, keep their order, and are whole but for their deferred rules: those
 * come after all others of their layer.
 * @param pages the class names of each page
 */
export function divideStyles(css: string, pages: Set<string>[]): StyleParts {
  const parts: StyleParts = { common: '', some: '', deferred: '' }
  for (const block of topLevelBlocks(css)) {
    const { blocking, deferred } = divideRules(block, pages)
    const classes = classesIn(blocking)
    const shows = pages.filter(page => classes.some(name => page.has(name))).length
    const isCommon = classes.length === 0 || shows > pages.length * COMMON
    parts[isCommon ? 'common' : 'some'] += blocking
    parts.deferred += deferred
  }
  return parts
}

/** Takes the deferred rules out of a block, with the conditions around them. */
function divideRules(block: string, pages: Set<string>[]): { blocking: string; deferred: string } {
  const [, head = '', content = ''] = /^([^{]*)\{(.*)\}$/s.exec(block) ?? []
  if (DEFERRED_CONDITION.test(head)) return { blocking: '', deferred: block }
  if (CONDITION.test(head)) {
    const parts = topLevelBlocks(content).map(rule => divideRules(rule, pages))
    const around = (rules: string) => rules && `${head}{${rules}}`
    return {
      blocking: around(parts.map(({ blocking }) => blocking).join('')),
      deferred: around(parts.map(({ deferred }) => deferred).join('')),
    }
  }
  return isDeferred(head, pages)
    ? { blocking: '', deferred: block }
    : { blocking: block, deferred: '' }
}

/** Whether no selector of the list matches before the reader acts. Nothing moves before, either. */
function isDeferred(selectors: string, pages: Set<string>[]): boolean {
  if (selectors.startsWith('@keyframes')) return true
  return withoutArguments(selectors)
    .split(',')
    .every(selector => {
      const classes = classesIn(selector)
      const isShown =
        classes.length === 0 || pages.some(page => classes.every(name => page.has(name)))
      return ACTED.test(selector) || !isShown
    })
}

/** What stands in `:is()` and its kin says little about what a selector matches. */
function withoutArguments(selectors: string): string {
  const less = selectors.replace(/\([^()]*\)/g, '')
  return less === selectors ? less : withoutArguments(less)
}

const classesIn = (css: string) => [...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name)

/** Rules and statements that stand in no other. */
export function topLevelBlocks(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || sign.startsWith('"')) continue
    blocks.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return blocks
}
