import { expect, test } from 'vitest'
import config from '../next.config.mjs'

test('no experimental option is on', () => {
  expect(new Set(Object.values(config.experimental ?? {}))).toEqual(new Set([false]))
})

test('pages are built into files, and nothing answers at run time', () => {
  expect(config.output).toBe('export')
})
