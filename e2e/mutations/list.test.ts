import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutations } from './list'

const folders = { browser: 'e2e', variant: 'e2e', samples: 'samples', unit: '.', build: '.' }

// `npm run test:mutations` takes minutes, so it is told here that a fault or its test has moved.
test.each(mutations)('$fault can still be put in', ({ file, from, by: [runner, name = ''] }) => {
  expect(readFileSync(file, 'utf8')).toContain(from)
  expect(existsSync(path.join(folders[runner], name))).toBe(true)
})
