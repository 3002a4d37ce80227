import { onTestFinished } from 'vitest'
import { siteConfig } from './site-config'

/** Overrides settings of the site until the test ends. */
export function useSettings(settings: Partial<typeof siteConfig>): void {
  const before = { ...siteConfig }
  Object.assign(siteConfig, settings)
  onTestFinished(() => void Object.assign(siteConfig, before))
}
