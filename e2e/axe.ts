import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { addStyles } from './parts'

declare const axe: typeof axeCore

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe advises beyond it. No rule is left out. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What a run looks at. Contrast takes two thirds of the time, most of it in code: a run may do the
 * colour rules alone, or look at the colours of everything but code.
 */
export type Scope = 'everything' | 'colours' | 'all but colours of code'

type Options = {
  scope?: Scope
  /** A selector of the part to look at. */
  within?: string
  /** Rules to run in the place of all those of WCAG 2.2 AA and best practice. */
  rules?: string[]
}

/** Puts axe into the page, once for each load. Works in pages without scripts too. */
export async function injectAxe(page: Page, javaScript = true) {
  // Timers do not run in a page without scripts, and axe waits with them; promises do run.
  if (!javaScript) {
    await page.evaluate(() => {
      window.setTimeout = ((task: () => void) => {
        Promise.resolve().then(task)
        return 0
      }) as typeof setTimeout
    })
  }
  await page.evaluate(SOURCE)
  // Before gradients, such as the shadows of tables, axe gives no answer about contrast.
  await addStyles(page, '* { background-image: none !important }')
}

/** What axe finds wrong in a part of the page as it stands: rule, place and meaning. */
export async function axeFindings(
  page: Page,
  { scope = 'everything', within = 'html', rules }: Options = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ tags, scope, within, rules }) => {
      const colours = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId)
      const wanted = rules ?? axe.getRules(tags).map(({ ruleId }) => ruleId)
      const run = async (values: string[], exclude: string[] = []) => {
        const options: axeCore.RunOptions = {
          runOnly: { type: 'rule', values },
          resultTypes: ['violations'],
        }
        const { violations } = await axe.run({ include: [[within]], exclude }, options)
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target }) => `${id} at ${target.join(' ')} (${help})`),
        )
      }
      const ofColour = wanted.filter(rule => colours.includes(rule))
      const others = wanted.filter(rule => !colours.includes(rule))
      if (scope === 'everything') return run(wanted)
      if (scope === 'colours') return run(ofColour)
      return [...(await run(others)), ...(await run(ofColour, ['pre']))]
    },
    { tags: TAGS, scope, within, rules },
  )
}
