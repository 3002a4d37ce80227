import { type Currency, Percent, Token, type TradeType } from '@uniswap/sdk-core'
import { FeeAmount, Pool, Route, SwapQuoter, SwapRouter, type Trade } from '@uniswap/v3-sdk'
import { Contract, parseEther, parseUnits } from 'ethers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { tokenAbi } from './abi'
import { approve } from './approve.fixture'
import { toAmount, tokensOf, toRaw } from './background'
import { quoteExactInput, quotePath } from './quoting'
import * as sample from './trading'

const chain = await testChain()
const { swapx, provider, signer, node, deadline, deploy } = chain
const { A, B, C } = tokensOf(swapx)
const native = nativeOf(swapx)
const { LOW, MEDIUM } = FeeAmount
const slippageTolerance = new Percent(50, 10_000)
const tenA = toAmount(A, parseEther('10'))
const somebody = '0x3000000000000000000000000000000000000001'

const now = () => sample.now(swapx, provider)
const options = async () => ({
  slippageTolerance,
  deadline: await deadline(),
  recipient: signer.address,
})
const allowance = async (): Promise<bigint> => {
  const token = new Contract(A.address, tokenAbi, provider)
  return await token.getFunction('allowance').staticCall(signer.address, swapx.swapRouter)
}
async function saleOfTenA() {
  const at = await now()
  return await sample.sell(at, await sample.directRoute(at, A, B, MEDIUM), tenA)
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('trading.out.txt')
  expect(await allowance()).toBe(0n)
})

test('a pool without ticks knows its price and cannot swap', async () => {
  const pool = await sample.readPool(await now(), A, B, MEDIUM)
  expect(pool.priceOf(A).toSignificant(6)).toBe('2')
  await expect(pool.getOutputAmount(tenA)).rejects.toThrow('No tick data provider was given')
})

describe('quotes', () => {
  test('the calldata of the SDK asks what the guide before asked', async () => {
    const at = await now()
    const sale = await saleOfTenA()
    const { amount } = await quoteExactInput(at, tenA, B, MEDIUM)
    expect(sale.outputAmount.equalTo(amount)).toBe(true)
  })

  test('over two pools', async () => {
    const at = await now()
    const pools = [await sample.readPool(at, A, B, MEDIUM), await sample.readPool(at, B, C, LOW)]
    const sale = await sample.sell(at, new Route(pools, A, C), tenA)
    const asked = await quotePath(at, toRaw(tenA), [A, B, C], [MEDIUM, LOW])
    expect(sale.outputAmount.equalTo(asked)).toBe(true)
    const receipt = await sample.swap(signer, swapx, sale, await options())
    const got = transferred(receipt, C, signer.address)
    expect(got.equalTo(asked)).toBe(true)
  })
})

