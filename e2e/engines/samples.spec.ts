import { expect } from 'playwright/test'
import { startSamples } from '../checks/samples'
import { test } from './test'

test('every sample that runs in the page prints its recorded output', async ({ reader }) => {
  test.setTimeout(900_000)
  await reader.open('/study')
  await reader.evaluate(startSamples, 2)
  const runs = () => reader.evaluate(() => globalThis.runsOfSamples)
  await expect
    .poll(async () => (await runs())?.isOver, { timeout: 880_000, intervals: [500] })
    .toBe(true)
  const { same, different, times } = (await runs()) ?? {}
  expect(different).toEqual([])
  const slow = ['v3/quoting', 'v3/minting'].map(name => `${name} in ${times?.[name]} ms`)
  console.log(`${same} samples print their recorded output, ${slow.join(', ')}`)
})
