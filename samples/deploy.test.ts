import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  formatEther,
  getCreateAddress,
  JsonRpcProvider,
  parseEther,
  parseUnits,
  toQuantity,
  Wallet,
} from 'ethers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from './chain/anvil'
import { references } from './chain/contracts'
import { outputOf } from './chain/test-chain'
import { filledInto } from './check/code'
import { checkDeployment } from './check-deployment'
import { main } from './deploy'
import { readDeployment } from './environment'
import { main as swap } from './v2/swap'
import { main as quote } from './v3/quoting'

const folder = mkdtempSync(join(tmpdir(), 'swapx-deploy-'))
const file = join(folder, 'testnet.json')
// The first account of every development chain, so that all addresses are the same each time.
const account = Wallet.fromPhrase(`${'test '.repeat(11)}junk`)
const { url, stop } = await startAnvil(0)

beforeAll(() => {
  vi.stubEnv('SWAPX_DEPLOYMENT', file)
  vi.stubEnv('RPC_URL', url)
  vi.stubEnv('PRIVATE_KEY', account.privateKey)
})

afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

/** What all transactions of the chain have used, in gas, and may use at most. */
async function gasOf(node: JsonRpcProvider) {
  const gas = []
  for (let number = await node.getBlockNumber(); number > 1; number -= 1) {
    const block = await node.getBlock(number, true)
    const used = await node.getTransactionReceipt(block?.transactions[0] as string)
    const limit = block?.prefetchedTransactions[0]?.gasLimit
    gas.unshift({ used: Number(used?.gasUsed), limit: Number(limit) })
  }
  return gas
}
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b) / 1e6

test('an empty chain gets the contracts, the file passes the check, and the guides run', async () => {
  const node = new JsonRpcProvider(url, 31337, { staticNetwork: true, batchMaxCount: 1 })
  const gasPrice = parseUnits('10', 'gwei')
  expect(formatEther(65_000_000n * gasPrice)).toBe('0.65')
  await node.send('anvil_setNextBlockBaseFeePerGas', [toQuantity(gasPrice)])
  await node.send('evm_mine', [])
  await node.send('anvil_setBalance', [account.address, toQuantity(parseEther('1.3'))])
  await expect(await outputOf(main)).toMatchFileSnapshot('deploy.out.txt')

  const sixth = getCreateAddress({ from: account.address, nonce: 5 })
  const library = references().descriptorLibrary
  expect(filledInto(library, await node.getCode(sixth))).toHaveLength(1)

  const gas = await gasOf(node)
  node.destroy()
  const [contracts, others] = [gas.slice(0, 15), gas.slice(15)]
  expect(sum(contracts.map(({ used }) => used))).toBeCloseTo(38, 0)
  expect(sum(others.map(({ used }) => used))).toBeCloseTo(27, 0)
  // A node reserves all pending transactions: their limits, at up to twice the base fee.
  expect(2 * sum(contracts.map(({ limit }) => limit))).toBeLessThan(2 * 65)

  const output = await outputOf(async () => {
    expect(await checkDeployment(readDeployment())).toEqual([])
  })
  expect(output).toBe(readFileSync('check-deployment.out.txt', 'utf8'))

  expect(await outputOf(quote)).toBe(readFileSync('v3/quoting.out.txt', 'utf8'))
  expect(await outputOf(swap)).toBe(readFileSync('v2/swap.out.txt', 'utf8'))
  await expect(main()).rejects.toThrow(`${file} exists. Name a new file in SWAPX_DEPLOYMENT.`)
}, 120_000)

test('a copy of that chain runs the guides with a copy of the file', async () => {
  const copy = await startAnvil(0, { '--fork-url': url })
  try {
    const copied = join(folder, 'copy.json')
    writeFileSync(copied, JSON.stringify({ ...readDeployment(), rpcUrl: copy.url }))
    vi.stubEnv('SWAPX_DEPLOYMENT', copied)
    await outputOf(async () => {
      expect(await checkDeployment(readDeployment())).toEqual([])
    })
    const original = new JsonRpcProvider(url)
    const before = await original.getBlockNumber()
    await outputOf(swap)
    expect(await new JsonRpcProvider(copy.url).getBlockNumber()).toBeGreaterThan(before)
    expect(await original.getBlockNumber()).toBe(before)
  } finally {
    await copy.stop()
  }
}, 120_000)

test('without a node nothing is sent', async () => {
  vi.stubEnv('SWAPX_DEPLOYMENT', join(folder, 'second.json'))
  vi.stubEnv('RPC_URL', '')
  await expect(main()).rejects.toThrow('Set RPC_URL to a node of the chain.')
})
