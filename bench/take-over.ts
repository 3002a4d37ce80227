import type { Page } from 'playwright'

/** Milliseconds between two moves. */
const PAUSE = 50

/** Moves the pointer, as a reader does, until React has taken the page over. */
export async function takeOver(page: Page): Promise<void> {
  const taken = page.locator('[data-choice]')
  for (let x = 600; (await taken.count()) === 0; x += 1) {
    await page.mouse.move(x % 700, 400)
    await page.waitForTimeout(PAUSE)
  }
  await page.waitForLoadState('networkidle')
}
