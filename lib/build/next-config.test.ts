import { expect, test } from 'vitest'
import config from '../../next.config.mjs'

test('no experimental option is on, and one that Next has on is off', () => {
  expect(config.experimental).toEqual({ prefetchInlining: false })
})

test('pages are built into files, and nothing answers at run time', () => {
  expect(config.output).toBe('export')
})
