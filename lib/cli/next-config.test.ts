import { isCsrfOriginAllowed } from 'next/dist/server/app-render/csrf-protection'
import { afterEach, describe, expect, test, vi } from 'vitest'
import config from '../../next.config.mjs'

test('no experimental option is on in a build', () => {
  expect(config.experimental).toBeUndefined()
})

test('pages are built into files, and nothing answers at run time', () => {
  expect(config.output).toBe('export')
})

afterEach(() => void vi.unstubAllEnvs())

describe('a page in development follows its edits', () => {
  /** Whether Next answers the page's scripts, beside `localhost` and the address at which it listens. */
  async function answers(host: string) {
    vi.resetModules()
    const { default: config } = await import('../../next.config.mjs')
    return isCsrfOriginAllowed(host, config.allowedDevOrigins)
  }

  test.each(['127.0.0.1', '[::1]', 'laptop.local', '192.168.1.20', '172.17.0.2', '10.0.0.7'])(
    'at %s, where HOST lets others in',
    async host => {
      vi.stubEnv('HOST', '0.0.0.0')
      expect(await answers(host)).toBe(true)
      vi.stubEnv('HOST', undefined)
      expect(await answers(host)).toBe(false)
    },
  )

  test.each(['example.org', '8.8.8.8', 'local'])('at %s, which is none of ours: no', async host => {
    vi.stubEnv('HOST', '0.0.0.0')
    expect(await answers(host)).toBe(false)
  })
})
