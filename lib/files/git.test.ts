import { afterEach, expect, test, vi } from 'vitest'
import { siteCommit } from './git'

afterEach(() => void vi.unstubAllEnvs())

test('an unpacked archive has no commit', () => {
  vi.stubEnv('GIT_DIR', '/nowhere')
  expect(siteCommit()).toBeUndefined()
})
