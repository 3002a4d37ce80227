import { expect, test } from 'vitest'
import { noteHeight, sequenceLayout } from './sequence-layout'

test('steps follow each other downwards', () => {
  const { positions, bottom } = sequenceLayout(
    [
      { type: 'call', from: 'a', to: 'b', text: 'swap' },
      { type: 'note', at: 'b', lines: ['check', 'write'], width: 90 },
      { type: 'return', from: 'b', to: 'a', text: 'amounts' },
    ],
    40,
  )
  expect(positions).toEqual([76, 90, 90 + noteHeight(2) + 36])
  expect(bottom).toBe(positions[2])
})

test('without steps the diagram ends where it starts', () => {
  expect(sequenceLayout([], 40)).toEqual({ positions: [], bottom: 40 })
})
