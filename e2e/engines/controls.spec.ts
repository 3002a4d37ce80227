import { codeOverlaps } from '../checks/overlaps'
import { expect, test } from './test'

const TOGGLE = 'header button[aria-label^="Switch between dark and light"]'
const MENU = 'header button[aria-label="Toggle navigation bar"]'
const TERMS = '/sdk/v3/guides/advanced/pool-data'
const TRADING = '/sdk/v3/guides/swaps/trading'

const mode = () => document.documentElement.dataset.theme
const background = () => getComputedStyle(document.body).backgroundColor

test('the colour mode switches, in other tabs too, and is kept', async ({ reader, newReader }) => {
  await reader.start('/study')
  const light = await reader.evaluate(background)
  const other = await newReader()
  await other.start('/sdk')
  await reader.click(TOGGLE)
  await reader.expect('dark', mode)
  await other.expect('dark', mode)
  const dark = await other.evaluate(background)
  expect(dark).not.toBe(light)
  await reader.start('/contract')
  await reader.expect(dark, background)
  await reader.click(TOGGLE)
  await reader.expect(light, background)
})

test('what is pressed before the scripts arrive acts when they do; the menu opens at once', async ({
  reader,
  site,
}) => {
  site.holdsScripts = true
  await reader.open(TRADING)
  await reader.click(TOGGLE)
  await reader.click({ selector: 'h1 + * button', text: 'viem' })
  await reader.resize(390)
  await reader.click(MENU)
  await reader.sees('#menu [aria-current=page]')
  await reader.expect('light', mode)
  await reader.evaluate(() => void dispatchEvent(new Event('arrive')))
  await reader.ready()
  await reader.expect('dark', mode)
  await reader.sees('#menu[role=dialog]')
  await reader.press('Escape')
  await reader.seesNo('#menu')
  await reader.sees('h1 + * button[aria-pressed=true]')
  await reader.expect(['viem'], () => [
    ...new Set(
      [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(tab => tab.textContent),
    ),
  ])
  await reader.expect('viem', () => localStorage.getItem('docusaurus.tab.client'))
})

test('the drawer takes the focus and gives it back on Escape; a link in it leads on', async ({
  reader,
}) => {
  await reader.resize(390)
  await reader.start('/contract')
  await reader.seesNo('[data-sidebar]')
  await reader.click(MENU)
  await reader.sees('[role=dialog] a[href="/contract/swapx-v2"]')
  await reader.expect(true, () => document.activeElement?.closest('[role=dialog]') !== null)
  await reader.press('Escape')
  await reader.seesNo('[role=dialog]')
  await reader.expect('menu', () => document.activeElement?.getAttribute('popovertarget'))
  await reader.click(MENU)
  // Opened, it scrolls to the page's own entry.
  await reader.expect(true, () => document.activeElement?.closest('[role=dialog]') !== null)
  await reader.click({ selector: '[role=dialog] a', text: 'SwapX V3' })
  await reader.arrives('SwapX V3 contracts')
  await reader.seesNo('[role=dialog]')
})

test('the drawer opens with the page’s entry in its middle, which leads to the top of the page', async ({
  reader,
}) => {
  await reader.resize(390)
  await reader.start('/sdk/v3/reference/interfaces/MethodParameters#fields')
  await reader.evaluate(() => scrollTo(0, 300))
  await reader.click(MENU)
  await reader.expect(true, () => document.activeElement?.closest('[role=dialog]') !== null)
  await reader.expect(true, () => {
    const entry = document.querySelector('#menu [data-panel] > :last-child [aria-current]')
    const { top = 0 } = entry?.getBoundingClientRect() ?? {}
    return top > 350 && top < 550
  })
  await reader.click('#menu [data-panel] > :last-child [aria-current]')
  await reader.seesNo('[role=dialog]')
  await reader.expect('', () => location.hash)
  await reader.expect(0, () => scrollY)
})

test('on a phone a bar names the section and opens the contents', async ({ reader }) => {
  await reader.resize(390)
  await reader.start('/contract/swapx-v2/concepts/protocol-overview/how-it-works')
  const BAR = 'button[aria-label^="On this page: "]'
  const CONTENTS = 'nav[aria-label="On this page"]'
  await reader.seesNo(BAR)
  await reader.evaluate(() => scrollTo(0, 3000))
  await reader.click(BAR)
  await reader.sees(`${CONTENTS} [aria-current]`)
  await reader.click(`${CONTENTS} a`)
  await reader.seesNo(CONTENTS)
  await reader.expect(true, () => location.hash !== '')
})

test('code that the browser does not let be copied is selected, which its button says', async ({
  reader,
}) => {
  await reader.start('/markdown-page')
  await reader.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
  })
  await reader.click('button[aria-label="Copy code to clipboard"]')
  await reader.sees('button[aria-label^="Not copied"]')
  await reader.expect(true, () => Boolean(getSelection()?.toString()))
})

