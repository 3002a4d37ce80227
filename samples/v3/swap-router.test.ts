import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
import {
  Contract,
  concat,
  dataSlice,
  Interface,
  MaxUint256,
  parseEther,
  parseUnits,
  type TransactionReceipt,
  Wallet,
  ZeroAddress,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { fund } from '../chain/seed'
import { outputOf, testChain } from '../chain/test-chain'
import { balanceOf, quoteExactInput } from './contract-swaps'
import { makeNarrowPool } from './narrow-pool.fixture'
import { forwardPath, reversedPath } from './swap-path'
import {
  buyThroughTwoPools,
  buyWithNative,
  main,
  nativeChange,
  sellForNative,
  sellForToken,
  sellWithPermit,
  signPermit,
} from './swap-router'

const { swapx, provider, signer, deadline, deploy, node } = await testChain()
const { wrappedNative, swapRouter } = swapx
const { A, B, C } = swapx.tokens
const one = parseUnits('1', 18)
const b = (units: string) => parseUnits(units, 6)
const router = new Contract(swapRouter, SwapRouter.abi, signer)
const encode = (name: string, ...inputs: unknown[]) =>
  router.interface.encodeFunctionData(name, inputs)

const SILENT = { code: 'CALL_EXCEPTION', data: '0x', reason: 'require(false)' }
const failsWith = (reason: string) => ({ code: 'CALL_EXCEPTION', reason })

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

const mine = (token: string) => balanceOf(signer, token, signer.address)
const routerHas = (token: string) => balanceOf(signer, token, swapRouter)

/** Parameters of `exactInputSingle` for 1 A in the pool of A and B, with some of them replaced. */
const single = async (changes: object = {}) => ({
  tokenIn: A,
  tokenOut: B,
  fee: 3000,
  recipient: signer.address,
  deadline: await deadline(),
  amountIn: one,
  amountOutMinimum: b('1.9'),
  sqrtPriceLimitX96: 0n,
  ...changes,
})

/** Parameters of `exactOutputSingle` for 1 B in the pool of A and B, with some of them replaced. */
const singleOutput = async (changes: object = {}) => ({
  tokenIn: A,
  tokenOut: B,
  fee: 3000,
  recipient: signer.address,
  deadline: await deadline(),
  amountOut: b('1'),
  amountInMaximum: one,
  sqrtPriceLimitX96: 0n,
  ...changes,
})

const call = (name: string, ...inputs: unknown[]) => router.getFunction(name).staticCall(...inputs)
const send = async (name: string, ...inputs: unknown[]): Promise<TransactionReceipt> =>
  (await router.getFunction(name)(...inputs)).wait()

describe('the samples', () => {
  test('sell for a token what the quoter says', async () => {
    const [quote, before] = [await quoteExactInput(provider, swapx, one), await mine(B)]
    await sellForToken(signer, swapx, one, quote, await deadline())
    expect((await mine(B)) - before).toBe(quote)
    expect(await routerHas(A)).toBe(0n)
  })

  test('buy exactly 1 C through B', async () => {
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    await buyThroughTwoPools(signer, swapx, one, 3n * one, await deadline())
    expect((await mine(C)) - ownedC).toBe(one)
    expect(ownedA - (await mine(A))).toBe(2_012_054_718_315_421_924n)
  })

  test('sell for native currency and leave nothing in the router', async () => {
    const receipt = await sellForNative(signer, swapx, one, parseEther('0.09'), await deadline())
    expect(await nativeChange(receipt)).toBe(99_452_115_601_862_358n)
    expect(await routerHas(wrappedNative)).toBe(0n)
  })

  test('buy with native currency and get back what was not needed', async () => {
    const before = await mine(A)
    const receipt = await buyWithNative(signer, swapx, one, parseEther('1'), await deadline())
    expect((await mine(A)) - before).toBe(one)
    expect(-(await nativeChange(receipt))).toBe(100_552_283_416_666_040n)
    expect(await provider.getBalance(swapRouter)).toBe(0n)
  })

  test('approve and sell in one transaction', async () => {
    const before = await mine(B)
    await sellWithPermit(signer, swapx, one, b('1.9'), await deadline())
    expect((await mine(B)) - before).toBe(1_992_013n)
    const allowance = ['function allowance(address, address) view returns (uint256)']
    const token = new Contract(A, allowance, provider)
    expect(await token.getFunction('allowance')(signer.address, swapRouter)).toBe(0n)
  })

  test('print the steps', async () => {
    await expect(await outputOf(main)).toMatchFileSnapshot('swap-router.out.txt')
  })
})

describe('a swap fails', () => {
  test('without allowance, or with too little balance', async () => {
    await expect(call('exactInputSingle', await single())).rejects.toMatchObject(failsWith('STF'))
    await approveExactly(signer, A, swapRouter, MaxUint256 / 4n)
    const tooMuch = await single({ amountIn: one * 1_000_000n })
    await expect(call('exactInputSingle', tooMuch)).rejects.toMatchObject(failsWith('STF'))
  })

  test('after its deadline', async () => {
    const late = (await deadline()) - 3600
    const old = failsWith('Transaction too old')
    const input = await single({ deadline: late })
    await expect(call('exactInputSingle', input)).rejects.toMatchObject(old)
    const output = await singleOutput({ deadline: late })
    await expect(call('exactOutputSingle', output)).rejects.toMatchObject(old)
  })

  test('below the minimum and above the maximum', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const input = await single({ amountOutMinimum: 1_992_014n })
    const received = failsWith('Too little received')
    await expect(call('exactInputSingle', input)).rejects.toMatchObject(received)
    const output = await singleOutput({ amountInMaximum: 501_755_391_236_239_985n })
    const requested = failsWith('Too much requested')
    await expect(call('exactOutputSingle', output)).rejects.toMatchObject(requested)
  })

  test('for an amount of 0, of 2^255, and with a limit on the wrong side', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const nothing = await single({ amountIn: 0n })
    await expect(call('exactInputSingle', nothing)).rejects.toMatchObject(failsWith('AS'))
    const huge = await single({ amountIn: 2n ** 255n })
    await expect(call('exactInputSingle', huge)).rejects.toMatchObject(SILENT)
    const above = BigInt(encodeSqrtRatioX96('2100000', one.toString()).toString())
    const wrong = await single({ sqrtPriceLimitX96: above })
    await expect(call('exactInputSingle', wrong)).rejects.toMatchObject(failsWith('SPL'))
  })

  test('without a pool, and for two equal tokens', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const none = await single({ fee: 500 })
    await expect(call('exactInputSingle', none)).rejects.toMatchObject(SILENT)
    const same = await single({ tokenOut: A })
    await expect(call('exactInputSingle', same)).rejects.toMatchObject(SILENT)
  })

  test('with value that is not what it pays with: the value stays in the router', async () => {
    await approveExactly(signer, A, swapRouter, one)
    await send('exactInputSingle', await single(), { value: 7n })
    expect(await provider.getBalance(swapRouter)).toBe(7n)
  })
})

