import type { Page } from 'playwright/test'
import { expect, NOT_FOUND_MESSAGE, openReady, test } from './console'
import { heading, menu, navbar, toggle } from './parts'

// The console tells of every violation, which fails these tests (console.ts).

/** Notes what the page asks of other hosts. */
function watchOrigins(page: Page, own: string): string[] {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(own)) foreign.push(request.url())
  })
  return foreign
}

test('no feature violates the policy or asks another host for anything', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const foreign = watchOrigins(page, baseURL ?? '')
  await page.goto('/markdown-page')
  await toggle(page).click()
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click()
  await page.getByRole('tab', { selected: false }).first().click()
  await page.getByRole('button', { name: 'English' }).click()
  await navbar(page).getByRole('link', { name: 'SDK' }).click()
  await expect(heading(page)).toHaveText('SDK overview')
  await page
    .getByRole('button', { name: /^Expand sidebar category/ })
    .first()
    .click()
  await navbar(page).getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveTitle('Docs')
  await page.goBack()
  await expect(heading(page)).toHaveText('SDK overview')
  await page.setViewportSize({ width: 390, height: 800 })
  await menu(page).click()
  await page.getByRole('button', { name: /Back to main menu/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Study' }).click()
  await expect(heading(page)).toHaveText('Study overview')
  expect(foreign).toEqual([])
})

test.describe('what the policy is there for', () => {
  test.use({ allowedMessage: /Content Security Policy/ })

  test('code that is not in the page as exported is not run', async ({ page }) => {
    await page.goto('/study')
    await page.evaluate(() => {
      const inline = document.createElement('script')
      inline.textContent = 'window.inline = true'
      document.head.append(inline)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.handler = true')
      document.body.append(button)
      button.click()
    })
    // What the policy lets pass runs before the event is over.
    const names = ['inline', 'handler']
    expect(await page.evaluate(names => names.filter(name => name in window), names)).toEqual([])
    await expect(heading(page)).toHaveText('Study overview')
  })
})

test.describe('the not-found page', () => {
  test.use({ allowedMessage: NOT_FOUND_MESSAGE })

  test('keeps its policy too', async ({ page }) => {
    await openReady(page, '/nope')
    await expect(heading(page)).toHaveText('Page Not Found')
  })
})
