// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shellConfig } from '@/lib/site/shell-config'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const DEFAULTS = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const

/** The switch on a site with these settings. */
async function show(settings: Partial<typeof shellConfig.colorMode>) {
  vi.resetModules()
  vi.doMock('@/lib/site/shell-config', () => ({
    shellConfig: { ...shellConfig, colorMode: { ...DEFAULTS, ...settings } },
  }))
  vi.stubGlobal('matchMedia', () => ({ addListener() {}, removeListener() {} }))
  const { Providers } = await import('./providers')
  const { ColorModeToggle } = await import('./color-mode-toggle')
  render(
    <Providers>
      <ColorModeToggle />
    </Providers>,
  )
}

test('without the switch there is no button, and a stored choice is ignored', async () => {
  localStorage.setItem('theme', 'dark')
  await show({ disableSwitch: true })
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('a dark default holds while nothing is stored', async () => {
  await show({ defaultMode: 'dark' })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/currently dark mode/)
  expect(localStorage.length).toBe(0)
})
