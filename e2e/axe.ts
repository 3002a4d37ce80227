import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { TEXT_KINDS } from './checks/text-kinds'
import { addStyles } from './parts'

declare const axe: typeof axeCore

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe advises beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Links in text must differ from it by more than colour. Axe would accept a difference of colour alone,
 * and takes longer to compute it than for half of its rules.
 */
const LINKS_BY_STYLE =
  "axe.configure({ rules: [{ id: 'link-in-text-block', any: ['link-in-text-block-style'] }] })"

/**
 * Kinds of text whose contrast was found to be enough, on any page and in any mode: the same colours
 * have the same contrast wherever they are.
 */
const known = new Set<string>()

type Options = {
  /** Whether to look at the colours alone. */
  coloursOnly?: boolean
  /** A selector of the part to look at. */
  within?: string
  /** A selector of parts to pass over. */
  without?: string
  /** Rules to run in the place of all those of WCAG 2.2 AA and best practice. */
  rules?: string[]
}

/** Puts axe into the page, once for each load. Works in pages without scripts too. */
export async function injectAxe(page: Page, javaScript = true) {
  // Timers do not run in a page without scripts, and axe goes on by them; promises do run. What is to
  // run later is a time limit of axe's, and none is needed.
  if (!javaScript) {
    await page.evaluate(() => {
      // Axe takes no notice of what is in there.
      for (const box of document.body.querySelectorAll('noscript')) {
        box.replaceWith(...box.childNodes)
      }
      window.setTimeout = ((task: () => void, delay?: number) => {
        if (!delay) Promise.resolve().then(task)
        return 0
      }) as typeof setTimeout
    })
  }
  await page.evaluate(SOURCE)
  await page.evaluate(LINKS_BY_STYLE)
  await page.evaluate(TEXT_KINDS)
  // Before gradients, such as the shadows of tables axe gives no answer about contrast.
  await addStyles(page, '* { background-image: none !important }')
  // Out of axe's sight, and in their place.
  await addStyles(
    page,
    '[data-repeats] { visibility: hidden } pre :not([data-repeats]) { visibility: visible }',
  )
}

/**
 * What axe finds wrong in a part of the page as it stands: rule, place and meaning. Contrast takes axe
 * longer than all else, so it is looked at once for each kind of text, of which a page has thousands of
 * pieces, and never again in the same run. A kind in a whole page of which axe knows no contrast is a
 * finding. Tokens of code that repeat what is there are out of sight of all rules.
 */
export async function axeFindings(
  page: Page,
  { coloursOnly = false, within = 'html', without, rules }: Options = {},
): Promise<string[]> {
  const { found, fine } = await page.evaluate(
    async ({ tags, coloursOnly, within, without, rules, known }) => {
      const kindsOfToken = new Set<string>()
      for (const token of document.querySelectorAll('pre *:not(a, :has(a))')) {
        const code = token.closest('pre')
        let kind = ''
        for (let part: Element | null = token; part !== code; part = part?.parentElement ?? null)
          kind += `${part?.tagName}.${part?.className} `
        token.toggleAttribute('data-repeats', kindsOfToken.has(kind))
        if (token.checkVisibility()) kindsOfToken.add(kind)
      }

      const colours = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId)
      const all = rules ?? axe.getRules(tags).map(({ ruleId }) => ruleId)
      const wanted = coloursOnly ? all.filter(rule => colours.includes(rule)) : all
      const contrast = wanted.filter(rule => rule.startsWith('color-contrast'))
      const others = wanted.filter(rule => !contrast.includes(rule))
      const found: string[] = []
      /** Looks at parts of the page, and returns the elements that the rules have an answer about. */
      const look = async (include: (Element | string)[], values: string[]) => {
        if (include.length === 0 || values.length === 0) return []
        const { violations, passes } = await axe.run(
          { include: include as string[], exclude: without ? [without] : [] },
          {
            runOnly: { type: 'rule', values },
            // To name what passes takes long.
            resultTypes: values === contrast ? ['violations', 'passes'] : ['violations'],
            elementRef: true,
          },
        )
        for (const { id, help, nodes } of violations) {
          for (const { target } of nodes) found.push(`${id} at ${target.join(' ')} (${help})`)
        }
        return [...violations, ...passes].flatMap(({ nodes }) =>
          nodes.map(node => node.element as Element),
        )
      }

      await look([within], others)

      const fine: string[] = []
      let kinds = [...(contrast.length > 0 ? textKinds(within) : [])]
        .map(([kind, same]) => ({ kind: `${contrast}: ${kind}`, same }))
        .filter(({ kind }) => !known.includes(kind))
      const lookAt = async (pick: (same: Element[]) => Element[]) => {
        const bad = found.length
        const answered = new Set(
          await look(
            kinds.flatMap(({ same }) => pick(same)),
            contrast,
          ),
        )
        const isAnswered = ({ same }: { same: Element[] }) => same.some(part => answered.has(part))
        if (found.length === bad) fine.push(...kinds.filter(isAnswered).map(({ kind }) => kind))
        kinds = kinds.filter(kind => !isAnswered(kind))
      }
      await lookAt(same => same.slice(0, 1))
      await lookAt(same => same.slice(1, 6))
      const { scrollX, scrollY } = window
      const rest = kinds
      for (const kind of rest) {
        // They may be scrolled out of their box, or covered.
        kind.same[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        kinds = [kind]
        await lookAt(same => same)
        // A dialog lies over other things, before which axe has no answer.
        for (const { same } of within === 'html' ? kinds : []) {
          found.push(`no contrast known of ${same[0]?.outerHTML.slice(0, 160)}`)
        }
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return { found, fine }
    },
    { tags: TAGS, coloursOnly, within, without, rules, known: [...known] },
  )
  for (const kind of fine) known.add(kind)
  return found
}