test('a category of the sidebar opens and closes', async ({ reader }) => {
  await reader.start('/contract/swapx-v2')
  const caret = (word: string) =>
    `[data-sidebar] [aria-label="${word} sidebar category 'SwapX V3'"]`
  const links = () =>
    [...document.querySelectorAll('[data-sidebar] a')].filter(link => link.checkVisibility()).length
  const before = await reader.evaluate(links)
  await reader.click(caret('Expand'))
  await reader.sees(caret('Collapse'))
  await reader.expect(before + 2, links)
  await reader.click(caret('Collapse'))
  await reader.expect(before, links)
})

test('a tab shows its panel, by click and by keys', async ({ reader }) => {
  await reader.start('/markdown-page')
  const panel = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
  await reader.click({ selector: '[role=tab]', text: 'v3' })
  await reader.expect('v3', panel)
  await reader.press('ArrowLeft')
  await reader.press('Enter')
  await reader.expect('v2', panel)
})

test('code is copied, which its button says', async ({ reader }) => {
  await reader.start('/markdown-page')
  await reader.click('button[aria-label="Copy code to clipboard"]')
  await reader.sees('button[aria-label=Copied]')
})

test('long code wraps from the start; the button that unwraps it stays where its lines fit', async ({
  reader,
}) => {
  const isWide = () => {
    const code = document.querySelector('pre[data-long]')
    return code ? code.scrollWidth > code.clientWidth : null
  }
  const setSize = (size: string) =>
    reader.evaluate(size => {
      const code = document.querySelector<HTMLElement>('pre[data-long]')
      code?.style.setProperty('font-size', size, 'important')
    }, size)
  const wrap = (isPressed: boolean) =>
    `:has(+ pre[data-long]) > button[aria-label="Toggle word wrap"][aria-pressed=${isPressed}]`
  await reader.start('/markdown-page')
  // Whether the line fits depends on the system's font: here it does not, then it does.
  await setSize('20px')
  await reader.expect(false, isWide)
  await reader.click(wrap(true))
  await reader.expect(true, isWide)
  await setSize('8px')
  await reader.expect(false, isWide)
  await reader.sees(wrap(false))
})

test('a click on a term shows its definition, and Escape hides it', async ({ reader }) => {
  await reader.start(TERMS)
  const focusesTerm = () => document.activeElement?.matches('main [data-term]')
  await reader.click('main [data-term]')
  await reader.sees('[popover][role=dialog]')
  await reader.press('Escape')
  await reader.seesNo('[popover][role=dialog]')
  await reader.expect(true, focusesTerm)
  await reader.press('Enter')
  await reader.sees('[popover][role=dialog]')
  await reader.expect(TERMS, () => location.pathname)
})

