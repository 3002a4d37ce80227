import { Contract, parseEther, parseUnits, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { approveExactly } from '../allowance'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { deadlineIn } from '../deadline'
import { pairAbi, routerAbi, tokenAbi } from './abi'
import { atLeast, atMost } from './limits'
import { pairAddress } from './pair-address'
import { addLiquidity } from './pools'
import * as sample from './swap'
import { addTaxedPair } from './taxed-pair.fixture'

const chain = await testChain()
const { swapx, provider, signer, deadline, advance, deploy, node, setAutomine } = chain
const { A, B } = swapx.tokens
const path: sample.Path = [A, B]
const router = new Contract(swapx.v2Router02, routerAbi, signer)
const call = (name: string, ...values: unknown[]) => router.getFunction(name).staticCall(...values)
const balanceOf = (token: string, account = signer.address): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(account)
const allowanceOf = (token: string, spender = swapx.v2Router02): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('allowance').staticCall(signer, spender)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

describe('the script', () => {
  test('prints what it quotes, receives and pays', async () => {
    await expect(await outputOf(sample.main)).toMatchFileSnapshot('swap.out.txt')
  })
})

describe('through the router, from an account', () => {
  test('100 A yield 181.322178 B, and leave no allowance', async () => {
    const amountIn = parseEther('100')
    const quote = await sample.quoteExactInput(provider, swapx, amountIn, path)
    expect(quote).toBe(181_322_178n)
    const amountOutMin = atLeast(quote, 50n)
    expect(amountOutMin).toBe(180_415_568n)
    const before = await balanceOf(B)
    const trade = { amountIn, amountOutMin, path, deadline: await deadline() }
    expect(await sample.swapExactInput(signer, swapx, trade)).toBe(quote)
    expect(await balanceOf(B)).toBe(before + quote)
    expect(await allowanceOf(A)).toBe(0n)
  })

  test('what a token sends back does not count as received', async () => {
    await changeCode(chain, B, 'PartsToken')
    const before = await balanceOf(B)
    const sale = { amountIn: parseEther('1'), amountOutMin: 1n, path, deadline: await deadline() }
    const received = await sample.swapExactInput(signer, swapx, sale)
    expect(received).toBe((await balanceOf(B)) - before)
  })

  test('an exact input is taken whole, even fifty times the reserve', async () => {
    const amountIn = parseEther('50000')
    const [a, b] = [await balanceOf(A), await balanceOf(B)]
    const trade = { amountIn, amountOutMin: 1n, path, deadline: await deadline() }
    const received = await sample.swapExactInput(signer, swapx, trade)
    expect([await balanceOf(A), await balanceOf(B)]).toEqual([a - amountIn, b + received])
    // Of 2,000 B, 39 are left.
    expect(received).toBe(1_960_668_633n)
  })

  test('exactly 100 B cost 52.789948793749670063 A, and the allowance is taken back', async () => {
    const amountOut = parseUnits('100', 6)
    const cost = await sample.quoteExactOutput(provider, swapx, amountOut, path)
    expect(cost).toBe(52_789_948_793_749_670_063n)
    const amountInMax = atMost(cost, 50n)
    expect(amountInMax).toBe(53_053_898_537_718_418_413n)
    const [a, b] = [await balanceOf(A), await balanceOf(B)]
    const trade = { amountOut, amountInMax, path, deadline: await deadline() }
    expect(await sample.swapExactOutput(signer, swapx, trade)).toBe(cost)
    expect([await balanceOf(A), await balanceOf(B)]).toEqual([a - cost, b + amountOut])
    expect(await allowanceOf(A)).toBe(0n)
  })

  test('a swap that fails leaves no allowance', async () => {
    const terms = { path, deadline: await deadline() }
    const sale = { ...terms, amountIn: parseEther('100'), amountOutMin: 181_322_179n }
    const purchase = { ...terms, amountOut: 100_000_000n, amountInMax: parseEther('52') }
    await expect(sample.swapExactInput(signer, swapx, sale)).rejects.toThrow('INSUFFICIENT')
    await expect(sample.swapExactOutput(signer, swapx, purchase)).rejects.toThrow('EXCESSIVE')
    expect(await allowanceOf(A)).toBe(0n)
  })

  test('a reset that the token refuses does not hide what was paid', async () => {
    await changeCode(chain, A, 'NoZeroToken')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const amountInMax = parseEther('53')
    const trade = { amountOut: 100_000_000n, amountInMax, path, deadline: await deadline() }
    const paid = 52_789_948_793_749_670_063n
    expect(await sample.swapExactOutput(signer, swapx, trade)).toBe(paid)
    expect(warn).toHaveBeenCalledWith(`An allowance of ${A} is left:`, expect.any(Error))
    expect(await allowanceOf(A)).toBe(amountInMax - paid)
    // What is left does not block the next swap.
    const next = { amountIn: 10n ** 18n, amountOutMin: 1n, path, deadline: await deadline() }
    expect(await sample.swapExactInput(signer, swapx, next)).toBeGreaterThan(0n)
  })

  test('two hops through A, paid in native currency', async () => {
    const way: sample.Path = [swapx.wrappedNative, A, B]
    const amountIn = parseEther('1')
    const quote = await sample.quoteExactInput(provider, swapx, amountIn, way)
    const trade = { amountIn, amountOutMin: quote, path: way, deadline: await deadline() }
    expect(await sample.swapNative(signer, swapx, trade)).toBe(quote)
    expect(quote).toBe(19_210_407n)
  })

  test('gas: 137,000 for the first swap of a pair, then 103,000, and 55,000 for a second', async () => {
    await approveExactly(signer, A, swapx.v2Router02, parseEther('4'))
    const gas = async (...tokens: string[]) => {
      await advance(12)
      const values = [parseEther('1'), 1n, tokens, signer.address, await deadline()]
      const sent = await router.getFunction('swapExactTokensForTokens').send(...values)
      return Number((await sent.wait())?.gasUsed) / 1000
    }
    expect(await gas(A, B)).toBeCloseTo(137, -1)
    const one = await gas(A, B)
    expect(one).toBeCloseTo(103, -1)
    await gas(A, B, swapx.tokens.C)
    expect((await gas(A, B, swapx.tokens.C)) - one).toBeCloseTo(55, -1)
  })

  test('an address in lower case is the same account', async () => {
    const token = new Contract(B, tokenAbi, signer)
    const receipt = await (await token.getFunction('transfer').send(A, 5n)).wait()
    const from = signer.address.toLowerCase()
    expect(sample.transferred(receipt, B.toLowerCase(), { from })).toBe(5n)
    expect(sample.transferred(receipt, B, { to: A.toLowerCase() })).toBe(5n)
  })

  test('too large an allowance is replaced by the exact one', async () => {
    await approveExactly(signer, A, swapx.v2Router02, 7n)
    await approveExactly(signer, A, swapx.v2Router02, 5n)
    expect(await allowanceOf(A)).toBe(5n)
  })

  test('the deadline lies ahead of the newest block', async () => {
    const block = await provider.getBlock('latest')
    expect(await deadlineIn(600, provider)).toBe((block?.timestamp ?? 0) + 600)
  })
})

describe('errors of the router, in the order of a call', () => {
  const one = parseEther('1')
  const sell = 'swapExactTokensForTokens'

  test.each([
    ['UniswapV2Router: EXPIRED', () => call(sell, one, 1n, path, signer.address, 1)],
    [
      'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
      async () => call(sell, one, 1_992_014n, path, signer.address, await deadline()),
    ],
    [
      'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT',
      async () =>
        call('swapTokensForExactTokens', 2_000_000n, one, path, signer.address, await deadline()),
    ],
    [
      'UniswapV2Router: INVALID_PATH',
      async () =>
        call('swapExactETHForTokens', 1n, path, signer.address, await deadline(), { value: one }),
    ],
    ['UniswapV2Library: INVALID_PATH', () => call('getAmountsOut', one, [A])],
    ['UniswapV2Library: IDENTICAL_ADDRESSES', () => call('getAmountsOut', one, [A, A])],
    ['UniswapV2Library: ZERO_ADDRESS', () => call('getAmountsOut', one, [A, ZeroAddress])],
    ['UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT', () => call('getAmountsOut', 0n, path)],
    ['UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT', () => call('getAmountsIn', 0n, path)],
    ['ds-math-sub-underflow', () => call('getAmountsIn', parseUnits('2001', 6), path)],
    ['ds-math-mul-overflow', () => call('getAmountsOut', 2n ** 250n, path)],
    [
      'TransferHelper: TRANSFER_FROM_FAILED',
      async () => call(sell, one, 1_992_013n, path, signer.address, await deadline()),
    ],
  ])('%s', async (reason, act) => {
    await expect(act()).rejects.toMatchObject({ reason })
  })

  test('no message: a path over a pair that does not exist, or the whole reserve', async () => {
    const missing = call('getAmountsOut', one, [A, swapx.tokens.C])
    await expect(missing).rejects.toThrow('execution reverted (no data present')
    const whole = call('getAmountsIn', parseUnits('2000', 6), path)
    await expect(whole).rejects.toThrow('missing revert data')
  })

  test('UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT, when a tiny input rounds to 0', async () => {
    await approveExactly(signer, A, swapx.v2Router02, 1n)
    const swap = call(sell, 1n, 0n, path, signer.address, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT' })
  })

  test('UniswapV2: INVALID_TO, when the recipient is a token of the pair', async () => {
    await approveExactly(signer, A, swapx.v2Router02, one)
    const swap = call(sell, one, 1_992_013n, path, A, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'UniswapV2: INVALID_TO' })
  })

  test('UniswapV2: INSUFFICIENT_INPUT_AMOUNT, when a path uses a pair twice in a row', async () => {
    await approveExactly(signer, A, swapx.v2Router02, one)
    const swap = call(sell, one, 1n, [A, B, A], signer.address, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'UniswapV2: INSUFFICIENT_INPUT_AMOUNT' })
  })
})