describe('trades', () => {
  test('exact input: what is received is what was quoted', async () => {
    const sale = await saleOfTenA()
    expect(sale.outputAmount.toExact()).toBe('19.74316')
    expect(sale.minimumAmountOut(slippageTolerance).toExact()).toBe('19.644444')
    const receipt = await sample.swap(signer, swapx, sale, await options())
    const got = transferred(receipt, B, signer.address)
    expect(got.equalTo(sale.outputAmount)).toBe(true)
    expect(transferred(receipt, A, signer.address).toExact()).toBe('-10')
    expect(await allowance()).toBe(0n)
  })

  test('exact output: the rest of the allowance is taken back', async () => {
    const at = await now()
    const route = await sample.directRoute(at, A, B, MEDIUM)
    const bid = await sample.buy(at, route, toAmount(B, parseUnits('10', 6)))
    const receipt = await sample.swap(signer, swapx, bid, await options())
    expect(transferred(receipt, B, signer.address).toExact()).toBe('10')
    const paid = transferred(receipt, A, signer.address).multiply(-1)
    expect(paid.equalTo(bid.inputAmount)).toBe(true)
    const most = bid.maximumAmountIn(slippageTolerance)
    expect(toRaw(most)).toBeGreaterThan(toRaw(paid))
    expect(await allowance()).toBe(0n)
  })

  test('native currency pays and is paid, and nothing stays with the router', async () => {
    const at = await now()
    const one = toAmount(native, parseEther('1'))
    const sale = await sample.sell(at, await sample.directRoute(at, native, A, MEDIUM), one)
    const receipt = await sample.swap(signer, swapx, sale, await options())
    expect(await sample.nativeGained(provider, receipt, signer.address)).toBe(-toRaw(one))
    const got = transferred(receipt, A, signer.address)
    expect(got.equalTo(sale.outputAmount)).toBe(true)

    const next = await now()
    const route = await sample.directRoute(next, A, native, MEDIUM)
    const back = await sample.sell(next, route, toAmount(A, parseEther('5')))
    const unwrapped = await sample.swap(signer, swapx, back, await options())
    const gained = await sample.nativeGained(provider, unwrapped, signer.address)
    expect(gained).toBe(toRaw(back.outputAmount))
    const wrapped = transferred(unwrapped, native.wrapped, swapx.swapRouter)
    expect(toRaw(wrapped)).toBe(gained)
    expect(await provider.getBalance(swapx.swapRouter)).toBe(0n)
  })

  test('native currency for an exact output: the rest comes back', async () => {
    const at = await now()
    const route = await sample.directRoute(at, native, A, MEDIUM)
    const bid = await sample.buy(at, route, toAmount(A, parseEther('5')))
    const most = bid.maximumAmountIn(slippageTolerance)
    const { value } = SwapRouter.swapCallParameters(bid, await options())
    expect(BigInt(value)).toBe(toRaw(most))
    const receipt = await sample.swap(signer, swapx, bid, await options())
    const gained = await sample.nativeGained(provider, receipt, signer.address)
    expect(gained).toBe(-toRaw(bid.inputAmount))
    expect(toRaw(transferred(receipt, native.wrapped, swapx.swapRouter))).toBe(gained)
  })

  test('a fee is taken from the output, after the minimum was checked', async () => {
    const sale = await saleOfTenA()
    const withFee = sample.withFee(await options(), somebody)
    const receipt = await sample.swap(signer, swapx, sale, withFee)
    const fee = transferred(receipt, B, somebody)
    const got = transferred(receipt, B, signer.address)
    expect(fee.toExact()).toBe('0.049357')
    expect(got.toExact()).toBe('19.693803')
    expect(got.add(fee).equalTo(sale.outputAmount)).toBe(true)
  })

  test('a fee above 1% is refused, and one below a basis point too', async () => {
    const sale = await saleOfTenA()
    for (const fee of [new Percent(101, 10_000), new Percent(1, 100_000)]) {
      const tooMuch = { ...(await options()), fee: { fee, recipient: somebody } }
      await expect(sample.swap(signer, swapx, sale, tooMuch)).rejects.toThrow(
        'execution reverted (no data present; likely require(false) occurred',
      )
    }
  })
})

describe('before anything is sent', () => {
  test('a price impact above the maximum is refused', async () => {
    const at = await now()
    const hundredThousandA = toAmount(A, parseEther('100000'))
    const sale = await sample.sell(at, await sample.directRoute(at, A, B, MEDIUM), hundredThousandA)
    expect(sale.priceImpact.toFixed(2)).toBe('99.01')
    const nonce = await signer.getNonce()
    await expect(sample.swap(signer, swapx, sale, await options())).rejects.toThrow(
      'The price impact of 99.01% is above 10.00%.',
    )
    expect(await signer.getNonce()).toBe(nonce)
  })

  test('an output of few units is refused, of which the SDK rounds the minimum far down', async () => {
    const at = await now()
    const little = toAmount(A, parseEther('0.0004'))
    const sale = await sample.sell(at, await sample.directRoute(at, A, B, MEDIUM), little)
    expect(toRaw(sale.outputAmount)).toBe(797n)
    await expect(sample.swap(signer, swapx, sale, await options())).rejects.toThrow(
      'Too few units to protect. Sell more.',
    )
  })

  test('a tolerance below 0, or of 100% and more, is refused', async () => {
    const sale = await saleOfTenA()
    const { calldata } = SwapRouter.swapCallParameters(sale, {
      ...(await options()),
      slippageTolerance: new Percent(50),
    })
    const [swap] = SwapRouter.INTERFACE.decodeFunctionData('exactInputSingle', calldata)
    expect(swap.amountOutMinimum.toHexString()).toBe('0x00')
    const nonce = await signer.getNonce()
    for (const wrong of [new Percent(50), new Percent(1), new Percent(-1, 100)]) {
      const given = { ...(await options()), slippageTolerance: wrong }
      await expect(sample.swap(signer, swapx, sale, given)).rejects.toThrow(
        `A tolerance is from 0 to below 100%, not ${wrong.toFixed(2)}%.`,
      )
    }
    expect(await signer.getNonce()).toBe(nonce)
  })

  test('a trade that would fail is refused, and its approval taken back', async () => {
    const sale = await saleOfTenA()
    const late = { ...(await options()), deadline: 1 }
    const nonce = await signer.getNonce()
    await expect(sample.swap(signer, swapx, sale, late)).rejects.toMatchObject({
      action: 'call',
      reason: 'Transaction too old',
    })
    // Two approvals, and no swap.
    expect(await signer.getNonce()).toBe(nonce + 2)
    expect(await allowance()).toBe(0n)
  })
})

