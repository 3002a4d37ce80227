import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from './chain/anvil'
import { outputOf } from './chain/test-chain'
import { checkDeployment } from './check-deployment'
import { main } from './deploy'
import { readDeployment } from './environment'
import { main as swap } from './v2/swap'
import { main as quote } from './v3/quoting'

const folder = mkdtempSync(join(tmpdir(), 'swapx-deploy-'))
const file = join(folder, 'testnet.json')
const { url, stop } = await startAnvil(0)

beforeAll(() => {
  vi.stubEnv('SWAPX_DEPLOYMENT', file)
  vi.stubEnv('RPC_URL', url)
  // The first account of every development chain, so that all addresses are the same each time.
  vi.stubEnv('PRIVATE_KEY', Wallet.fromPhrase(`${'test '.repeat(11)}junk`).privateKey)
})

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

test('an empty chain gets the contracts, the file passes the check, and the guides run', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('deploy.out.txt')

  const output = await outputOf(async () => {
    expect(await checkDeployment(readDeployment())).toEqual([])
  })
  expect(output).toBe(readFileSync('check-deployment.out.txt', 'utf8'))

  expect(await outputOf(quote)).toBe(readFileSync('v3/quoting.out.txt', 'utf8'))
  expect(await outputOf(swap)).toBe(readFileSync('v2/swap.out.txt', 'utf8'))
  await expect(main()).rejects.toThrow(`${file} exists. Name a new file in SWAPX_DEPLOYMENT.`)
}, 120_000)

test('without a node nothing is sent', async () => {
  vi.stubEnv('SWAPX_DEPLOYMENT', join(folder, 'second.json'))
  vi.stubEnv('RPC_URL', '')
  await expect(main()).rejects.toThrow('Set RPC_URL to a node of the chain.')
})
