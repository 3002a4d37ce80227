import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Versions by package, of all kinds of dependencies. */
function versions(file: string): Record<string, string> {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read(file)
  return { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
}

test('readers install the versions that the samples are tested with', () => {
  expect(versions('package.json')).toMatchObject(versions('reader/package.json'))
})

test('so do those who install from the lock file', () => {
  const { '': project, ...packages } = read('reader/package-lock.json').packages
  expect(project).toMatchObject({
    dependencies: read('reader/package.json').dependencies,
    devDependencies: read('reader/package.json').devDependencies,
    optionalDependencies: read('reader/package.json').optionalDependencies,
  })
  expect(read('package-lock.json').packages).toMatchObject(packages)
})
