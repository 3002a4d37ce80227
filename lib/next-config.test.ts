import { expect, test } from 'vitest'
import config from '../next.config.mjs'

test('no experimental option is on', () => {
  expect('experimental' in config).toBe(false)
})

test('pages are built into files, and nothing answers at run time', () => {
  expect(config.output).toBe('export')
})
