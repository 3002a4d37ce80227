import { setTimeout } from 'node:timers/promises'
import { Contract, type TransactionRequest, type TransactionResponse, toQuantity } from 'ethers'
import type { Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { afterEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { every } from '../chain/every'
import { outputOf, testChain } from '../chain/test-chain'
import { CONFIRMATIONS, PATIENCE } from '../confirmations'
import { connect } from '../connection-viem'
import { tokenAbi } from './abi'
import { isWholeBlock, noticesReplacement } from './notices-replacement.fixture'
import { outcomeOf } from './replaced'
import { outcomeOf as outcomeWithViem } from './replaced-viem'

const { swapx, signer, provider, node, setAutomine } = await testChain()
const token = new Contract(swapx.tokens.A, tokenAbi, signer)
const RECIPIENT = '0x3000000000000000000000000000000000000001'
const GWEI = 10n ** 9n
let client!: ReturnType<typeof connect>['client']
await outputOf(environment => {
  client = connect(environment).client
})
const ask = client.request
const request: MockInstance = vi.spyOn(client, 'request')
let stopBlocks: (() => Promise<void>) | undefined

afterEach(async () => {
  request.mockImplementation(ask)
  await stopBlocks?.()
  await setAutomine(true)
})

const mine = (blocks: number) => node.send('anvil_mine', [toQuantity(blocks)])

/** Fees of a transaction, in gwei for each unit of gas. */
const feesOf = (gwei: bigint) => ({
  maxFeePerGas: gwei * GWEI,
  maxPriorityFeePerGas: gwei * GWEI,
})

/** @param pause in milliseconds */
const mineEvery = (pause: number) => every(pause, () => mine(1))

test('the patience outlasts the confirmations, the first of which is the own block', async () => {
  expect(PATIENCE).toBeGreaterThan((CONFIRMATIONS - 1) * 12_000)
  // The same in small: a block a second.
  const sent = await signer.sendTransaction({ to: RECIPIENT, value: 1n })
  stopBlocks = mineEvery(1_000)
  await expect(sent.wait(5, 2_500)).rejects.toThrow('wait for transaction timeout')
  expect((await sent.wait(5, 10_000))?.hash).toBe(sent.hash)
})

/** Hash of what a transaction has come to, by either library, and whether it knows what it waits for. */
const dialects = {
  ethers: {
    outcome: async (sent: TransactionResponse) => (await outcomeOf(sent))?.hash,
    outcomeBlock: async (sent: TransactionResponse) => (await outcomeOf(sent))?.blockHash,
    knows: () => true,
  },
  viem: {
    outcome: async ({ hash }: TransactionResponse) =>
      (await outcomeWithViem(client, hash as Hex))?.transactionHash,
    outcomeBlock: async ({ hash }: TransactionResponse) =>
      (await outcomeWithViem(client, hash as Hex))?.blockHash,
    knows: () => noticesReplacement(request),
  },
}

describe.each(Object.entries(dialects))('with %s', (_, { outcome, outcomeBlock, knows }) => {
  /** Sends a transfer, and something else with the same nonce before a block takes it. */
  async function replace(amount: bigint, call: TransactionRequest = {}) {
    await setAutomine(false)
    const transfer = await token.getFunction('transfer').populateTransaction(RECIPIENT, amount)
    const common = { ...transfer, nonce: await signer.getNonce(), gasLimit: 100_000 }
    const send = (gwei: bigint, more: TransactionRequest = {}) =>
      signer.sendTransaction({ ...common, ...feesOf(gwei), ...more })
    request.mockClear()
    const hash = outcome(await send(2n))
    await expect.poll(knows, { timeout: 30_000 }).toBe(true)
    const other = await send(5n, call)
    await setAutomine(true)
    // Libraries look for a replacement only when further blocks have come.
    stopBlocks = mineEvery(250)
    return { hash, other: other.hash }
  }

  test('a transaction that was sped up has succeeded, under another hash', async () => {
    const { hash, other } = await replace(5n)
    expect(await hash).toBe(other)
  })

  test.each([
    ['cancelled', { to: signer.address, data: '0x', value: 0n }],
    ['replaced by another call', { to: RECIPIENT, data: '0x', value: 1n }],
  ])('one that was %s has no receipt', async (_, call) => {
    const { hash } = await replace(5n, call)
    expect(await hash).toBeUndefined()
  })

  test('one that was sped up may still revert', async () => {
    const hash = replace(10n ** 40n).then(({ hash }) => hash)
    await expect(hash).rejects.toThrow('reverted')
  })

  test('one that was sped up, and whose block is gone, has the receipt of the other block', async () => {
    await setAutomine(false)
    const transfer = { to: RECIPIENT, value: 1n, type: 2, gasLimit: 21_000 }
    const filled = await signer.populateTransaction(transfer)
    const sign = (gwei: bigint) => signer.signTransaction({ ...filled, ...feesOf(gwei) })
    const faster = await sign(5n)
    request.mockClear()
    const block = outcomeBlock(await provider.broadcastTransaction(await sign(2n)))
    await expect.poll(knows, { timeout: 30_000 }).toBe(true)
    const { hash } = await provider.broadcastTransaction(faster)
    await mine(3)
    const first = await provider.waitForTransaction(hash)
    await setTimeout(5_000)
    await node.send('anvil_reorg', [3, []])
    await mine(4)
    await node.send('eth_sendRawTransaction', [faster])
    stopBlocks = mineEvery(250)
    const receipt = await provider.waitForTransaction(hash)
    expect(receipt?.blockHash).not.toBe(first?.blockHash)
    expect(await block).toBe(receipt?.blockHash)
  })

  test('one that nobody touched has its receipt once it has its confirmations', async () => {
    const sent = await signer.sendTransaction({ to: RECIPIENT, value: 1n })
    let hash: string | undefined
    const settled = outcome(sent).then(found => {
      hash = found
    })
    await mine(CONFIRMATIONS - 2)
    await setTimeout(2_000)
    expect(hash).toBeUndefined()
    await mine(1)
    await settled
    expect(hash).toBe(sent.hash)
  })

  test('one whose block is gone has the receipt of the other block', async () => {
    const request = { to: RECIPIENT, value: 1n, type: 2, gasLimit: 21_000 }
    const signed = await signer.signTransaction(await signer.populateTransaction(request))
    await setAutomine(false)
    const sent = await provider.broadcastTransaction(signed)
    await mine(1)
    const first = await sent.wait()
    const block = outcomeBlock(sent)
    await setTimeout(1_500)
    await node.send('anvil_reorg', [1, []])
    await mine(2)
    await node.send('eth_sendRawTransaction', [signed])
    stopBlocks = mineEvery(250)
    const receipt = await provider.waitForTransaction(sent.hash)
    expect(receipt?.blockHash).not.toBe(first?.blockHash)
    expect(await block).toBe(receipt?.blockHash)
  })
})

test.each([
  ['passes over', { pollingInterval: 500, timeout: 10_000 }],
  ['finds', { pollingInterval: 5_000, timeout: 60_000 }],
])('viem %s a replacement that comes while it reads a block, with %o', async (does, options) => {
  await setAutomine(false)
  const common = { to: RECIPIENT, nonce: await signer.getNonce(), gasLimit: 21_000 }
  const send = (gwei: bigint) => signer.sendTransaction({ ...common, ...feesOf(gwei) })
  const hash = (await send(2n)).hash as Hex
  let reads = 0
  let looks = 0
  let deliver = () => {}
  const block = new Promise<void>(resolve => {
    deliver = resolve
  })
  request.mockImplementation(async (call: { method: string; params: unknown }) => {
    if (call.method === 'eth_blockNumber') looks++
    if (isWholeBlock(call) && reads++ === 0) await block
    return ask(call as never)
  })
  const end = waitForTransactionReceipt(client, { hash, ...options }).then(
    ({ transactionHash }) => transactionHash,
    error => error.name,
  )
  await expect.poll(() => reads, { timeout: 30_000 }).toBe(1)
  const other = await send(5n)
  await mine(1)
  if (does === 'passes over') {
    const before = looks
    // The second one comes once the first has its answer.
    await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 2)
  }
  deliver()
  stopBlocks = mineEvery(250)
  expect(await end).toBe(does === 'finds' ? other.hash : 'WaitForTransactionReceiptTimeoutError')
})
