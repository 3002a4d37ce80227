import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { addStyles } from './parts'

declare const axe: typeof axeCore

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe advises beyond it. No rule is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Options = {
  /** Whether to look at the colours alone, which take most of the time. */
  coloursOnly?: boolean
  /** A selector of the part to look at. */
  within?: string
  /** Rules to run in the place of all those of WCAG 2.2 AA and best practice. */
  rules?: string[]
}

/** Puts axe into the page, once for each load. Works in pages without scripts too. */
export async function injectAxe(page: Page, javaScript = true) {
  // Timers do not run in a page without scripts, and axe goes on by them; promises do run. What is to
  // run later is a time limit of axe's, and none is needed.
  if (!javaScript) {
    await page.evaluate(() => {
      window.setTimeout = ((task: () => void, delay?: number) => {
        if (!delay) Promise.resolve().then(task)
        return 0
      }) as typeof setTimeout
    })
  }
  await page.evaluate(SOURCE)
  // Before gradients, such as the shadows of tables, axe gives no answer about contrast.
  await addStyles(page, '* { background-image: none !important }')
  // Out of axe's sight, and in their place.
  await addStyles(
    page,
    '[data-repeats] { visibility: hidden } pre :not([data-repeats]) { visibility: visible }',
  )
}

/**
 * What axe finds wrong in a part of the page as it stands: rule, place and meaning. Contrast in code is
 * looked at once for each kind of token, of which a page has thousands.
 */
export async function axeFindings(
  page: Page,
  { coloursOnly = false, within = 'html', rules }: Options = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ tags, coloursOnly, within, rules }) => {
      const kinds = new Set<string>()
      for (const token of document.querySelectorAll('pre *')) {
        const code = token.closest('pre')
        let kind = ''
        for (let part: Element | null = token; part !== code; part = part?.parentElement ?? null)
          kind += `${part?.tagName}.${part?.className} `
        token.toggleAttribute('data-repeats', kinds.has(kind))
        if (token.checkVisibility()) kinds.add(kind)
      }
      const colours = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId)
      const wanted = rules ?? axe.getRules(tags).map(({ ruleId }) => ruleId)
      const options: axeCore.RunOptions = {
        runOnly: {
          type: 'rule',
          values: coloursOnly ? wanted.filter(rule => colours.includes(rule)) : wanted,
        },
        resultTypes: ['violations'],
      }
      const { violations } = await axe.run({ include: [[within]] }, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')} (${help})`),
      )
    },
    { tags: TAGS, coloursOnly, within, rules },
  )
}