describe('a path that goes through a pair twice, with another in between', () => {
  const one = parseEther('1')
  const { C } = swapx.tokens

  beforeEach(async () => {
    const desired: [bigint, bigint] = [parseEther('100'), parseEther('100')]
    const limits = { desired, minimums: desired, deadline: await deadline() }
    await addLiquidity(signer, swapx, [A, C], limits)
  })

  test('UniswapV2: K, in the same direction', async () => {
    await approveExactly(signer, A, swapx.v2Router02, one)
    const way = [A, B, C, A, B]
    const swap = call('swapExactTokensForTokens', one, 1n, way, signer.address, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'UniswapV2: K' })
  })

  test('in the opposite direction the swap goes through', async () => {
    const way = [swapx.wrappedNative, A, B, C, A, swapx.wrappedNative]
    const to = signer.address
    const swap = call('swapExactETHForTokens', 1n, way, to, await deadline(), { value: one })
    await expect(swap).resolves.toHaveLength(6)
  })
})

describe('a token that keeps 1% of each transfer', () => {
  const supporting = 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
  const amount = parseEther('100')

  const taxedPair = async () =>
    addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline())

  test('as input: K in the plain function, the output of 99 A in the variant', async () => {
    const tax = await taxedPair()
    expect(await balanceOf(tax, pairAddress(swapx, tax, B))).toBe(parseEther('1000'))
    await approveExactly(signer, tax, swapx.v2Router02, amount)
    const plain = call('swapExactTokensForTokens', amount, 1n, [tax, B], signer, await deadline())
    await expect(plain).rejects.toMatchObject({ reason: 'UniswapV2: K' })
    const before = await balanceOf(B)
    const swap = router.getFunction(supporting)
    await (await swap.send(amount, 179_671_849n, [tax, B], signer, await deadline())).wait()
    expect((await balanceOf(B)) - before).toBe(179_671_849n)
    await approveExactly(signer, tax, swapx.v2Router02, amount)
    const high = call(supporting, amount, 179_671_849n, [tax, B], signer, await deadline())
    const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
    await expect(high).rejects.toMatchObject({ reason })
  })

  test('as output: the plain function compares the minimum with what was sent', async () => {
    const tax = await taxedPair()
    const amountIn = parseUnits('10', 6)
    const quote = await sample.quoteExactInput(provider, swapx, amountIn, [B, tax])
    const trade = { amountIn, amountOutMin: quote, deadline: await deadline() }
    const got = await sample.swapExactInput(signer, swapx, { ...trade, path: [B, tax] })
    expect(got).toBe(quote - quote / 100n)
  })
})

