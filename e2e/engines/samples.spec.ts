import { expect } from 'playwright/test'
import { startSamples } from '../checks/samples'
import { test } from './test'

test('every sample that runs in the page prints its recorded output', async ({ reader }) => {
  test.setTimeout(400_000)
  await reader.open('/study')
  await reader.evaluate(startSamples, 2)
  const runs = () => reader.evaluate(() => globalThis.runsOfSamples)
  await expect
    .poll(async () => (await runs())?.isOver, { timeout: 380_000, intervals: [500] })
    .toBe(true)
  const { same, different } = (await runs()) ?? {}
  expect(different).toEqual([])
  console.log(`${same} samples print their recorded output`)
})