describe('a path', () => {
  const outputParams = async (path: string, changes: object = {}) => ({
    path,
    recipient: signer.address,
    deadline: await deadline(),
    amountOut: one,
    amountInMaximum: 3n * one,
    ...changes,
  })
  const inputParams = async (path: string) => ({
    path,
    recipient: signer.address,
    deadline: await deadline(),
    amountIn: one,
    amountOutMinimum: 1n,
  })
  const tokens = [A, B, C]
  const fees = [3000, 500]

  test('in the wrong order pays with the other token, which was not approved', async () => {
    await approveExactly(signer, A, swapRouter, 3n * one)
    const output = await outputParams(forwardPath(tokens, fees))
    await expect(call('exactOutput', output)).rejects.toMatchObject(failsWith('STF'))
    const input = await inputParams(reversedPath(tokens, fees))
    await expect(call('exactInput', input)).rejects.toMatchObject(failsWith('STF'))
  })

  test('in the wrong order, with that token approved, swaps the wrong way', async () => {
    await approveExactly(signer, C, swapRouter, 3n * one)
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    await send('exactOutput', await outputParams(forwardPath(tokens, fees)))
    expect((await mine(A)) - ownedA).toBe(one)
    expect(ownedC - (await mine(C))).toBe(502_384_229_264_422_440n)
  })

  test('that is too short', async () => {
    await approveExactly(signer, A, swapRouter, 3n * one)
    const input = await inputParams(dataSlice(forwardPath([A, B], [3000]), 0, 42))
    await expect(call('exactInput', input)).rejects.toMatchObject(failsWith('slice_outOfBounds'))
    const output = await outputParams(dataSlice(reversedPath([A, B], [3000]), 0, 42))
    const address = failsWith('toAddress_outOfBounds')
    await expect(call('exactOutput', output)).rejects.toMatchObject(address)
    const fee = await outputParams(dataSlice(reversedPath([A, B], [3000]), 0, 22))
    await expect(call('exactOutput', fee)).rejects.toMatchObject(failsWith('toUint24_outOfBounds'))
  })

  test('with extra bytes at its end is taken without them in exactOutput', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const path = concat([reversedPath([A, B], [3000]), '0x112233'])
    const output = await outputParams(path, { amountOut: b('1') })
    expect(await call('exactOutput', output)).toBe(501_755_391_236_239_986n)
  })

  test('that passes a pool twice finds it locked in exactOutput', async () => {
    await approveExactly(signer, A, swapRouter, 3n * one)
    const output = await outputParams(reversedPath([A, B, A], [3000, 3000]))
    await expect(call('exactOutput', output)).rejects.toMatchObject(failsWith('LOK'))
  })

  test('that passes a pool twice comes back in exactInput', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const before = await mine(A)
    await send('exactInput', await inputParams(forwardPath([A, B, A], [3000, 3000])))
    const cost = before - (await mine(A))
    expect(cost).toBeGreaterThan(0n)
    expect(cost).toBeLessThan(one / 100n)
  })

  test('that ends within a hop ends at the last whole token', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const before = await mine(B)
    const cut = dataSlice(forwardPath(tokens, fees), 0, 65)
    await send('exactInput', await inputParams(cut))
    expect((await mine(B)) - before).toBe(1_992_013n)
  })
})

