import { expect } from 'playwright/test'
import { startSamples } from '../checks/samples'
import { test } from './test'

/**
 * One of each kind: calculations, calls, transactions, events, errors and changes of the clock; with
 * ethers, viem and the SDKs alone; modules and programs. All of them run in Chromium: run-files.spec.ts.
 */
const SAMPLES = [
  'programs/minting',
  'programs/price-oracle',
  'programs/trading',
  'programs/trading-viem',
  'sdk-core/pitfalls',
  'v2/events',
  'v2/flash-swap',
  'v2/sdk/trading',
  'v3/quoting',
  'v3/quoting-viem',
  'v3/reference/tick-math',
  'v3/revert-reason',
]

test('samples of each kind print their recorded output', async ({ reader }) => {
  test.setTimeout(300_000)
  await reader.open('/study')
  await reader.evaluate(startSamples, SAMPLES)
  const runs = () => reader.evaluate(() => globalThis.runsOfSamples)
  await expect
    .poll(async () => (await runs())?.isOver, { timeout: 280_000, intervals: [500] })
    .toBe(true)
  const { same, different, times } = (await runs()) ?? {}
  expect(different).toEqual([])
  expect(same).toBe(SAMPLES.length)
  const slow = ['v3/quoting', 'programs/minting'].map(name => `${name} in ${times?.[name]} ms`)
  console.log(`${same} samples print their recorded output, ${slow.join(', ')}`)
})