test('pointing at a name in code shows its card, and Escape hides it', async ({ reader }) => {
  await reader.start(TRADING)
  const name = 'main [role=tabpanel]:not([hidden]) pre a'
  await reader.hover(name)
  await reader.sees('[popover][role=tooltip] code')
  await reader.press('Escape')
  await reader.seesNo('[popover][role=tooltip]')
  await reader.hover('h1')
  await reader.hover(name)
  await reader.sees('[popover][role=tooltip] code')
  await reader.hover('h1')
  await reader.seesNo('[popover][role=tooltip]')
  await reader.click(name)
  await reader.expect(false, path => location.pathname === path, TRADING)
})

/** Gives the screen the styles of paper. Runs in the page. */
function showOnPaper() {
  const mediaOf = (rule: CSSRule): MediaList[] => [
    ...('media' in rule ? [rule.media as MediaList] : []),
    ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(mediaOf) : []),
  ]
  for (const { media, cssRules } of document.styleSheets) {
    for (const list of [media, ...[...cssRules].flatMap(mediaOf)]) {
      if (list.mediaText.includes('print')) list.mediaText = 'all'
      else if (list.mediaText.includes('screen')) list.mediaText = 'not all'
    }
  }
}

test('on paper there are no controls, and the address stands under the title', async ({
  reader,
}) => {
  await reader.open(TERMS)
  await reader.evaluate(showOnPaper)
  await reader.seesNo('nav, button')
  await reader.expect(true, () => {
    const { content } = getComputedStyle(document.querySelector('h1') as Element, '::after')
    // Not every engine tells what the text comes to.
    return /docs\.swapx\.exchange|attr\(data-url\)/.test(content)
  })
})

const GUIDE = '/sdk/v3/guides/liquidity/minting-position'

test('tabs, file and buttons of code share one row; on a phone nothing of it lies over another part', async ({
  reader,
}) => {
  /** The row, from the top of the block to its lines, and whether its parts are inside. Runs in the page. */
  const measureRow = () => {
    const isSeen = (element: Element) => element.checkVisibility()
    const block = [...document.querySelectorAll('[role=tabpanel] [data-code-block]')].find(isSeen)
    const panel = block?.closest('[role=tabpanel]')
    const [lines] = [...(block?.querySelectorAll('pre') ?? [])].filter(isSeen)
    const parts = [
      ...(panel?.parentElement?.querySelectorAll('[role=tab]') ?? []),
      ...(block?.firstElementChild?.querySelectorAll('a, summary, button') ?? []),
    ].filter(isSeen)
    const boxes = parts.map(part => part.getBoundingClientRect())
    const top = block?.getBoundingClientRect().top ?? 0
    const height = (lines?.getBoundingClientRect().top ?? 0) - top
    const isInside = boxes.every(({ top: y, bottom }) => y >= top - 1 && bottom <= top + height + 1)
    return { isOneRow: height <= 42, isInside, isEnough: boxes.length > 2 }
  }
  await reader.start(GUIDE)
  const fine = { isInside: true, isEnough: true }
  await reader.expect({ isOneRow: true, ...fine }, measureRow)
  await reader.expect([], codeOverlaps)
  await reader.resize(390)
  await expect.poll(() => reader.evaluate(measureRow)).toMatchObject(fine)
  await reader.expect([], codeOverlaps)
})

test('a program runs from its header, where its output then stands', async ({ reader }) => {
  await reader.start('/sdk/v3/guides/swaps/quoting')
  const RUN = { selector: '[data-code-block] button', text: 'Run' }
  const top = () =>
    Math.round(
      [...document.querySelectorAll('button')]
        .find(button => /^(Run|Stop)$/.test(button.textContent?.trim() ?? ''))
        ?.getBoundingClientRect().top ?? 0,
    )
  await reader.click(RUN)
  const before = await reader.evaluate(top)
  await reader.expect(true, () =>
    /^✓ ran here in \d+\.\d s, as recorded$/.test(
      [...document.querySelectorAll('[role=status]')].map(status => status.textContent).join(''),
    ),
  )
  await reader.expect(
    '10 A buy 19.74316 B',
    () => document.querySelector('[data-code-block] [role=status] + * > pre .line')?.textContent,
  )
  await reader.expect(before, top)
})