describe('the order of the transfers', () => {
  const abi = [
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'event Swap(address indexed sender, address indexed recipient, int256, int256, uint160, uint128, int24)',
  ]
  const events = new Interface(abi)

  async function order(receipt: TransactionReceipt): Promise<string[]> {
    const getPool = ['function getPool(address, address, uint24) view returns (address)']
    const pools = new Contract(swapx.v3Factory, getPool, provider).getFunction('getPool')
    const names: Record<string, string> = {
      [A]: 'A',
      [B]: 'B',
      [C]: 'C',
      [signer.address]: 'caller',
      [swapRouter]: 'router',
      [await pools(A, B, 3000)]: 'A/B',
      [await pools(B, C, 500)]: 'B/C',
    }
    return receipt.logs.flatMap(log => {
      const event = events.parseLog(log)
      const [from, to] = event?.args ?? []
      if (event?.name === 'Swap') return `Swap in ${names[log.address]}`
      if (event?.name === 'Transfer') return `${names[log.address]}: ${names[from]} to ${names[to]}`
      return [] // An approval.
    })
  }

  test('exactOutput starts at the last pool and pays through nested callbacks', async () => {
    const receipt = await buyThroughTwoPools(signer, swapx, one, 3n * one, await deadline())
    expect(await order(receipt)).toEqual([
      'C: B/C to caller',
      'B: A/B to B/C',
      'A: caller to A/B',
      'Swap in A/B',
      'Swap in B/C',
    ])
  })

  test('exactInput starts at the first pool and passes through the router', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const receipt = await send('exactInput', {
      path: forwardPath([A, B, C], [3000, 500]),
      recipient: signer.address,
      deadline: await deadline(),
      amountIn: one,
      amountOutMinimum: 1n,
    })
    expect(await order(receipt)).toEqual([
      'B: A/B to router',
      'A: caller to A/B',
      'Swap in A/B',
      'C: B/C to caller',
      'B: router to B/C',
      'Swap in B/C',
    ])
  })
})

