import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Versions by package, of all kinds of dependencies. */
function versions(file: string): Record<string, string> {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
}

test('readers install the versions that the samples are tested with', () => {
  expect(versions('package.json')).toMatchObject(versions('reader/package.json'))
})
