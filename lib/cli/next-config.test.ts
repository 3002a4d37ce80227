import { expect, test } from 'vitest'
import config from '../../next.config.mjs'

test('no experimental option is on in a build', () => {
  expect(config.experimental).toBeUndefined()
})

test('pages are built into files, and nothing answers at run time', () => {
  expect(config.output).toBe('export')
})