test('the first swap of a second costs more gas: it writes both accumulators', async () => {
  await approveExactly(signer, A, swapx.v2Router02, parseEther('3'))
  await advance(5)
  const swap = router.getFunction('swapExactTokensForTokens')
  const values = [parseEther('1'), 1n, path, signer.address, await deadline()]
  const nonce = await provider.getTransactionCount(signer)
  await setAutomine(false)
  const sent = [0, 1].map(i => swap.send(...values, { nonce: nonce + i, gasLimit: 300_000n }))
  const responses = await Promise.all(sent)
  await node.send('evm_mine', [])
  await setAutomine(true)
  const receipts = await Promise.all(responses.map(response => response.wait()))
  const [first = 0n, second = 0n] = receipts.map(receipt => receipt?.gasUsed)
  expect(receipts[0]?.blockNumber).toBe(receipts[1]?.blockNumber)
  expect(first - second).toBeGreaterThan(10_000n)
})

describe('the pair itself', () => {
  const pair = new Contract(pairAddress(swapx, A, B), pairAbi, signer)

  test('K: 181.322178 B for 100 A, and not one unit more', async () => {
    const token = new Contract(A, tokenAbi, signer)
    await (await token.getFunction('transfer').send(pair, parseEther('100'))).wait()
    const swap = pair.getFunction('swap')
    const tooMuch = swap.staticCall(0n, 181_322_179n, signer, '0x')
    await expect(tooMuch).rejects.toMatchObject({ reason: 'UniswapV2: K' })
    await swap.staticCall(0n, 181_322_178n, signer, '0x')
  })

  test.each([
    ['INSUFFICIENT_OUTPUT_AMOUNT', [0n, 0n]],
    ['INSUFFICIENT_LIQUIDITY', [0n, parseUnits('2000', 6)]],
    ['INSUFFICIENT_INPUT_AMOUNT', [0n, 1n]],
  ])('%s', async (reason, [out0, out1]) => {
    const swap = pair.getFunction('swap').staticCall(out0, out1, signer, '0x')
    await expect(swap).rejects.toMatchObject({ reason: `UniswapV2: ${reason}` })
  })
})

