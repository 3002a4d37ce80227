import { Percent } from '@uniswap/sdk-core'
import V3Migrator from '@uniswap/v3-periphery/artifacts/contracts/V3Migrator.sol/V3Migrator.json'
import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, parseEther, parseUnits, Wallet } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { outputOf, testChain } from '../chain/test-chain'
import { pairAbi, tokenAbi } from '../v2/abi'
import { pairAddress } from '../v2/pair-address'
import { addLiquidity, addLiquidityNative } from '../v2/pools'
import { swapExactInput } from '../v2/swap'
import { toAmount, tokensOf } from './background'
import * as sample from './migrating'
import { positionWithin, rangeBetween } from './position'
import { priceFrom } from './position-data'
import { now, readPool } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
// Before anything else changes the pair.
const untouched = await node.send('evm_snapshot', [])
const printed = await outputOf(sample.main)
await node.send('evm_revert', [untouched])
const tokens: [string, string] = [A.address, B.address]
const pair = pairAddress(swapx, ...tokens)
const address = await sample.deployMigrator(signer, swapx)
const migrator = new Contract(address, V3Migrator.abi, signer)
const desired: [bigint, bigint] = [parseEther('250'), parseUnits('500', 6)]
const { liquidity } = await addLiquidity(signer, swapx, tokens, {
  desired,
  minimums: desired,
  deadline: await deadline(),
})
await approveExactly(signer, pair, address, liquidity)

const params = {
  pair,
  liquidityToMigrate: liquidity,
  percentageToMigrate: 100,
  token0: A.address,
  token1: B.address,
  fee: 3000,
  tickLower: -887_220,
  tickUpper: 887_220,
  amount0Min: parseEther('249'),
  amount1Min: parseUnits('498', 6),
  recipient: signer.address,
  deadline: await deadline(),
  refundAsETH: false,
}
const migrate = (changes: object = {}) =>
  migrator.getFunction('migrate').staticCall({ ...params, ...changes })
const balanceOf = (token: string, account: string): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(account)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script prints what became a position, and the rest', async () => {
  await expect(printed).toMatchFileSnapshot('migrating.out.txt')
})

test.each<[what: string, changes: object, reason: string]>([
  ['no pool of this fee', { fee: 500 }, 'require(false)'],
  ['the tokens in the other order', { token0: B.address, token1: A.address }, 'require(false)'],
  ['an address without a pair', { pair: Wallet.createRandom().address }, 'require(false)'],
  ['0 LP tokens', { liquidityToMigrate: 0 }, 'UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED'],
  ['more than is allowed', { liquidityToMigrate: liquidity + 1n }, 'ds-math-sub-underflow'],
  ['0 percent', { percentageToMigrate: 0 }, 'Percentage too small'],
  ['101 percent', { percentageToMigrate: 101 }, 'Percentage too large'],
  ['a minimum above the share', { percentageToMigrate: 90 }, 'Price slippage check'],
  ['a deadline that has passed', { deadline: 1 }, 'Transaction too old'],
])('%s reverts', async (_, changes, reason) => {
  await expect(migrate(changes)).rejects.toMatchObject({ code: 'CALL_EXCEPTION', reason })
})

test('the minimums refuse a pair whose price somebody has moved; minimums of 0 do not', async () => {
  await migrate()
  const amountIn = parseEther('500')
  await swapExactInput(signer, swapx, {
    path: tokens,
    amountIn,
    amountOutMin: parseUnits('500', 6),
    deadline: await deadline(),
  })
  await expect(migrate()).rejects.toMatchObject({ reason: 'Price slippage check' })
  await migrate({ amount0Min: 0, amount1Min: 0 })
})

test('the rest goes to the caller, not to the recipient; nothing stays, no allowance either', async () => {
  const recipient = Wallet.createRandom().address
  const before = await balanceOf(A.address, signer.address)
  await (
    await migrator.getFunction('migrate').send({
      ...params,
      percentageToMigrate: 50,
      amount0Min: parseEther('124'),
      amount1Min: parseUnits('249', 6),
      recipient,
    })
  ).wait()
  const manager = swapx.nonfungiblePositionManager
  expect(await balanceOf(manager, recipient)).toBe(1n)
  expect((await balanceOf(A.address, signer.address)) - before).toBeGreaterThan(parseEther('124'))
  for (const token of tokens) {
    expect(await balanceOf(token, recipient)).toBe(0n)
    expect(await balanceOf(token, address)).toBe(0n)
    const allowance = new Contract(token, tokenAbi, provider).getFunction('allowance')
    expect(await allowance.staticCall(address, manager)).toBe(0n)
  }
})

test.each([true, false])('refundAsETH: %s', async refundAsETH => {
  const { wrappedNative } = swapx
  const wrapped: [bigint, bigint] = [parseEther('100'), parseEther('10')]
  const minted = await addLiquidityNative(signer, swapx, A.address, {
    desired: wrapped,
    minimums: wrapped,
    deadline: await deadline(),
  })
  const nativePair = pairAddress(swapx, A.address, wrappedNative)
  await approveExactly(signer, nativePair, address, minted)
  const call = {
    ...params,
    pair: nativePair,
    liquidityToMigrate: minted,
    percentageToMigrate: 50,
    token0: wrappedNative,
    token1: A.address,
    amount0Min: parseEther('4.9'),
    amount1Min: parseEther('49'),
    refundAsETH,
  }
  const native = await provider.getBalance(signer.address)
  const held = await balanceOf(wrappedNative, signer.address)
  await (await migrator.getFunction('migrate').send(call)).wait()
  const gained = (await provider.getBalance(signer.address)) - native
  const gainedWrapped = (await balanceOf(wrappedNative, signer.address)) - held
  const [paid, other] = refundAsETH ? [gained, gainedWrapped] : [gainedWrapped, gained]
  expect(paid).toBeGreaterThan(parseEther('4.9'))
  expect(other).toBeLessThanOrEqual(0n)
})

test('a permit that somebody has sent first does no harm; a pool can be created in the same call', async () => {
  const migration = { migrator: address, pair, liquidity, percentage: 100 }
  const at = await now(swapx, provider)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(pool, priceFrom(A, B, '1.6'), priceFrom(A, B, '2.2'))
  const amounts = [toAmount(A, parseEther('249')), toAmount(B, parseUnits('498', 6))] as const
  const position = positionWithin(pool, range, ...amounts)
  const terms = { slippageTolerance: new Percent(5, 1_000), deadline: await deadline() }
  await sample.migrate(signer, swapx, migration, position, terms)
  const nonces = new Contract(pair, pairAbi, provider).getFunction('nonces')
  // The approval of this file was enough.
  expect(await nonces.staticCall(signer.address)).toBe(0n)

  const create = 'createAndInitializePoolIfNecessary'
  const values = [A.address, B.address, 500, pool.sqrtRatioX96.toString()]
  const encode = (name: string, args: unknown[]) =>
    migrator.interface.encodeFunctionData(name, args)
  await node.send('evm_revert', [snapshot])
  const calls = [
    encode(create, values),
    encode('migrate', [{ ...params, fee: 500, tickLower: -887_270, tickUpper: 887_270 }]),
  ]
  await migrator.getFunction('multicall').staticCall(calls)
  snapshot = await node.send('evm_snapshot', [])
})
