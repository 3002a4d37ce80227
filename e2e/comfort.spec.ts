import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, test } from './console'
import { menu, OTHER } from './parts'

const SWAP_OPTIONS = '/sdk/v3/reference/interfaces/SwapOptions'
const COMPARED = '/contract'
const DRAWN = '/sdk/v3/guides/advanced/introduction'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('code wraps below its beginning, and is copied and selected as it is', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openReady(page, '/sdk/v2/guides/quick-start')
    const block = page.locator('[data-code-block]').filter({ hasText: 'priceImpact' }).first()
    const code = block.locator('code').last()
    const { text, selected, lines } = await code.evaluate(element => {
      getSelection()?.selectAllChildren(element)
      const all = [...element.querySelectorAll('.line')]
      const wrapped = all.find(line => line.getBoundingClientRect().height > 40)
      const range = document.createRange()
      if (wrapped) range.selectNodeContents(wrapped)
      return {
        text: element.textContent,
        selected: getSelection()?.toString(),
        lines: Array.from(range.getClientRects(), ({ left }) => left),
      }
    })
    expect(selected).toBe(text)
    expect(Math.max(...lines)).toBeGreaterThan(Math.min(...lines))
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    // With the imports that the block lacks before it.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await block.locator('pre').evaluate(pre => pre.textContent))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text)
    await expect(block.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(0)
  })

  test('a wide table stacks its cells behind the names of their columns, and stays a table', async ({
    page,
  }) => {
    await page.goto(COMPARED)
    const table = page.locator('table[data-stacked]').first()
    const names = await table.getByRole('columnheader').allTextContents()
    expect(names.length).toBeGreaterThan(1)
    const row = table.getByRole('row').nth(1)
    const cells = row.locator('[role=cell], [role=rowheader]')
    const boxes = await cells.evaluateAll(all => all.map(cell => cell.getBoundingClientRect().top))
    expect(boxes).toEqual([...boxes].sort((one, other) => one - other))
    expect(new Set(boxes).size).toBe(names.length)
    const label = await cells
      .last()
      .evaluate(cell => getComputedStyle(cell, '::before').content.split(' / ')[0])
    expect(label).toBe(`"${names.at(-1)}: "`)
    await page.setViewportSize({ width: 1280, height: 844 })
    const tops = await cells.evaluateAll(all => all.map(cell => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('a tap fills the screen with a figure, another one closes it', async ({ page }) => {
        await page.goto(DRAWN)
        const figure = page.locator('figure').first()
        const small = await figure.getByRole('img').boundingBox()
        await figure.getByRole('button', { name: 'Enlarge the figure' }).click()
        const close = figure.getByRole('button', { name: 'Close the enlarged figure' })
        await expect(close).toBeVisible()
        const drawing = await close.locator('use').boundingBox()
        const area = (box: typeof small) => (box?.width ?? 0) * (box?.height ?? 0)
        expect(area(drawing)).toBeGreaterThan(1.3 * area(small))
        expect(drawing?.x).toBeGreaterThanOrEqual(0)
        expect(drawing?.y).toBeGreaterThanOrEqual(0)
        expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeLessThanOrEqual(390)
        expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(844)
        await close.click()
        await expect(close).toBeHidden()
      })
    })
  }

  test('rows of the drawer are 44 px high', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    await menu(page).click()
    const drawer = page.getByRole('dialog')
    const low = () =>
      drawer
        .locator('[data-panel] :is(a, button)')
        .evaluateAll(rows =>
          rows
            .map(row => ({ height: row.getBoundingClientRect().height, text: row.textContent }))
            .filter(({ height }) => height < 44),
        )
    await expect(drawer.getByRole('link').nth(5)).toBeVisible()
    expect(await low()).toEqual([])
  })

  test('no line of the breadcrumbs begins with a slash', async ({ page }) => {
    await page.goto(SWAP_OPTIONS)
    const signs = await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('listitem')
      .evaluateAll(steps =>
        steps.map(step =>
          ['::before', '::after'].map(part => getComputedStyle(step, part).content.slice(0, 3)),
        ),
      )
    const [last, ...others] = signs.toReversed()
    expect(last).toEqual(['non', 'non'])
    expect(new Set(others.map(String))).toEqual(new Set(['non,"/"']))
  })
})

test('a long word in the title of an admonition breaks at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/markdown-page')
  const overhang = await page
    .getByRole('note')
    .locator('p')
    .first()
    .evaluate(title => {
      title.append('nonfungiblePositionManager'.repeat(4))
      return document.documentElement.scrollWidth - innerWidth
    })
  expect(overhang).toBe(0)
})

test('a phone shows the links of headings, and numbers of a list whole', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 320, height: 800 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto('/markdown-page')
  await expect(page.locator('.hash-link').first()).toHaveCSS('opacity', '1')
  const cut = await page
    .locator('article ol')
    .first()
    .evaluate(list => {
      const addItems = (length: number) => {
        for (let count = 0; count < length; count++) list.append(document.createElement('li'))
      }
      const isCut = (number: number) => {
        const marker = document.createElement('span')
        marker.textContent = `${number}. `
        list.firstElementChild?.replaceChildren(marker)
        const room = list.firstElementChild?.getBoundingClientRect().left ?? 0
        return marker.getBoundingClientRect().width > room
      }
      list.replaceChildren()
      addItems(9)
      const short = isCut(9)
      addItems(90)
      const long = isCut(99)
      list.setAttribute('start', '1000')
      return { short, long, given: isCut(1099) }
    })
  expect(cut).toEqual({ short: false, long: false, given: false })
  await page.close()
})

test('a wide window gives code and tables more room, and text none', async ({ page }) => {
  await page.goto('/sdk/v2/guides/quick-start')
  const widths = () =>
    page.evaluate(() =>
      ['article > div > p', 'article [data-code-block]'].map(
        part => document.querySelector(part)?.clientWidth ?? 0,
      ),
    )
  const [text = 0, code = 0] = await widths()
  await page.setViewportSize({ width: 1920, height: 900 })
  const [wideText = 0, wideCode = 0] = await widths()
  expect(wideText).toBe(text)
  expect(wideCode).toBeGreaterThan(1.15 * code)
})

test('the home page has code and a way to start without scrolling', async ({ page }) => {
  test.skip(Boolean(siteConfig.announcementBar), OTHER)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Quick start' }).first()).toBeInViewport({ ratio: 1 })
  await expect(main.locator('pre').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main > svg')).toHaveCount(0)
})
