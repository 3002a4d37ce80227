import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { TEXT_KINDS } from './checks/text-kinds'
import { addStyles } from './parts'

declare const axe: typeof axeCore

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe advises beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asks for a review of what is hidden, and never finds anything wrong. */
const REVIEW = 'hidden-content'

/**
 * What axe is not asked of every page. Whether all is in a landmark follows from a page's kind; the
 * sizes of targets and the reach of boxes that scroll are in `checks/`, for each width.
 */
const OF_KIND = ['region', 'target-size', 'scrollable-region-focusable']

const ALL = axeCore
  .getRules(TAGS)
  .map(({ ruleId }) => ruleId)
  .filter(rule => rule !== REVIEW)

const isContrast = (rule: string) => rule.startsWith('color-contrast')

/** The rules for a page. */
export const rules = {
  all: ALL,
  /** where another page stands for its kind */
  content: ALL.filter(rule => !OF_KIND.includes(rule)),
  /** in its other mode, which changes colours alone */
  colours: ALL.filter(isContrast),
}

/**
 * Links in text must differ from it by more than colour. Axe would accept a difference of colour alone,
 * and takes longer to compute it than for half of its rules. Names in code look like the code around them.
 */
const LINKS_BY_STYLE =
  "axe.configure({ rules: [{ id: 'link-in-text-block', selector: 'a[href]:not(pre a)', any: ['link-in-text-block-style'] }] })"

/**
 * Kinds of text whose contrast was found to be enough, on any page and in any mode: the same colours
 * have the same contrast wherever they are.
 */
const known = new Set<string>()

type Options = {
  /** A selector of the part to look at. */
  within?: string
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
  // Without its value, which Playwright would copy.
  await page.evaluate(`${SOURCE}\nundefined`)
  await page.evaluate(LINKS_BY_STYLE)
  await page.evaluate(TEXT_KINDS)
  // Before gradients, such as the shadows of tables axe gives no answer about contrast.
  await addStyles(page, '* { background-image: none !important }')
  await page.evaluate(mergeTokens)
}

/**
 * What axe finds wrong with the contrast of a page. It is put in only if there is a kind of text that it has not
 * looked at in the same run, since it takes longer to load than the page.
 */
export async function contrastFindings(page: Page): Promise<string[]> {
  await page.evaluate(TEXT_KINDS)
  const kinds = await page.evaluate(() => [...textKinds('html').keys()])
  if (kinds.every(kind => known.has(`${rules.colours}: ${kind}`))) return []
  await injectAxe(page)
  return axeFindings(page, { rules: rules.colours })
}

/** Of tokens of code that look the same one stays; of the others, their text. Runs in the page. */
function mergeTokens() {
  for (const code of document.querySelectorAll('pre code')) {
    const kinds = new Set<string>()
    for (const token of code.querySelectorAll('[class=line] > [class^=token-]:not(:has(a))')) {
      if (kinds.has(token.className)) token.replaceWith(...token.childNodes)
      else if (token.checkVisibility()) kinds.add(token.className)
    }
  }
}

/**
 * What axe finds wrong in a part of the page as it stands: rule, place and meaning. Contrast takes axe
 * longer than all else, so it is looked at once for each kind of text, of which a page has thousands of
 * pieces, and never again in the same run. A kind in a whole page of which axe knows no contrast is a
 * finding.
 */
export async function axeFindings(
  page: Page,
  { within = 'html', rules = ALL }: Options = {},
): Promise<string[]> {
  const contrast = rules.filter(isContrast)
  const others = rules.filter(rule => !isContrast(rule))
  const { found, fine } = await page.evaluate(
    async ({ contrast, others, within, known }) => {
      const found: string[] = []
      /** Looks at parts of the page, and returns the elements that the rules have an answer about. */
      const look = async (include: (Element | string)[], values: string[]) => {
        if (include.length === 0 || values.length === 0) return []
        const { violations, passes } = await axe.run(
          { include: include as string[], exclude: [] },
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
        // They may be scrolled out of their box or covered, and of text in two lines axe knows no contrast.
        const first = kind.same[0] as Element
        const parts = [...first.childNodes]
        first.replaceChildren('Ab')
        first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        kinds = [kind]
        await lookAt(same => same)
        first.replaceChildren(...parts)
        // A dialog lies over other things, before which axe has no answer.
        for (const { same } of within === 'html' ? kinds : []) {
          found.push(`no contrast known of ${same[0]?.outerHTML.slice(0, 160)}`)
        }
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return { found, fine }
    },
    { contrast, others, within, known: [...known] },
  )
  for (const kind of fine) known.add(kind)
  return found
}

/** The same in both modes. A mode changes colours alone, so all else is looked at in one of them. */
export async function axeFindingsInBothModes(
  page: Page,
  { rules = ALL, ...options }: Options = {},
): Promise<string[]> {
  const found: string[] = []
  for (const [theme, asked] of [
    ['dark', rules.filter(isContrast)],
    ['light', rules],
  ] as const) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, theme)
    const ofAxe = await axeFindings(page, { ...options, rules: asked })
    found.push(...ofAxe.map(text => `${theme}: ${text}`))
  }
  return found
}
