const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g
const CLASS_SELECTOR = /\.(-?[_a-z][\w-]*)/gi

/** Share of the pages from which on all pages wait for a block: measured, with figures just below. */
const COMMON = 0.4

/** The site's style sheet in three parts, which follow each other in the cascade. */
export type StyleParts = {
  /** What many pages show. */
  common: string
  /** What some pages show. */
  some: string
  /** What no page shows before a reader does something. */
  late: string
}

/** Addresses of the style sheets of a page, in their order. */
export function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address)
}

/** Class names that a page's elements have. */
export function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
}

/**
 * Divides style sheets by what pages show. Blocks at the top level stay whole, which is one CSS
 * module or one layer of the global styles each, and keep their order.
 * @param pages the class names of each page
 */
export function divideStyles(css: string, pages: Set<string>[]): StyleParts {
  const parts: StyleParts = { common: '', some: '', late: '' }
  for (const block of topLevelBlocks(css)) {
    const classes = [...block.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name)
    const shows = pages.filter(page => classes.some(name => page.has(name))).length
    const isCommon = classes.length === 0 || shows > pages.length * COMMON
    parts[isCommon ? 'common' : shows > 0 ? 'some' : 'late'] += block
  }
  return parts
}

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

/** Whether a page shows something that is styled by `css`. */
export function usesStyles(html: string, css: string): boolean {
  const classes = classesOf(html)
  return [...css.matchAll(CLASS_SELECTOR)].some(([, name = '']) => classes.has(name))
}

/**
 * Names the parts in a page: those that hold its first paint up in the place of the style sheets
 * that Next has named, the others behind the page. React knows a style sheet by its address.
 */
export function linkStyles(html: string, head: string[], end: string[]): string {
  const links = (addresses: string[]) =>
    addresses
      .map(address => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`)
      .join('')
  let isFirst = true
  return html
    .replace(STYLE_SHEET, () => {
      const text = isFirst ? links(head) : ''
      isFirst = false
      return text
    })
    .replace('</body>', () => `${links(end)}</body>`)
}
