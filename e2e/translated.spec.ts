import { expect, openReady, test } from './console'
import { fakeWorker, heading, sidebar, stopClock } from './parts'
import { translate } from './translator'

const GUIDE = '/sdk/v3/guides/swaps/quoting'

test('where the page runs from right to left, code and figures do not', async ({ page }) => {
  for (const address of ['/study', GUIDE]) {
    await openReady(page, address)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const turned = await page
      .locator('main :is(pre, code, figure svg text)')
      .evaluateAll(parts => parts.filter(part => getComputedStyle(part).direction !== 'ltr').length)
    expect(turned, address).toBe(0)
  }
})

test('on a translated page what changes says so, and code is copied as it was published', async ({
  page,
  context,
  clock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A program that prints a line and never ends.
  await fakeWorker(page, `onmessage = () => postMessage({ line: 'one' })`)
  await openReady(page, GUIDE)
  await stopClock(clock)
  const block = page.getByRole('group', { name: 'Code: programs/quoting.mts' }).first()
  const code = await block.locator('pre').last().textContent()
  await page.evaluate(translate)
  await expect(heading(page)).toContainText('·')
  const untouched = page.locator('main :is(pre, code, [data-code-block] a, figure svg)')
  expect((await untouched.allTextContents()).filter(text => text.includes('·'))).toEqual([])

  const copyPage = page.getByRole('button', { name: /^Copy page/ })
  await copyPage.click()
  await clock.runFor(200)
  const copied = page.getByRole('button', { name: 'Copied', exact: true })
  await expect(copied).toHaveText('Copied')
  await clock.runFor(2000)
  await expect(copyPage).toHaveText('Copy page')

  await block.getByRole('button', { name: 'Copy code' }).click()
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await block.getByRole('button', { name: /^Run/ }).click()
  await expect(block.getByRole('status')).toHaveText('running…')
  await page.evaluate(translate)
  await block.getByRole('button', { name: /^Stop/ }).click()
  await expect(block.getByRole('status')).toHaveText('stopped')
  await expect(block.getByRole('button', { name: 'Run' })).toBeVisible()

  await page.getByRole('group', { name: 'Samples with' }).getByText('viem').click()
  const category = sidebar(page).locator('[aria-label^="Expand"]').first()
  await category.click()
  await page.evaluate(translate)

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('button', { name: /^On this page: / })
  const scrollTo = (section: number) =>
    page
      .locator('article h2')
      .nth(section)
      .evaluate(heading => heading.scrollIntoView())
  await scrollTo(1)
  await expect(bar).toBeVisible()
  await page.evaluate(translate)
  const section = (await bar.textContent()) ?? ''
  await scrollTo(2)
  await expect(bar).not.toHaveText(section)
  await page.setViewportSize({ width: 1280, height: 844 })

  await page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=next]').click()
  await expect(heading(page)).not.toContainText('·')
  await expect(page).not.toHaveURL(GUIDE)
})

/** What an extension of the browser makes of a page. Each runs in the page. */
const REARRANGED: Record<string, () => void> = {
  'the page in a box': () => {
    const main = document.querySelector('main')
    const box = document.createElement('div')
    main?.replaceWith(box)
    if (main) box.append(main)
  },
  'no page': () => document.querySelector('main')?.remove(),
  'no sidebar': () => document.querySelector('#menu')?.remove(),
  'links in boxes': () => {
    for (const link of document.querySelectorAll('a')) {
      const box = document.createElement('font')
      link.replaceWith(box)
      box.append(link)
    }
  },
}

test.describe('an extension of the browser', () => {
  test.use({ allowedMessage: /NotFoundError/ })

  for (const [name, rearrange] of Object.entries(REARRANGED)) {
    test(`may leave ${name}: a link leads to another page`, async ({ page }) => {
      await openReady(page, GUIDE)
      await page.evaluate(rearrange)
      const crashes = page.getByText('This page crashed.')
      for (const [link, title] of [
        ['Contract', 'Contracts overview'],
        ['SDK', 'SDK overview'],
      ] as const) {
        await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
        await expect(heading(page)).toHaveText(title)
        await expect(crashes).toHaveCount(0)
      }
    })
  }
})