describe('SwapV2.sol', () => {
  const contractFor = (way: string[]) => deploy<Contract>('SwapV2', swapx.v2Router02, way)
  const amountIn = parseEther('100')

  test('sells exactly 100 A for its caller', async () => {
    const contract = await contractFor(path)
    await approveExactly(signer, A, await contract.getAddress(), amountIn)
    const before = await balanceOf(B)
    const swap = contract.getFunction('swapExactInput')
    expect(await swap.staticCall(amountIn, 180_415_568n, await deadline())).toBe(181_322_178n)
    await (await swap.send(amountIn, 180_415_568n, await deadline())).wait()
    expect((await balanceOf(B)) - before).toBe(181_322_178n)
  })

  test('buys exactly 100 B and gives the rest back', async () => {
    const contract = await contractFor(path)
    const address = await contract.getAddress()
    const amountInMax = 53_053_898_537_718_418_413n
    await approveExactly(signer, A, address, amountInMax)
    const before = await balanceOf(A)
    const swap = contract.getFunction('swapExactOutput')
    await (await swap.send(100_000_000n, amountInMax, await deadline())).wait()
    expect(before - (await balanceOf(A))).toBe(52_789_948_793_749_670_063n)
    expect(await balanceOf(A, address)).toBe(0n)
    const router = new Contract(A, tokenAbi, provider).getFunction('allowance')
    expect(await router.staticCall(address, swapx.v2Router02)).toBe(0n)
  })

  test('keeps to a path of several pairs', async () => {
    const contract = await contractFor([A, B, swapx.tokens.C])
    await approveExactly(signer, A, await contract.getAddress(), amountIn)
    const swap = contract.getFunction('swapExactInput')
    const [quote] = (await call('getAmountsOut', amountIn, [A, B, swapx.tokens.C])).slice(-1)
    expect(await swap.staticCall(amountIn, quote, await deadline())).toBe(quote)
  })

  test.each([
    ['ERC20: transfer amount exceeds allowance', 0n, 1n, 600],
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', amountIn, 181_322_179n, 600],
    ['UniswapV2Router: EXPIRED', amountIn, 1n, -600],
  ])('%s', async (reason, approved, amountOutMin, seconds) => {
    const contract = await contractFor(path)
    await approveExactly(signer, A, await contract.getAddress(), approved)
    const swap = contract.getFunction('swapExactInput')
    const time = await deadlineIn(seconds, provider)
    await expect(swap.staticCall(amountIn, amountOutMin, time)).rejects.toMatchObject({ reason })
  })

  test('TransferHelper: TRANSFER_FROM_FAILED, for a token that takes a fee', async () => {
    const tax = await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline())
    const contract = await contractFor([tax, B])
    await approveExactly(signer, tax, await contract.getAddress(), amountIn)
    const swap = contract.getFunction('swapExactInput').staticCall(amountIn, 1n, await deadline())
    const reason = 'TransferHelper: TRANSFER_FROM_FAILED'
    await expect(swap).rejects.toMatchObject({ reason })
  })

  test('compares its limits with what arrives, once the output takes a fee', async () => {
    const contract = await contractFor(path)
    await approveExactly(signer, A, await contract.getAddress(), amountIn)
    await changeCode(chain, B, 'TaxedToken')
    const sell = contract.getFunction('swapExactInput')
    expect(await sell.staticCall(amountIn, 179_508_957n, await deadline())).toBe(179_508_957n)
    const little = sell.staticCall(amountIn, 179_508_958n, await deadline())
    const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
    await expect(little).rejects.toMatchObject({ reason })
    const buy = contract.getFunction('swapExactOutput')
    const less = buy.staticCall(100_000_000n, amountIn, await deadline())
    await expect(less).rejects.toMatchObject({ reason: 'SwapV2: TOO_LITTLE_RECEIVED' })
  })

  test('sells a token that refuses an allowance of 0, as an exact input', async () => {
    const contract = await contractFor(path)
    await approveExactly(signer, A, await contract.getAddress(), amountIn)
    await changeCode(chain, A, 'NoZeroToken')
    const sell = contract.getFunction('swapExactInput')
    expect(await sell.staticCall(amountIn, 1n, await deadline())).toBe(181_322_178n)
    const buy = contract.getFunction('swapExactOutput')
    const cost = 52_789_948_793_749_670_063n
    expect(await buy.staticCall(100_000_000n, cost, await deadline())).toBe(cost)
    const rest = buy.staticCall(100_000_000n, cost + 1n, await deadline())
    await expect(rest).rejects.toMatchObject({ reason: 'NoZeroToken: ZERO' })
  })

  test('UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', async () => {
    const contract = await contractFor(path)
    await approveExactly(signer, A, await contract.getAddress(), parseEther('52'))
    const swap = contract.getFunction('swapExactOutput')
    const reason = 'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT'
    const buy = swap.staticCall(100_000_000n, parseEther('52'), await deadline())
    await expect(buy).rejects.toMatchObject({ reason })
  })
})
