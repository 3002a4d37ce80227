import type { Page } from 'playwright'
import { neverRest } from '../e2e/console'
import { takeOver } from './take-over'

/**
 * Addresses of the scripts that a page loads until its reader has acted and React has taken it over,
 * without those of other pages, which it fetches when there is nothing to do.
 */
export async function loadedScripts(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.addInitScript(neverRest)
  await page.goto(address, { waitUntil: 'networkidle' })
  // An empty app has none: its framework starts by itself.
  if ((await page.locator('script[data-page]').count()) > 0) await takeOver(page)
  return scripts
}
