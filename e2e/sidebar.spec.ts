import type { Page } from 'playwright/test'
import { siteConfig } from '../lib/site/site-config'
import { nameFindings } from './checks/names'
import { expect, openReady, test } from './console'
import { OTHER, sidebar } from './parts'

type Slide = { height: number; transition: string }

/** Notes the transitions that lists make, with the heights of the lists. */
async function recordSlides(page: Page): Promise<() => Promise<[Slide, ...Slide[]]>> {
  await page.evaluate(() => {
    const slides: Slide[] = []
    Object.assign(window, { slides })
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const { style, scrollHeight } = target as HTMLElement
        if (style.transition) slides.push({ height: scrollHeight, transition: style.transition })
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] })
  })
  return () => page.evaluate(() => Reflect.get(window, 'slides'))
}

test.describe('sidebar', () => {
  test('opens the way to the page and leaves the rest closed', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    await expect(sidebar(page).getByText('流动性池')).toBeVisible()
    await expect(sidebar(page).getByText('工作原理')).toHaveCount(0)
    await expect(sidebar(page).getByRole('button', { name: '核心概念' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('keeps what the reader opened and its scroll position across pages', async ({ page }) => {
    test.skip(siteConfig.autoCollapseCategories, OTHER)
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    await sidebar(page).getByRole('button', { name: '进阶主题' }).click()
    // Siblings stay open beside each other.
    await expect(sidebar(page).getByRole('button', { name: '核心概念' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    const aside = page.getByRole('complementary').filter({ has: sidebar(page) })
    const scrollTop = () => aside.evaluate(element => element.scrollTop)
    const link = sidebar(page).getByText('闪电兑换').last()
    await link.scrollIntoViewIfNeeded()
    const scrolled = await scrollTop()
    expect(scrolled).toBeGreaterThan(0)
    await link.click()
    await expect(page).toHaveTitle(/^Flash swaps\b/)
    await expect(sidebar(page).getByText('安全')).toBeVisible()
    expect(await scrollTop()).toBe(scrolled)
  })

  test('a category without a page opens and closes by mouse, Enter and Space', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const category = sidebar(page).getByRole('button', { name: '概念 Concepts', exact: true })
    await category.click()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await category.focus()
    await page.keyboard.press('Enter')
    await expect(category).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL('/contract/swapx-v2')
  })

  test('a category with a page has a button of its own to open it', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const button = sidebar(page).getByRole('button', { name: "Expand sidebar category 'SwapX V3'" })
    await button.click()
    await expect(sidebar(page).getByText('技术参考')).toBeVisible()
    await expect(page).toHaveURL('/contract/swapx-v2')
  })

  test('labels are marked as Chinese, with their English name beside them', async ({ page }) => {
    await page.goto('/contract/swapx-v2/concepts/core-concepts/pools')
    const pools = sidebar(page).getByRole('link', { name: '流动性池 Pools', exact: true })
    await expect(pools.locator('[lang=zh-Hans]')).toHaveText('流动性池')
    await expect(pools.locator('[lang=zh-Hans]')).toHaveCount(1)
  })

  test('the English name stands on a line of its own above the label, on every entry', async ({
    page,
  }) => {
    for (const path of ['/sdk/v3/reference/classes/NonfungiblePositionManager', '/contract']) {
      await page.goto(path)
      expect(await page.evaluate(nameFindings)).toEqual([])
    }
  })

  test('on the overview of a section two levels are open', async ({ page }) => {
    for (const [path, shown, hidden] of [
      ['/study', '隐私政策', undefined],
      ['/contract', '协议概览', '工作原理'],
      ['/sdk', '快速开始', '获取报价'],
    ] as const) {
      await page.goto(path)
      await expect(sidebar(page).getByText(shown, { exact: true }).first()).toBeVisible()
      if (hidden) await expect(sidebar(page).getByText(hidden, { exact: true })).toHaveCount(0)
    }
    // Also when a reader comes back to it.
    await openReady(page, '/sdk/v3/guides/background')
    await expect(sidebar(page).getByText('快速开始')).toHaveCount(0)
    await sidebar(page).getByRole('link', { name: 'Overview' }).click()
    await expect(sidebar(page).getByText('快速开始')).toBeVisible()
  })

  test('a label that begins with its English name says it once', async ({ page }) => {
    await page.goto('/sdk/v2/reference/pair')
    const pair = sidebar(page).getByRole('link', { name: /^Pair ?（交易对）$/ })
    await expect(pair.locator('[lang=zh-Hans]')).toHaveText('（交易对）')
    await expect(pair).toHaveText('Pair（交易对）')
  })

  test('a list turned back half-way ends as last asked', async ({ page }) => {
    await page.goto('/contract/swapx-v2')
    const category = sidebar(page).getByRole('button', { name: '概念 Concepts', exact: true })
    const inside = sidebar(page).getByText('核心概念')
    // The first time what is inside is fetched.
    for (const open of [true, false]) {
      await category.click()
      await expect(inside).toBeVisible({ visible: open })
    }
    const slides = await category.evaluate(async (label: HTMLElement) => {
      const frames = async (count: number) => {
        for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
      }
      label.click()
      await frames(5)
      label.click()
      await frames(1)
      const lists = [...document.querySelectorAll('[style*=transition]')]
      const ends = lists.flatMap(list => list.getAnimations()).map(slide => slide.finished)
      return (await Promise.allSettled(ends)).map(({ status }) => status)
    })
    expect(slides).toEqual(['fulfilled'])
    for (const clicks of [2, 3]) {
      for (let click = 0; click < clicks; click++) await category.click()
      await expect(sidebar(page).locator('[style*=transition]')).toHaveCount(0)
      const expanded = (await category.getAttribute('aria-expanded')) === 'true'
      await expect(inside).toBeVisible({ visible: expanded })
    }
  })

  test('with reduced motion a list takes 1 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contract/swapx-v2')
    const slides = await recordSlides(page)
    const category = sidebar(page).getByRole('button', { name: '概念 Concepts', exact: true })
    await category.click()
    await category.click()
    await expect.poll(slides).not.toEqual([])
    const [{ transition }] = await slides()
    expect(transition).toBe('height 1ms ease-in-out')
  })

  test('the label of a category opens and closes it on the category’s own page', async ({
    page,
    context,
  }) => {
    // Until then the label is a plain link, which would load this page once more.
    await openReady(page, '/category/条款和条件')
    const label = sidebar(page).getByRole('link', { name: '条款和条件' })
    const inside = sidebar(page).getByText('隐私政策')
    await expect(inside).toBeVisible()
    await label.click()
    await expect(inside).toBeHidden()
    await label.click()
    await expect(inside).toBeVisible()
    await expect(page).toHaveURL(encodeURI('/category/条款和条件'))
    const opened = context.waitForEvent('page')
    await label.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(encodeURI('/category/条款和条件'))
    await expect(inside).toBeVisible()
  })
})
