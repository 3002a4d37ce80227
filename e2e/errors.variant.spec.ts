import type { Page } from 'playwright/test'
import { expect, openReady, test } from './console'
import { heading, spinner } from './parts'
import { VARIANT } from './ports'

// A crash is told in the console too.
test.use({ allowedMessage: /./, baseURL: VARIANT })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const CHAIN = 'Boom\n\nCause:\nInner cause\n\nCause:\nplain text'

/** Opens the page that fails on demand. */
const open = (page: Page) => openReady(page, '/crash')

test('a page that crashes shows the error with its causes, between navbar and footer, and leads on', async ({
  page,
}) => {
  await open(page)
  await press(page, 'Crash the page')
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page).toHaveTitle('Page Error')
  await expect(page.getByText(CHAIN)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await press(page, 'Try again')
  await expect(heading(page)).toHaveText('Crash')
  await expect(page).toHaveTitle('Crash | Docs')

  await press(page, 'Crash the page')
  await expect(page).toHaveTitle('Page Error')
  await page.getByRole('banner').getByRole('link', { name: 'Contract' }).click()
  await expect(heading(page)).toHaveText('Contracts overview')
  await expect(page).toHaveTitle('Contracts overview | Docs')
})

test('a crash around the pages shows the error alone, and Try again brings all back', async ({
  page,
}) => {
  await open(page)
  await press(page, 'Crash the layout')
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page).toHaveTitle('Page Error')
  await expect(page.getByText(CHAIN)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press(page, 'Try again')
  await expect(heading(page)).toHaveText('Crash')
  await expect(page).toHaveTitle('Crash | Docs')
  await expect(page.getByRole('banner')).toBeVisible()
})

/** Whether the spinner that comes next shows, by milliseconds of waiting. Runs in the page. */
function visibilityOfNextSpinner(times: number[]): Promise<string[]> {
  return new Promise(resolve => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector('[role=status]:has([aria-hidden])')
      const [animation] = box?.getAnimations() ?? []
      if (!box || !animation) return
      observer.disconnect()
      const visibilityAt = (time: number) => {
        animation.currentTime = time
        return getComputedStyle(box).visibility
      }
      resolve(times.map(visibilityAt))
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a part that loads late shows nothing, then a spinner, then itself', async ({ page }) => {
  await open(page)
  await page.route(/\.js$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  const visibility = page.evaluate(visibilityOfNextSpinner, [199, 201])
  await press(page, 'Show the late part')
  expect(await visibility).toEqual(['hidden', 'visible'])
  await expect(spinner(page)).toBeVisible()
  await expect(page.getByText('The late part')).toBeVisible()
  await expect(spinner(page)).toHaveCount(0)
})

test('a part that cannot be loaded shows the error, and Retry loads the page anew', async ({
  page,
}) => {
  await open(page)
  await page.route(/\.js$/, route => route.abort())
  await press(page, 'Show the late part')
  await expect(heading(page)).toHaveText('This page did not load.')
  await expect(page.getByText(/chunk/i)).toBeVisible()
  await page.unroute(/\.js$/)
  await press(page, 'Retry')
  await expect(heading(page)).toHaveText('Crash')
  await press(page, 'Show the late part')
  await expect(page.getByText('The late part')).toBeVisible()
})

test('a click leads to a heading with a Chinese name', async ({ page }) => {
  await open(page)
  const link = page.getByRole('link', { name: 'To a Chinese heading' })
  await expect(link).toHaveAttribute('href', /#%E4%B8%AD/)
  await link.click()
  await expect(page).toHaveTitle('Far | Docs')
  const top = () =>
    page
      .getByRole('heading', { name: '中文标题' })
      .evaluate(element => Math.round(element.getBoundingClientRect().top))
  // The navbar of this configuration has left: 8 px instead of 68.
  await expect.poll(top).toBe(8)
})