describe('a pool that runs out', () => {
  beforeEach(async () => {
    await makeNarrowPool(signer, swapx, [A, C], 10n * one, await deadline())
  })

  test('takes less than the exact input, without an error', async () => {
    await approveExactly(signer, A, swapRouter, 100n * one)
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    const input = { tokenOut: C, amountIn: 100n * one, amountOutMinimum: one }
    await send('exactInputSingle', await single(input))
    expect(ownedA - (await mine(A))).toBe(10_060_224_213_267_220_920n)
    expect((await mine(C)) - ownedC).toBe(9_999_999_999_999_999_999n)
  })

  test('is quoted without an error: the price after it tells', async () => {
    const quoter = new Contract(swapx.quoterV2, QuoterV2.abi, provider)
    const path = forwardPath([B, A, C], [3000, 3000])
    const quote = await quoter.getFunction('quoteExactInput').staticCall(path, b('100'))
    expect(quote.amountOut).toBe(9_999_999_999_999_999_999n)
    expect(quote.sqrtPriceX96AfterList[1]).toBe(4_295_128_740n)
  })

  test('as the second of two leaves the rest of the first output in the router', async () => {
    await approveExactly(signer, B, swapRouter, b('100'))
    const before = await mine(C)
    await send('exactInput', {
      path: forwardPath([B, A, C], [3000, 3000]),
      recipient: signer.address,
      deadline: await deadline(),
      amountIn: b('100'),
      amountOutMinimum: one,
    })
    expect((await mine(C)) - before).toBe(9_999_999_999_999_999_999n)
    expect(await routerHas(A)).toBe(37_422_749_544_888_706_039n)
  })

  test('gives no reason when it cannot give the exact output', async () => {
    await approveExactly(signer, A, swapRouter, 100n * one)
    const all = { tokenOut: C, amountOut: 11n * one, amountInMaximum: 100n * one }
    const output = await singleOutput(all)
    await expect(call('exactOutputSingle', output)).rejects.toMatchObject(SILENT)
  })

  test('gives less than the exact output, without an error, if there is a price limit', async () => {
    await approveExactly(signer, A, swapRouter, 100n * one)
    const before = await mine(C)
    const limit = BigInt(encodeSqrtRatioX96(999, 1000).toString())
    const all = { tokenOut: C, amountOut: 9n * one, amountInMaximum: 100n * one }
    await send('exactOutputSingle', await singleOutput({ ...all, sqrtPriceLimitX96: limit }))
    expect((await mine(C)) - before).toBe(1_669_668_770_147_542_048n)
  })

  test('refuses a swap that moves no tokens', async () => {
    await approveExactly(signer, A, swapRouter, 100n * one)
    const input = { tokenOut: C, amountIn: 100n * one, amountOutMinimum: one }
    await send('exactInputSingle', await single(input))
    // Upward from the lowest price there is no liquidity below tick −60.
    const limit = BigInt(encodeSqrtRatioX96(1, 1_000_000).toString())
    const none = { tokenIn: C, tokenOut: A, amountOutMinimum: 1n, sqrtPriceLimitX96: limit }
    await expect(call('exactInputSingle', await single(none))).rejects.toMatchObject(SILENT)
  })
})

