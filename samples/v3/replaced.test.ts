import { Contract } from 'ethers'
import { afterEach, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { tokenAbi } from './abi'
import { outcomeOf } from './replaced'

const { swapx, provider, signer, node } = await testChain()
const token = new Contract(swapx.tokens.A, tokenAbi, signer)
let pulse: NodeJS.Timeout | undefined

const RECIPIENT = '0x3000000000000000000000000000000000000001'

afterEach(() => clearInterval(pulse))

/** Goes on with blocks, of which ethers needs some before it looks for a replacement. */
async function mine() {
  await node.send('evm_setAutomine', [true])
  pulse = setInterval(() => node.send('evm_mine', []), 250)
}

/** Sends a transfer, and something else with the same nonce before a block takes it. */
async function replace(call: { to?: string; data?: string; value?: bigint }) {
  await node.send('evm_setAutomine', [false])
  const nonce = await signer.getNonce()
  const gasLimit = 100_000
  const fees = (gwei: bigint) => ({
    maxFeePerGas: gwei * 10n ** 9n,
    maxPriorityFeePerGas: gwei * 10n ** 9n,
  })
  const transfer = await token.getFunction('transfer').populateTransaction(RECIPIENT, 5n)
  const request = { ...transfer, nonce, gasLimit }
  const sent = await signer.sendTransaction({ ...request, ...fees(2n) })
  const outcome = outcomeOf(sent)
  const other = await signer.sendTransaction({ ...request, ...call, ...fees(5n) })
  await mine()
  return { outcome, hash: other.hash }
}

test('a transaction that was sped up has succeeded, under another hash', async () => {
  const { outcome, hash } = await replace({})
  expect((await outcome)?.hash).toBe(hash)
  expect(await token.getFunction('balanceOf').staticCall(RECIPIENT)).toBe(5n)
})

test.each([
  ['cancelled', { to: signer.address, data: '0x', value: 0n }],
  ['replaced by another call', { to: RECIPIENT, data: '0x', value: 1n }],
])('one that was %s has no receipt', async (_, call) => {
  const { outcome } = await replace(call)
  expect(await outcome).toBeUndefined()
})

test('one that was sped up may still revert', async () => {
  const everything = 10n ** 40n
  const { data } = await token.getFunction('transfer').populateTransaction(RECIPIENT, everything)
  await node.send('evm_setAutomine', [false])
  const request = { to: swapx.tokens.A, data, nonce: await signer.getNonce(), gasLimit: 100_000 }
  const sent = await signer.sendTransaction({ ...request, maxFeePerGas: 2n * 10n ** 9n })
  const outcome = outcomeOf(sent)
  await signer.sendTransaction({
    ...request,
    maxFeePerGas: 9n * 10n ** 9n,
    maxPriorityFeePerGas: 5n * 10n ** 9n,
  })
  await Promise.all([
    expect(outcome).rejects.toThrow('The transaction was sped up, and reverted.'),
    mine(),
  ])
})

test('one that nobody touched has its receipt', async () => {
  const sent = await signer.sendTransaction({ to: RECIPIENT, value: 1n })
  expect((await outcomeOf(sent))?.hash).toBe(sent.hash)
  expect(await provider.getBalance(RECIPIENT)).toBeGreaterThan(0n)
})
