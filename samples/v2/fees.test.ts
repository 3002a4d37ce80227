import { Contract, parseEther, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { pairAbi, tokenAbi } from './abi'
import { main } from './fees'
import { type Pair, readPair } from './pair'
import { addLiquidity, createPair, removeWithPermit, withdrawalAmounts } from './pools'
import * as sample from './protocol-fee'
import { sqrt } from './sqrt'
import { swapExactInput } from './swap'

const { swapx, provider, signer, deadline, node } = await testChain()
const { A, B, C } = swapx.tokens
const setter = await provider.getSigner()
const feeTo = `0x3${'1'.padStart(39, '0')}`
const block = () => provider.getBlockNumber()
const pairOf = async (tokens: [string, string]) => readPair(provider, swapx, tokens, await block())
const pending = async (pair: Pair) => sample.pendingFee(provider, swapx, pair, await block())
const kLastOf = async ({ address }: Pair) =>
  (await sample.readProtocolFee(provider, swapx, address, await block())).kLast
const balanceOf = (token: string, account: string): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(account)

async function deposit(tokens: [string, string], amounts: [bigint, bigint]) {
  const minimums: [bigint, bigint] = [amounts[0] / 2n, amounts[1] / 2n]
  const limits = { desired: amounts, minimums, deadline: await deadline() }
  return addLiquidity(signer, swapx, tokens, limits)
}

/** Gives tokens to a pair, which adds them to its reserves. */
async function donate(pair: Pair, amount: bigint) {
  for (const token of [pair.token0, pair.token1]) {
    const transfer = new Contract(token, tokenAbi, signer).getFunction('transfer')
    await (await transfer.send(pair.address, amount)).wait()
  }
  const sync = new Contract(pair.address, pairAbi, signer).getFunction('sync')
  // The first update of a pair in a new second writes two slots, which an estimate may not know.
  await (await sync.send({ gasLimit: 300_000 })).wait()
}

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script shows one sixth of the growth', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('fees.out.txt')
})

test('off: no recipient, no kLast, nothing pending', async () => {
  const pair = await pairOf([A, B])
  const read = await sample.readProtocolFee(provider, swapx, pair.address, await block())
  expect(read).toEqual({ feeTo: ZeroAddress, kLast: 0n })
  expect(await pending(pair)).toBe(0n)
})

test('1,000 LP tokens and a root that grows from 1,000 to 1,010 mint 1.652893', async () => {
  await sample.setFeeTo(setter, swapx, feeTo)
  await createPair(signer, swapx, A, C)
  await deposit([A, C], [parseEther('1000'), parseEther('1000')])
  const before = await pairOf([A, C])
  expect([before.totalSupply, await kLastOf(before)]).toEqual([
    parseEther('1000'),
    parseEther('1000') ** 2n,
  ])
  await donate(before, parseEther('10'))
  const minted = await pending(await pairOf([A, C]))
  expect(minted).toBe(1_652_892_561_983_471_074n)

  await deposit([A, C], [parseEther('1'), parseEther('1')])
  expect(await balanceOf(before.address, feeTo)).toBe(minted)
  const after = await pairOf([A, C])
  expect(await kLastOf(after)).toBe(after.reserve0 * after.reserve1)
  // One sixth of the growth of 10 units.
  const claim = (minted * parseEther('1010')) / (parseEther('1000') + minted)
  expect(claim).toBe(1_666_666_666_666_666_666n)
})

test('swaps do not mint the fee; the next removal does, before it pays', async () => {
  await sample.setFeeTo(setter, swapx, feeTo)
  const { liquidity } = await deposit([A, B], [parseEther('250'), 500_000_000n])
  const trade = { amountIn: parseEther('100'), amountOutMin: 1n, deadline: await deadline() }
  await swapExactInput(signer, swapx, { ...trade, path: [A, B] })
  const pair = await pairOf([A, B])
  const minted = await pending(pair)
  expect(await balanceOf(pair.address, feeTo)).toBe(0n)

  const minimums = await withdrawalAmounts(provider, swapx, [A, B], liquidity)
  expect(minimums[0]).toBe((liquidity * pair.reserve0) / (pair.totalSupply + minted))
  // Without the pending mint the minimum would be too high.
  const high: [bigint, bigint] = [(liquidity * pair.reserve0) / pair.totalSupply, minimums[1]]
  const limits = { liquidity, deadline: await deadline() }
  const tooHigh = removeWithPermit(signer, swapx, [A, B], { ...limits, minimums: high })
  const reason = 'UniswapV2Router: INSUFFICIENT_A_AMOUNT'
  await expect(tooHigh).rejects.toMatchObject({ reason })
  const amounts = await removeWithPermit(signer, swapx, [A, B], { ...limits, minimums })
  expect(amounts).toEqual(minimums)
  expect(await balanceOf(pair.address, feeTo)).toBe(minted)
})

test('switched on later: growth before the next liquidity event is not charged', async () => {
  const trade = { amountIn: parseEther('100'), amountOutMin: 1n, deadline: await deadline() }
  await swapExactInput(signer, swapx, { ...trade, path: [A, B] })
  await sample.setFeeTo(setter, swapx, feeTo)
  expect(await pending(await pairOf([A, B]))).toBe(0n)
  await deposit([A, B], [parseEther('10'), 20_000_000n])
  const pair = await pairOf([A, B])
  expect(await balanceOf(pair.address, feeTo)).toBe(0n)
  expect(await kLastOf(pair)).toBe(pair.reserve0 * pair.reserve1)
})

test('switched off: pending growth is dropped at the next event', async () => {
  await sample.setFeeTo(setter, swapx, feeTo)
  await deposit([A, B], [parseEther('10'), 20_000_000n])
  const trade = { amountIn: parseEther('100'), amountOutMin: 1n, deadline: await deadline() }
  await swapExactInput(signer, swapx, { ...trade, path: [A, B] })
  expect(await pending(await pairOf([A, B]))).toBeGreaterThan(0n)
  await sample.setFeeTo(setter, swapx, ZeroAddress)
  expect(await kLastOf(await pairOf([A, B]))).toBeGreaterThan(0n)
  await deposit([A, B], [parseEther('10'), 20_000_000n])
  const pair = await pairOf([A, B])
  expect(await kLastOf(pair)).toBe(0n)
  expect(await balanceOf(pair.address, feeTo)).toBe(0n)
})

test('only feeToSetter can switch it', async () => {
  const act = sample.setFeeTo(signer, swapx, feeTo)
  await expect(act).rejects.toMatchObject({ reason: 'UniswapV2: FORBIDDEN' })
})

test('the root is rounded down', () => {
  expect([0n, 1n, 3n, 4n, 8n, 10n ** 36n - 1n].map(sqrt)).toEqual([
    ...[0n, 1n, 1n, 2n, 2n],
    10n ** 18n - 1n,
  ])
})
