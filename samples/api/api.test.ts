import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findChanges } from './changes'
import { generate, REFERENCE } from './generate'
import { stringify } from './stringify'

test('lib/api/api.json is what the installed packages say', () => {
  const committed = readFileSync(REFERENCE, 'utf8')
  const reference = generate()
  expect(findChanges(JSON.parse(committed), reference), 'Run npm run api').toEqual([])
  expect(`${stringify(reference)}\n`).toBe(committed)
}, 60_000)
