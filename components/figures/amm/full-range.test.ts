import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { direct, nativeForFiveA, overB } from './full-range'

const output = (name: string) => readFileSync(`samples/v3/${name}.out.txt`, 'utf8')

/** The number before a unit in the line that begins with a text. */
function recorded(file: string, start: string, unit: string): number {
  const line = output(file)
    .split('\n')
    .findLast(text => text.startsWith(start))
  return Number(new RegExp(`([\\d.]+) ${unit}$`).exec(line ?? '')?.[1])
}

test('the native currency for 5 A is what the guide on trading received', () => {
  expect(nativeForFiveA).toBeCloseTo(recorded('trading', 'received', 'native'), 12)
})

test('the parts of the split trade match the guide on routing', () => {
  expect(overB(80).c).toBeCloseTo(recorded('routing', '80 A via', 'C'), 5)
  expect(direct(20).c).toBeCloseTo(recorded('routing', '20 A via', 'C'), 10)
  expect(overB(80).c + direct(20).c).toBeCloseTo(recorded('routing', 'received', 'C'), 5)
  expect(overB(100).c).toBeCloseTo(44.304214, 5)
})
