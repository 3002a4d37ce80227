import type { Page } from 'playwright'
import { neverRest } from '../e2e/console'

/**
 * Addresses of the scripts that a page loads until React has hydrated it, without those of other pages, which it fetches when there is nothing to do.
 */
export async function loadedScripts(page: Page, address: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.addInitScript(neverRest)
  await page.goto(address, { waitUntil: 'networkidle' })
  return scripts
}
