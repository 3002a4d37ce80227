import type { Page } from 'playwright/test'
import { activeHeading } from '../lib/client/active-heading'
import { expect, openReady, test } from './console'
import { toggle } from './parts'

const LONG = '/contract/swapx-v2/concepts/advanced-topics/price'
const backToTop = (page: Page) => page.locator('button[aria-label="Scroll back to top"]')

/** The lists of steps among the page's structured data. */
async function breadcrumbData(page: Page) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map(text => JSON.parse(text)).filter(data => data['@type'] === 'BreadcrumbList')
}

async function scrollDownAndUp(page: Page) {
  await page.evaluate(async () => {
    window.scrollTo(0, 1500)
    await new Promise(requestAnimationFrame)
    window.scrollTo(0, 1400)
  })
}

test.describe('breadcrumbs', () => {
  test('search engines are told the steps that readers see', async ({ page }) => {
    await page.goto(LONG)
    const lists = await breadcrumbData(page)
    expect(lists).toHaveLength(1)
    const [{ itemListElement }] = lists
    const steps = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    const seen = await steps.evaluateAll(items =>
      items.map(item => [item.textContent, item.querySelector('a')?.getAttribute('href')]),
    )
    const current = [seen.at(-1)?.[0], LONG]
    const expected = [...seen.slice(1, -1).filter(([, href]) => href), current]
    const url = 'https://docs.swapx.exchange'
    expect(
      itemListElement.map(({ position, name, item }: Record<string, string>) => {
        return [position, name, item]
      }),
    ).toEqual(expected.map(([name, href], index) => [index + 1, name, `${url}${href}`]))
  })

  test('pages outside the sidebars have neither steps nor data', async ({ page }) => {
    for (const path of ['/', '/markdown-page']) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0)
      expect(await breadcrumbData(page)).toEqual([])
    }
  })
})

test.describe('table of contents', () => {
  test('marks the heading that the rule names, wherever the page stands', async ({ page }) => {
    await page.goto(LONG)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const part of [0, 0.3, 0.6, 1]) {
      const boxes = await page.evaluate(async share => {
        const { scrollHeight } = document.documentElement
        window.scrollTo(0, (scrollHeight - window.innerHeight) * share)
        await new Promise(requestAnimationFrame)
        return [...document.querySelectorAll('article :is(h2, h3)[id]')].map(heading => {
          const { top, bottom } = heading.getBoundingClientRect()
          return { id: heading.id, top, bottom }
        })
      }, part)
      const id = activeHeading(boxes, 60, 900)
      await expect(contents.locator('[aria-current]')).toHaveCount(id ? 1 : 0)
      if (id) await expect(contents.locator('[aria-current]')).toHaveAttribute('href', `#${id}`)
    }
  })

  test('marks an entry without moving the others, whatever the width', async ({ page }) => {
    await page.goto(LONG)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const moved = await contents.evaluate(contents => {
      const links = [...contents.querySelectorAll('a')]
      for (const link of links) link.removeAttribute('aria-current')
      return Array.from({ length: 100 }, (_, index) => 120 + index).flatMap(width => {
        contents.style.inlineSize = `${width}px`
        const height = contents.scrollHeight
        return links.flatMap(link => {
          link.ariaCurrent = 'location'
          const grown = contents.scrollHeight - height
          link.removeAttribute('aria-current')
          return grown === 0 ? [] : `${link.textContent}: ${grown} px at ${width} px`
        })
      })
    })
    expect(moved).toEqual([])
  })

  test('is left out where no heading is in its range', async ({ page }) => {
    await page.goto('/category/条款和条件')
    await expect(page.getByText('On this page')).toHaveCount(0)
  })
})

test.describe('back to top', () => {
  test('comes on the way up, leads to the top, and goes on the way down', async ({ page }) => {
    await openReady(page, LONG)
    await expect(backToTop(page)).toBeHidden()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    await expect(backToTop(page)).toBeHidden()
    await page.mouse.wheel(0, -200)
    await expect(backToTop(page)).toBeVisible()
    const box = await backToTop(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([48, 48])

    await page.mouse.wheel(0, 100)
    await expect(backToTop(page)).toBeHidden()
    await page.mouse.wheel(0, -100)
    await page.getByRole('button', { name: 'Scroll back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(backToTop(page)).toBeHidden()
  })

  test('scrolling down stops the way to the top', async ({ page }) => {
    await openReady(page, LONG)
    await scrollDownAndUp(page)
    await expect(backToTop(page)).toBeVisible()
    const stopped = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="Scroll back to top"]')?.click()
      const frame = () => new Promise(requestAnimationFrame)
      for (let count = 0; count < 4; count++) await frame()
      window.scrollBy(0, 500)
      for (let count = 0; count < 4; count++) await frame()
      const { scrollY } = window
      for (let count = 0; count < 10; count++) await frame()
      return window.scrollY === scrollY
    })
    expect(stopped).toBe(true)
    await expect(backToTop(page)).toBeHidden()
  })

  test('with reduced motion the top is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openReady(page, LONG)
    await scrollDownAndUp(page)
    await expect(backToTop(page)).toBeVisible()
    const y = await backToTop(page).evaluate((button: HTMLElement) => {
      button.click()
      return window.scrollY
    })
    expect(y).toBe(0)
  })

  test('is not brought by a jump to a heading further up', async ({ page }) => {
    await openReady(page, LONG)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await contents.getByRole('link').nth(2).click()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(backToTop(page)).toBeHidden()
  })

  test('is not on the home page nor on pages outside the sidebars', async ({ page }) => {
    for (const path of ['/', '/markdown-page']) {
      await page.goto(path)
      await expect(backToTop(page)).toHaveCount(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is light, its mode fixed, and every link is there', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/contract/swapx-v2')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(252, 253, 252)')
    await expect(toggle(page)).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByText('概念', { exact: true })
      .click()
    await expect(page).toHaveURL(/\/contract\/swapx-v2\/concepts\//)
  })

  test('the table of contents unfolds on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contract/swapx-v2')
    const contents = page.getByRole('main').getByRole('group').filter({ hasText: 'On this page' })
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.getByText('On this page').click()
    await expect(contents.getByRole('link').first()).toBeVisible()
  })
})

test('on a short page the footer is at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/category/条款和条件')
  const box = await page.getByRole('contentinfo').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(1600)
})

test('reduced motion takes the time out of transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const time = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--transition-fast'),
  )
  expect(Number.parseFloat(time)).toBe(0)
})

test('print leaves out what cannot be used on paper, and wraps code', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(LONG)
  for (const name of ['On this page', 'Scroll back to top']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.goto('/markdown-page')
  await expect(page.locator('pre').first()).toHaveCSS('white-space-collapse', 'preserve')
  await expect(page.locator('pre').first()).toHaveCSS('text-wrap-mode', 'wrap')
})