describe('payments', () => {
  const stranger = Wallet.createRandom(provider)

  test('a plain transfer is refused', async () => {
    const transfer = signer.call({ to: swapRouter, value: 1n })
    await expect(transfer).rejects.toMatchObject(failsWith('Not WETH9'))
  })

  test('unwrapping and sweeping need the minimum', async () => {
    const native = call('unwrapWETH9', 1n, signer.address)
    await expect(native).rejects.toMatchObject(failsWith('Insufficient WETH9'))
    const token = call('sweepToken', A, 1n, signer.address)
    await expect(token).rejects.toMatchObject(failsWith('Insufficient token'))
    await call('unwrapWETH9', 0n, signer.address)
    await call('sweepToken', A, 0n, signer.address)
    await call('refundETH')
  })

  test('what is left in the router belongs to whoever takes it', async () => {
    await approveExactly(signer, A, swapRouter, 2n * one)
    const kept = { recipient: ZeroAddress }
    await send('exactInputSingle', await single(kept), { value: 5n })
    expect(await routerHas(B)).toBe(1_992_013n)
    await fund(node, swapx, stranger.address)
    const taker = new Contract(swapRouter, SwapRouter.abi, stranger)
    const before = await balanceOf(signer, B, stranger.address)
    const calls = [encode('sweepToken', B, 1n, stranger.address), encode('refundETH')]
    const receipt = await (await taker.getFunction('multicall')(calls)).wait()
    expect((await balanceOf(signer, B, stranger.address)) - before).toBe(1_992_013n)
    expect(await nativeChange(receipt)).toBe(5n)
  })

  describe.each([
    ['unwrapWETH9', wrappedNative, [signer.address], 'Insufficient WETH9'],
    ['sweepToken', A, [signer.address], 'Insufficient token'],
    [
      'unwrapWETH9WithFee',
      wrappedNative,
      [signer.address, 50n, stranger.address],
      'Insufficient WETH9',
    ],
    ['sweepTokenWithFee', A, [signer.address, 50n, stranger.address], 'Insufficient token'],
  ])('%s, when a hostile token pays for the swap,', (name, tokenOut, rest, reason) => {
    const token = name.startsWith('sweep') ? [tokenOut] : []
    let swap: string

    beforeEach(async () => {
      const hostile = await deploy('CallingToken')
      const tokenIn = await hostile.getAddress()
      const tokens = [tokenIn, tokenOut] as [string, string]
      const pool = await makeNarrowPool(signer, swapx, tokens, 10n * one, await deadline())
      await approveExactly(signer, tokenIn, swapRouter, one)
      const toRouter = { tokenIn, tokenOut, recipient: ZeroAddress, amountOutMinimum: one / 2n }
      swap = encode('exactInputSingle', await single(toRouter))
      const theft = encode('sweepToken', tokenOut, 0n, stranger.address)
      await (await hostile.getFunction('arm')(pool, swapRouter, theft)).wait()
    })

    test('pays a thief if the minimum is 0', async () => {
      await send('multicall', [swap, encode(name, ...token, 0n, ...rest)])
      const stolen = await balanceOf(signer, tokenOut, stranger.address)
      expect(stolen).toBeGreaterThan((one * 99n) / 100n)
      expect(await routerHas(tokenOut)).toBe(0n)
    })

    test('reverts if the minimum is what the swap must bring', async () => {
      const all = call('multicall', [swap, encode(name, ...token, one / 2n, ...rest)])
      await expect(all).rejects.toMatchObject(failsWith(reason))
    })
  })

  test('a fee of 50 basis points goes to the fee recipient', async () => {
    await approveExactly(signer, A, swapRouter, 2n * one)
    const swap = encode('exactInputSingle', await single({ recipient: ZeroAddress }))
    const before = await mine(B)
    const sweep = encode('sweepTokenWithFee', B, b('1.9'), signer.address, 50n, stranger.address)
    await send('multicall', [swap, sweep])
    expect(await balanceOf(signer, B, stranger.address)).toBe(9_960n)
    expect((await mine(B)) - before).toBe(1_982_053n)
  })

  test('a fee of 50 basis points of native currency', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const swap = { tokenOut: wrappedNative, recipient: ZeroAddress, amountOutMinimum: 1n }
    const unwrap = [parseEther('0.09'), signer.address, 50n, stranger.address]
    const calls = [
      encode('exactInputSingle', await single(swap)),
      encode('unwrapWETH9WithFee', ...unwrap),
    ]
    await send('multicall', calls)
    expect(await provider.getBalance(stranger.address)).toBe(497_260_578_009_311n)
  })

  test.each([0n, 101n])('a fee of %s basis points is refused without a reason', async bips => {
    const sweep = call('sweepTokenWithFee', A, 0n, signer.address, bips, stranger.address)
    await expect(sweep).rejects.toMatchObject(SILENT)
    const unwrap = call('unwrapWETH9WithFee', 0n, signer.address, bips, stranger.address)
    await expect(unwrap).rejects.toMatchObject(SILENT)
  })

  test('a recipient that cannot take native currency fails with STE', async () => {
    const contract = await deploy('SingleSwap', swapRouter, A, B, 3000)
    await approveExactly(signer, A, swapRouter, one)
    const swap = { tokenOut: wrappedNative, recipient: ZeroAddress, amountOutMinimum: 1n }
    const calls = [
      encode('exactInputSingle', await single(swap)),
      encode('unwrapWETH9', 1n, await contract.getAddress()),
    ]
    await expect(call('multicall', calls)).rejects.toMatchObject(failsWith('STE'))
  })

  test('wrapped native is pulled when the value does not cover the whole amount', async () => {
    await approveExactly(signer, wrappedNative, swapRouter, one)
    const before = await mine(wrappedNative)
    const swap = { tokenIn: wrappedNative, tokenOut: A, amountOutMinimum: one }
    const receipt = await send('exactInputSingle', await single(swap), { value: one - 1n })
    expect(before - (await mine(wrappedNative))).toBe(one)
    expect(await nativeChange(receipt)).toBe(1n - one)
    expect(await provider.getBalance(swapRouter)).toBe(one - 1n)
  })

  test('value pays for wrapped native within a path, and both leave a rest', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const params = {
      path: forwardPath([A, wrappedNative, A], [3000, 3000]),
      recipient: signer.address,
      deadline: await deadline(),
      amountIn: one,
      amountOutMinimum: one / 2n,
    }
    await send('exactInput', params, { value: one })
    const between = await routerHas(wrappedNative)
    expect(between).toBe(99_452_115_601_862_358n)
    expect(await provider.getBalance(swapRouter)).toBe(one - between)
  })

  test('the callback is for pools only', async () => {
    const data = '0x'
    await expect(call('uniswapV3SwapCallback', 1n, 0n, data)).rejects.toMatchObject(SILENT)
    await expect(call('uniswapV3SwapCallback', 0n, 0n, data)).rejects.toMatchObject(SILENT)
  })
})

