import { afterEach, beforeEach, expect, test } from 'vitest'
import { furnish } from './realm'

const { fetch, Date: System } = globalThis
const { log } = console
const printed: string[] = []

beforeEach(() => {
  furnish({
    time: 1_000_000,
    rpcUrl: 'http://127.0.0.1:8545',
    answer: async body => `answer to ${body}`,
    print: line => printed.push(line),
  })
})

afterEach(() => {
  Object.assign(globalThis, { fetch, Date: System })
  console.log = log
})

test('the clock starts at the time of the chain, and goes on', async () => {
  const start = Date.now()
  expect(start).toBeGreaterThanOrEqual(1_000_000_000)
  expect(start).toBeLessThan(1_000_010_000)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(new Date().toISOString()).toMatch(/^1970-01-12T/)
  expect(Number(new Date(5))).toBe(5)
  expect(Date.UTC(1970, 0, 1)).toBe(0)
})

test('the node answers, and no other host is asked', async () => {
  const response = await globalThis.fetch('http://127.0.0.1:8545', { method: 'POST', body: '{}' })
  expect(await response.text()).toBe('answer to {}')
  await expect(globalThis.fetch('https://example.org/x')).rejects.toThrow(
    'A sample in the page reaches its own chain only, not https://example.org/x.',
  )
})

test('words are printed as the tests record them', () => {
  console.log('a', 1, 2n, ['b', 'c'])
  expect(printed).toEqual(['a 1 2 b,c'])
})