test('a larger allowance is brought down to the amount', async () => {
  await approve(signer, swapx.swapRouter, toAmount(A, parseEther('50')))
  await approve(signer, swapx.swapRouter, tenA)
  expect(await allowance()).toBe(toRaw(tenA))
})

test('of a token that refuses 0, what is left does not block the next approval', async () => {
  await changeCode(chain, A.address, 'NoZeroToken')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await approve(signer, swapx.swapRouter, toAmount(A, 50n))
  await approve(signer, swapx.swapRouter, tenA)
  expect(warn).toHaveBeenCalledWith('The allowance is not reset:', expect.any(Error))
  expect(await allowance()).toBe(toRaw(tenA))
})

test('an allowance is set to 0 first, as some tokens insist on', async () => {
  const address = await (await deploy('QuietToken')).getAddress()
  const quiet = new Token(swapx.chainId, address, 18, 'QUIET')
  await approve(signer, swapx.swapRouter, toAmount(quiet, 50n))
  await approve(signer, swapx.swapRouter, toAmount(quiet, 10n))
  const token = new Contract(address, tokenAbi, provider)
  expect(await token.getFunction('allowance')(signer.address, swapx.swapRouter)).toBe(10n)
})

describe('what has moved', () => {
  test('is the same for an address in lower case', async () => {
    const at = await now()
    const account = signer.address.toLowerCase()
    const one = toAmount(native, parseEther('1'))
    const trade = await sample.sell(at, await sample.directRoute(at, native, A, MEDIUM), one)
    const paid = await sample.swap(signer, swapx, trade, await options())
    expect(await sample.nativeGained(provider, paid, account)).toBe(-toRaw(one))
  })

  test("leaves the first layer's part of a rollup's fee out, too", async () => {
    const one = toAmount(native, parseEther('1'))
    const at = await now()
    const trade = await sample.sell(at, await sample.directRoute(at, native, A, MEDIUM), one)
    const receipt = await sample.swap(signer, swapx, trade, await options())
    const rollup = {
      getBalance: async (account: string, block: number) =>
        (await provider.getBalance(account, block)) -
        (block === receipt.blockNumber ? 10n ** 12n : 0n),
      send: async (...request: [string, string[]]) => ({
        ...(await provider.send(...request)),
        l1Fee: '0xe8d4a51000',
      }),
    }
    const gained = await sample.nativeGained(rollup as never, receipt, signer.address)
    expect(gained).toBe(-toRaw(one))
  })
})

