import type { Page } from 'playwright'
import { takeOver } from './take-over'

/**
 * Addresses of the scripts that a page loads until its reader has acted and React has taken it over.
 */
export async function loadedScripts(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  // An empty app has none: its framework starts by itself.
  if ((await page.locator('script[data-page]').count()) > 0) await takeOver(page)
  return scripts
}
