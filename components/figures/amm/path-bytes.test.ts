import { expect, test } from 'vitest'
import { pathParts } from './path-bytes'

const tokens = [1, 2, 3].map(number => `0x2${String(number).padStart(39, '0')}`)

test('a path of two pools is what samples/v3/contract-multihop-swaps.test.ts asserts', () => {
  const parts = pathParts(tokens, [3000, 500])
  expect(parts.map(({ hex }) => hex).join('')).toBe(
    '2000000000000000000000000000000000000001000bb8' +
      '20000000000000000000000000000000000000020001f4' +
      '2000000000000000000000000000000000000003',
  )
})

test('tokens take 20 bytes and fees 3', () => {
  const parts = pathParts(tokens, [3000, 500])
  expect(parts.map(({ kind }) => kind)).toEqual(['token', 'fee', 'token', 'fee', 'token'])
  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    [0, 20],
    [20, 23],
    [23, 43],
    [43, 46],
    [46, 66],
  ])
})

test('the shortest path, of one pool, has 43 bytes', () => {
  expect(pathParts(tokens.slice(0, 2), [10_000]).at(-1)?.end).toBe(43)
})