describe('what a reader meets', () => {
  /** Sends the calldata of a trade without the approval that `swap` makes. */
  async function sendOnly(trade: Trade<Currency, Currency, TradeType>) {
    const { calldata, value } = SwapRouter.swapCallParameters(trade, await options())
    return await signer.sendTransaction({ to: swapx.swapRouter, data: calldata, value })
  }

  test('no approval', async () => {
    await expect(sendOnly(await saleOfTenA())).rejects.toThrow('execution reverted: "STF"')
  })

  test('an approval of another contract', async () => {
    await approve(signer, swapx.v2Router02, tenA)
    await expect(sendOnly(await saleOfTenA())).rejects.toThrow('execution reverted: "STF"')
  })

  test('more than the account has', async () => {
    const token = new Contract(A.address, tokenAbi, signer)
    const all = await token.getFunction('balanceOf')(signer.address)
    await (await token.getFunction('transfer')(swapx.v3Factory, all)).wait()
    await expect(sample.swap(signer, swapx, await saleOfTenA(), await options())).rejects.toThrow(
      'execution reverted: "STF"',
    )
  })

  test('the time is over', async () => {
    const sale = await saleOfTenA()
    const late = { ...(await options()), deadline: (await deadline()) - 601 }
    await expect(sample.swap(signer, swapx, sale, late)).rejects.toThrow(
      'execution reverted: "Transaction too old"',
    )
  })

  test('the price has moved', async () => {
    const sale = await saleOfTenA()
    await sample.swap(signer, swapx, await saleOfTenA(), await options())
    await expect(sample.swap(signer, swapx, sale, await options())).rejects.toThrow(
      'execution reverted: "Too little received"',
    )
    const at = await now()
    const route = await sample.directRoute(at, A, B, MEDIUM)
    const bid = await sample.buy(at, route, toAmount(B, parseUnits('10', 6)))
    await sample.swap(signer, swapx, await saleOfTenA(), await options())
    // The allowance ends where the maximum does, and the pool pulls before the router looks.
    await expect(sample.swap(signer, swapx, bid, await options())).rejects.toThrow(
      'execution reverted: "STF"',
    )
    await approve(signer, swapx.swapRouter, tenA)
    await expect(sendOnly(bid)).rejects.toThrow('execution reverted: "Too much requested"')
  })

  test('a deadline with a fraction', async () => {
    const sale = await saleOfTenA()
    const half = { ...(await options()), deadline: 1.5 }
    expect(() => SwapRouter.swapCallParameters(sale, half)).toThrow(
      'The number 1.5 cannot be converted to BigInt because it is not an integer',
    )
  })

  test('a recipient that is no address', async () => {
    const sale = await saleOfTenA()
    const wrong = { ...(await options()), recipient: 'me' }
    expect(() => SwapRouter.swapCallParameters(sale, wrong)).toThrow('me is not a valid address.')
  })

  test('a price limit over more than one pool', async () => {
    const at = await now()
    const pools = [await sample.readPool(at, A, B, MEDIUM), await sample.readPool(at, B, C, LOW)]
    const sale = await sample.sell(at, new Route(pools, A, C), tenA)
    const limited = { ...(await options()), sqrtPriceLimitX96: '1' }
    expect(() => SwapRouter.swapCallParameters(sale, limited)).toThrow(
      'Invariant failed: MULTIHOP_PRICE_LIMIT',
    )
    expect(() =>
      SwapQuoter.quoteCallParameters(new Route(pools, A, C), tenA, 0, { sqrtPriceLimitX96: 1 }),
    ).toThrow('Invariant failed: MULTIHOP_PRICE_LIMIT')
  })

  test('more than the pools can take', async () => {
    const at = await now()
    const absurd = toAmount(A, parseEther('100000000000000000'))
    const route = await sample.directRoute(at, A, B, MEDIUM)
    const message = 'The pools cannot take the whole amount.'
    await expect(sample.sell(at, route, absurd)).rejects.toThrow(message)
    const pools = [...route.pools, await sample.readPool(at, B, C, LOW)]
    await expect(sample.sell(at, new Route(pools, A, C), absurd)).rejects.toThrow(message)
  })

  test('a route that does not hold together', async () => {
    const pool = await sample.readPool(await now(), A, B, MEDIUM)
    expect(() => new Route([pool], C, B)).toThrow('Invariant failed: INPUT')
    expect(() => new Route([pool], A, C)).toThrow('Invariant failed: OUTPUT')
  })

  test('no pool', async () => {
    await expect(sample.readPool(await now(), A, B, LOW)).rejects.toThrow(
      'could not decode result data (value="0x"',
    )
  })

  test('a bigint and the price of another block', () => {
    const price: unknown = 2n ** 96n
    expect(() => new Pool(A, B, MEDIUM, price as string, '0', 0)).toThrow(
      'Cannot convert 79228162514264337593543950336 to a BigInt',
    )
    expect(() => new Pool(A, B, MEDIUM, String(price), '0', 5)).toThrow(
      'Invariant failed: PRICE_BOUNDS',
    )
  })

  test('an exact output that a pool does not have', async () => {
    const at = await now()
    const route = await sample.directRoute(at, A, B, MEDIUM)
    await expect(sample.buy(at, route, toAmount(B, parseUnits('3000', 6)))).rejects.toThrow(
      'execution reverted: "Unexpected error"',
    )
  })
})

test('the price limit leaves native currency with the router', async () => {
  const at = await now()
  const one = toAmount(native, parseEther('1'))
  const sale = await sample.sell(at, await sample.directRoute(at, native, A, MEDIUM), one)
  const half = toAmount(native.wrapped, parseEther('0.5'))
  const { sqrtPriceX96After } = await quoteExactInput(at, half, A, MEDIUM)
  const limited = {
    ...(await options()),
    slippageTolerance: new Percent(60, 100),
    sqrtPriceLimitX96: sqrtPriceX96After.toString(),
  }
  await sample.swap(signer, swapx, sale, limited)
  const left = await provider.getBalance(swapx.swapRouter)
  expect(Number(left) / 1e18).toBeCloseTo(0.5, 6)
})

test('the price limit leaves input with the account', async () => {
  const sale = await saleOfTenA()
  const at = await now()
  const { sqrtPriceX96After } = await quoteExactInput(at, tenA.divide(2), B, MEDIUM)
  const limited = {
    ...(await options()),
    slippageTolerance: new Percent(60, 100),
    sqrtPriceLimitX96: sqrtPriceX96After.toString(),
  }
  const receipt = await sample.swap(signer, swapx, sale, limited)
  const paid = transferred(receipt, A, signer.address)
  expect(Number(paid.toExact())).toBeCloseTo(-5, 6)
})