describe('multicall', () => {
  test('undoes all and passes the reason on', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const calls = [
      encode('exactInputSingle', await single()),
      encode('unwrapWETH9', 1n, signer.address),
    ]
    const all = call('multicall', calls)
    await expect(all).rejects.toMatchObject(failsWith('Insufficient WETH9'))
    const silent = [encode('exactInputSingle', await single({ fee: 500 }))]
    await expect(call('multicall', silent)).rejects.toMatchObject(SILENT)
    await expect(call('multicall', ['0x12345678'])).rejects.toMatchObject(SILENT)
  })

  test('returns the encoded result of each call', async () => {
    await approveExactly(signer, A, swapRouter, one)
    const calls = [encode('exactInputSingle', await single()), encode('refundETH')]
    const [amountOut, refund] = await call('multicall', calls)
    expect(BigInt(amountOut)).toBe(1_992_013n)
    expect(refund).toBe('0x')
  })
})

describe('permits', () => {
  const permit = async (value = one, until?: number) => {
    const expiry = until ?? (await deadline())
    const { v, r, s } = await signPermit(signer, swapx, A, swapRouter, value, expiry)
    return [A, value, expiry, v, r, s] as const
  }

  test('a permit that somebody else has sent does not stop selfPermitIfNecessary', async () => {
    const inputs = await permit()
    const [, value, expiry, v, r, s] = inputs
    const abi = ['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)']
    const token = new Contract(A, abi, signer)
    const sent = await token.getFunction('permit')(
      signer.address,
      swapRouter,
      value,
      expiry,
      v,
      r,
      s,
    )
    await sent.wait()
    const swap = encode('exactInputSingle', await single())
    const invalid = failsWith('ERC20Permit: invalid signature')
    const again = call('multicall', [encode('selfPermit', ...inputs), swap])
    await expect(again).rejects.toMatchObject(invalid)
    await call('multicall', [encode('selfPermitIfNecessary', ...inputs), swap])
  })

  test('is signed in the version that the token has', async () => {
    const token = await deploy<Contract>('VersionedToken')
    const address = await token.getAddress()
    const expiry = await deadline()
    const { v, r, s } = await signPermit(signer, swapx, address, swapRouter, one, expiry)
    await send('selfPermit', address, one, expiry, v, r, s)
    expect(await token.getFunction('allowance')(signer, swapRouter)).toBe(one)
  })

  test('is not signed in a domain that is not the one of the token', async () => {
    const elsewhere = signPermit(signer, { ...swapx, chainId: 1 }, A, swapRouter, one, 0)
    await expect(elsewhere).rejects.toThrow('The token signs in another domain.')
  })

  test('selfPermit sets the allowance', async () => {
    await send('selfPermit', ...(await permit()))
    await send('exactInputSingle', await single())
    expect(await routerHas(A)).toBe(0n)
  })

  test('an expired permit, and one of another account, are refused by the token', async () => {
    const expired = await permit(one, (await deadline()) - 3600)
    const old = failsWith('ERC20Permit: expired deadline')
    await expect(call('selfPermit', ...expired)).rejects.toMatchObject(old)
    const stranger = Wallet.createRandom(provider)
    const other = router.connect(stranger) as Contract
    const taken = other.getFunction('selfPermit').staticCall(...(await permit()))
    const invalid = failsWith('ERC20Permit: invalid signature')
    await expect(taken).rejects.toMatchObject(invalid)
  })

  test('a token without the other kind of permit has no reason', async () => {
    const [, , expiry, v, r, s] = await permit()
    const allowed = call('selfPermitAllowed', A, 0n, expiry, v, r, s)
    await expect(allowed).rejects.toMatchObject(SILENT)
    const native = call('selfPermit', wrappedNative, one, expiry, v, r, s)
    await expect(native).rejects.toMatchObject(SILENT)
    // A token whose fallback function accepts any call, as that of some wrapped tokens does.
    const other = '0x4000000000000000000000000000000000000001'
    await node.send('anvil_setCode', [other, '0x00'])
    await call('selfPermit', other, one, expiry, v, r, s)
    const domain = call('selfPermit', C, one, expiry, v, r, s)
    await expect(domain).rejects.toMatchObject(failsWith('ERC20Permit: invalid signature'))
  })
})

test('calldata for a SwapRouter02 reverts without data', async () => {
  const other = new Interface([
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint160))',
    'function exactInput((bytes, address, uint256, uint256))',
    'function exactOutputSingle((address, address, uint24, address, uint256, uint256, uint160))',
    'function exactOutput((bytes, address, uint256, uint256))',
    'function multicall(uint256 deadline, bytes[] data)',
  ])
  const selectors = ['0x04e45aaf', '0xb858183f', '0x5023b4df', '0x09b81346', '0x5ae401dc']
  expect(other.fragments.map(fragment => other.getFunction(fragment.format())?.selector)).toEqual(
    selectors,
  )
  for (const data of selectors) {
    await expect(signer.call({ to: swapRouter, data })).rejects.toMatchObject(SILENT)
  }
})
