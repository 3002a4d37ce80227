import { Contract, parseEther, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { pairAbi, tokenAbi } from './abi'
import { pairAddress } from './pair-address'
import { createPair } from './pools'
import { swapExactInput } from './swap'
import { averagePrice0, main, type Snapshot, takeSnapshot, valueAt } from './twap'

const { swapx, provider, signer, deploy, advance, node } = await testChain()
const { A, B, C } = swapx.tokens
const address = pairAddress(swapx, A, B)
const pair = new Contract(address, pairAbi, signer)
const one = parseEther('1')
const read = (name: string) => pair.getFunction(name).staticCall()
const timeOf = async () => BigInt((await provider.getBlock('latest'))?.timestamp ?? 0)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script: 3,000 s at 2 B and 600 s at the price that it leaves', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('twap.out.txt')
  const [reserve0, reserve1] = await read('getReserves')
  expect((reserve1 * one) / reserve0).toBe(2_999_596n)
})

test('a quiet pair gains 10,384,593,717,069,655,257,060 a second, stored or not', async () => {
  const start = await takeSnapshot(provider, address)
  const stored = await read('price0CumulativeLast')
  await advance(1000)
  const end = await takeSnapshot(provider, address)
  const grown = 10_384_593_717_069_655_257_060n * (end.time - start.time)
  expect(end.cumulative0 - start.cumulative0).toBe(grown)
  expect(await read('price0CumulativeLast')).toBe(stored)
  expect(valueAt(averagePrice0(start, end), one)).toBe(1_999_999n)
  // The pair itself gets to the same sum when it is called.
  await (await pair.getFunction('sync').send()).wait()
  const later = await takeSnapshot(provider, address)
  expect(await read('price0CumulativeLast')).toBe(later.cumulative0)
  expect(await read('price1CumulativeLast')).toBe(later.cumulative1)
  expect(later.cumulative0 - end.cumulative0).toBe(
    10_384_593_717_069_655_257_060n * (later.time - end.time),
  )
})

test('without the elapsed part the average is wrong', async () => {
  const start = await takeSnapshot(provider, address)
  await advance(1000)
  const stored: Snapshot = { ...start, time: await timeOf() }
  expect(averagePrice0(start, stored)).toBe(0n)
})

test('differences wrap around, and a window of 0 s is refused', () => {
  const from = { cumulative0: 2n ** 256n - 100n, cumulative1: 0n, time: 2n ** 32n - 10n }
  const to = { cumulative0: 50n, cumulative1: 0n, time: 5n }
  expect(averagePrice0(from, to)).toBe(10n)
  expect(() => averagePrice0(from, from)).toThrow('same time')
})

test('a push and its undoing within one block leave only their fees', async () => {
  const start = await takeSnapshot(provider, address)
  const caller = await deploy<Contract>('TestCaller', A, B)
  const token = new Contract(B, tokenAbi, signer)
  const to = await caller.getAddress()
  await (await token.getFunction('transfer').send(to, parseUnits('2000', 6))).wait()
  const encode = (contract: Contract, name: string, values: unknown[]) =>
    contract.interface.encodeFunctionData(name, values)
  const bought = 499_248_873_309_964_947_421n
  const back = 1_993_990_997n
  const push = [
    [B, encode(token, 'transfer', [address, parseUnits('2000', 6)])],
    [address, encode(pair, 'swap', [bought, 0n, to, '0x'])],
    [A, encode(token, 'transfer', [address, bought])],
    [address, encode(pair, 'swap', [0n, back, to, '0x'])],
  ]
  await (await caller.getFunction('execute').send(push)).wait()
  await advance(100)
  const end = await takeSnapshot(provider, address)
  // The price of 7.988 B never counts; afterwards it is 2.006009 B, because the fees stay.
  expect(valueAt(averagePrice0(start, end), one)).toBeLessThan(2_006_010n)
})

describe('OracleV2.sol', async () => {
  const oracle = await deploy<Contract>('OracleV2', address, 1800)
  const call = (name: string, ...values: unknown[]) =>
    oracle.getFunction(name).staticCall(...values)

  test('the average of both directions', async () => {
    await advance(1800)
    await (await oracle.getFunction('update').send()).wait()
    expect(await call('consult', A, one)).toBe(1_999_999n)
    expect(await call('consult', B, 2_000_000n)).toBe(one)
    expect(await call('updatedAt')).toBe(await timeOf())
  })

  test.each([
    ['TOO_EARLY', 1000, 'update', []],
    ['NO_AVERAGE', 1000, 'consult', [A, one]],
    ['INVALID_TOKEN', 0, 'consult', [C, one]],
  ])('%s', async (reason, seconds, name, values) => {
    await advance(seconds)
    await expect(call(name, ...values)).rejects.toMatchObject({ reason: `OracleV2: ${reason}` })
  })

  test('STALE after two periods', async () => {
    await advance(1800)
    await (await oracle.getFunction('update').send()).wait()
    await advance(3590)
    expect(await call('consult', A, one)).toBe(1_999_999n)
    await advance(20)
    const stale = call('consult', A, one)
    await expect(stale).rejects.toMatchObject({ reason: 'OracleV2: STALE' })
  })

  test('a window of more than two periods gives no average, the next one does', async () => {
    await advance(30 * 86_400)
    await (await oracle.getFunction('update').send()).wait()
    await expect(call('consult', A, one)).rejects.toMatchObject({ reason: 'OracleV2: NO_AVERAGE' })
    await advance(1800)
    await (await oracle.getFunction('update').send()).wait()
    expect(await call('consult', A, one)).toBe(1_999_999n)
  })

  test('after a standstill of the chain, two periods of a stale price', async () => {
    const restart = (await timeOf()) + 3_500n
    await node.send('evm_setNextBlockTimestamp', [Number(restart)])
    await (await oracle.getFunction('update').send()).wait()
    // The first trade after the restart brings the pair to the market, at 3 B.
    const trade = {
      amountIn: parseUnits('450', 6),
      amountOutMin: 1n,
      path: [B, A] as [string, string],
    }
    await swapExactInput(signer, swapx, { ...trade, deadline: Number(restart) + 600 })
    const [reserve0, reserve1] = await read('getReserves')
    expect((reserve1 * one) / reserve0).toBe(2_999_596n)
    await advance(3_590)
    expect(await call('consult', A, one)).toBe(1_999_999n)
  })

  test('NO_PERIOD, and a pair with an empty reserve', async () => {
    await expect(deploy('OracleV2', address, 0)).rejects.toThrow('OracleV2: NO_PERIOD')
    const empty = await createPair(signer, swapx, A, C)
    await expect(deploy('OracleV2', empty, 1800)).rejects.toThrow('FixedPoint: DIV_BY_ZERO')
    await expect(takeSnapshot(provider, empty)).rejects.toThrow('Division by zero')
  })
})
