import { activeHeading } from '../lib/client/active-heading'
import { columnFindings } from './checks/column'
import { expect, test } from './console'
import { toggle } from './parts'

const LONG = '/contract/swapx-v2/concepts/advanced-topics/price'

test('callouts read as the text around them; text has one edge, code and tables another', async ({
  page,
}) => {
  for (const path of ['/contract', '/sdk/v3/reference/classes/Pool', '/markdown-page']) {
    await page.goto(path)
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(columnFindings), `${path} at ${width} px`).toEqual([])
    }
  }
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
      const view = { offset: 60, windowHeight: 900, isAtEnd: part === 1, target: '' }
      const id = activeHeading(boxes, view)
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

test('print wraps code, and cuts no table', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/markdown-page')
  await expect(page.locator('pre').first()).toHaveCSS('white-space-collapse', 'preserve')
  await expect(page.locator('pre').first()).toHaveCSS('text-wrap-mode', 'wrap')
  // A wide table loses no column.
  const right = await page
    .locator('article table')
    .first()
    .evaluate(table => {
      for (const row of table.querySelectorAll('tr')) {
        for (let column = 0; column < 16; column++) {
          const cell = row.cells[0]?.cloneNode() as Element
          cell.innerHTML = 'Word <code>aVeryLongName(uint256)</code>'
          row.append(cell)
        }
      }
      return table.getBoundingClientRect().right
    })
  expect(right).toBeLessThanOrEqual(700)
})
