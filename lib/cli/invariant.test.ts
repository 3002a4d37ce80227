import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What the helper says when it fails in this mode, which it looks up once, on loading. */
function messageIn(mode: string): string {
  const script =
    "import invariant from 'tiny-invariant'; try { invariant(false, 'detail') } catch (error) { console.log(error.message) }"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_ENV: mode } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  })
  return stdout.trim()
}

test("production says 'Invariant failed', and no more", () => {
  expect(messageIn('production')).toBe('Invariant failed')
})

test('development adds the detail', () => {
  expect(messageIn('development')).toBe('Invariant failed: detail')
})
