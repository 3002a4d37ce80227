import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import {
  computePairAddress,
  FACTORY_ADDRESS_MAP,
  InsufficientInputAmountError,
  InsufficientReservesError,
  Pair,
  Route,
  Trade,
} from '@uniswap/v2-sdk'
import { Contract } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../../chain/test-chain'
import { findPair, readPairs } from '../fetching-data'
import { A, B, main, pair, units } from './pair'

const { swapx, provider, signer } = await testChain()
const C = new Token(31337, swapx.tokens.C, 18, 'C')
const whole = 10n ** 18n
const a = (amount: number) => units(A, (BigInt(amount) * whole).toString())
const b = (amount: number) => units(B, String(amount * 10 ** 6))
const raw = (amount: CurrencyAmount<Token>) => amount.quotient.toString()
const empty = new Pair(a(0), b(0))

/** A tax as the SDK reads it: what it uses of the BigNumber of ethers 5. */
const basisPoints = (value: number) =>
  ({ gt: () => value > 0, gte: () => value >= 0, toString: () => String(value) }) as never
const taxedToken = (address: string, buy: number, sell: number) =>
  new Token(31337, address, 18, 'T', 'T', false, basisPoints(buy), basisPoints(sell))

test('main prints quotes and liquidity', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pair.out.txt')
})

test('the order of the amounts does not matter', () => {
  const turned = new Pair(b(2000), a(1000))
  expect([turned.token0, turned.token1]).toEqual([A, B])
  expect(turned.reserve0.toExact()).toBe('1000')
  expect(turned.reserveOf(B)).toBe(turned.reserve1)
  expect(turned.chainId).toBe(31337)
  expect(() => new Pair(a(1), a(1))).toThrow('Invariant failed: ADDRESSES')
  const abroad = CurrencyAmount.fromRawAmount(new Token(1, B.address, 6), 1)
  expect(() => new Pair(a(1), abroad)).toThrow('Invariant failed: CHAIN_IDS')
})

test('prices', () => {
  expect(pair.token0Price.toSignificant(6)).toBe('2')
  expect(pair.token1Price.toSignificant(6)).toBe('0.5')
  expect(pair.priceOf(A).equalTo(pair.token0Price)).toBe(true)
  expect(pair.priceOf(B).equalTo(pair.token1Price)).toBe(true)
  expect(() => pair.priceOf(C)).toThrow('Invariant failed: TOKEN')
  expect(() => pair.reserveOf(C)).toThrow('Invariant failed: TOKEN')
  expect(pair.involvesToken(C)).toBe(false)
  expect(() => empty.token0Price).toThrow('Division by zero')
  const halfEmpty = new Pair(a(0), b(10))
  expect(() => halfEmpty.token0Price).toThrow('Division by zero')
  expect(halfEmpty.token1Price.toFixed(2)).toBe('0.00')
})

test('the LP token has an address of Uniswap', () => {
  const { address, symbol, decimals, name } = pair.liquidityToken
  expect([symbol, name, decimals]).toEqual(['UNI-V2', 'Uniswap V2', 18])
  const factoryAddress = FACTORY_ADDRESS_MAP[1] as string
  expect(address).toBe(computePairAddress({ factoryAddress, tokenA: A, tokenB: B }))
  expect(address).toBe(Pair.getAddress(B, A))
})

describe('quotes', () => {
  test('are those of the router', async () => {
    const abi = [
      'function getAmountsOut(uint256, address[]) view returns (uint256[])',
      'function getAmountsIn(uint256, address[]) view returns (uint256[])',
    ]
    const router = new Contract(swapx.v2Router02, abi, provider)
    const [onChain] = (await readPairs(provider, swapx, [[A, B]])) as [Pair]
    const path = [A.address, B.address]
    for (const amount of [1n, 10n ** 12n, whole, 500n * whole, 10n ** 24n]) {
      const [, out] = await router.getFunction('getAmountsOut').staticCall(amount, path)
      if (out === 0n) continue
      expect(raw(onChain.getOutputAmount(units(A, String(amount)))[0])).toBe(String(out))
    }
    for (const amount of [1n, 10n ** 6n, 1_999_999_999n]) {
      const [input] = await router.getFunction('getAmountsIn').staticCall(amount, path)
      expect(raw(onChain.getInputAmount(units(B, String(amount)))[0])).toBe(String(input))
    }
  })

  test('leave the pair as it is, and return the one afterwards', () => {
    const [output, after] = pair.getOutputAmount(a(100))
    expect(raw(output)).toBe('181322178')
    expect(after.reserve0.toExact()).toBe('1100')
    expect(after.reserve1.toExact()).toBe('1818.677822')
    expect(pair.reserve0.toExact()).toBe('1000')
    const [input, later] = pair.getInputAmount(b(100))
    expect(raw(input)).toBe('52789948793749670063')
    expect(later.reserve1.toExact()).toBe('1900')
  })

  test('what they refuse', () => {
    expect(() => pair.getOutputAmount(units(C, '1'))).toThrow('Invariant failed: TOKEN')
    expect(() => pair.getOutputAmount(a(0))).toThrow(InsufficientInputAmountError)
    expect(() => pair.getOutputAmount(units(A, '1000'))).toThrow(InsufficientInputAmountError)
    expect(() => empty.getOutputAmount(a(1))).toThrow(InsufficientReservesError)
    expect(() => empty.getInputAmount(b(1))).toThrow(InsufficientReservesError)
    expect(() => pair.getInputAmount(b(2000))).toThrow(InsufficientReservesError)
    expect(raw(pair.getInputAmount(b(0))[0])).toBe('1')
  })
})

describe('liquidity', () => {
  const lp = (p: Pair, value: unknown) =>
    CurrencyAmount.fromRawAmount(p.liquidityToken, value as string)

  test('a first deposit loses 1000 units to the zero address', () => {
    const minted = empty.getLiquidityMinted(lp(empty, 0), units(A, '10000'), units(B, '40000'))
    expect(raw(minted)).toBe('19000')
    const little = () => empty.getLiquidityMinted(lp(empty, 0), units(A, '1000'), units(B, '1000'))
    expect(little).toThrow(InsufficientInputAmountError)
  })

  test('a later deposit gets the smaller of the two shares', () => {
    const small = new Pair(units(A, '1000'), units(B, '4000'))
    const mint = (x: string, y: string) =>
      raw(small.getLiquidityMinted(lp(small, 2000), units(A, x), units(B, y)))
    expect(mint('100', '400')).toBe('200')
    expect(mint('100', '800')).toBe('200')
    const after = new Pair(units(A, '1100'), units(B, '4400'))
    expect(raw(after.getLiquidityValue(A, lp(after, 2200), lp(after, 200)))).toBe('100')
  })

  test('the protocol fee enlarges the supply', () => {
    const grown = new Pair(units(A, '1000'), units(B, '4000'))
    const value = (on: boolean, kLast?: string | number) =>
      raw(grown.getLiquidityValue(A, lp(grown, 2000), lp(grown, 1000), on, kLast))
    expect(value(false)).toBe('500')
    expect(value(true, '1000000')).toBe('458')
    expect(value(true, '4000000')).toBe('500')
    expect(value(true, '0')).toBe('500')
    expect(() => value(true)).toThrow('Invariant failed: K_LAST')
    expect(() => value(true, 0)).toThrow('Invariant failed: K_LAST')
  })

  test('amounts of LP token are in the token of the pair', () => {
    const real = CurrencyAmount.fromRawAmount(new Token(31337, swapx.v2Factory, 18), 1)
    expect(() => pair.getLiquidityMinted(real, a(1), b(2))).toThrow('Invariant failed: LIQUIDITY')
    const total = lp(pair, 10)
    expect(() => pair.getLiquidityValue(A, real, total)).toThrow('Invariant failed: TOTAL_SUPPLY')
    expect(() => pair.getLiquidityValue(A, total, real)).toThrow('Invariant failed: LIQUIDITY')
    expect(() => pair.getLiquidityValue(A, total, lp(pair, 11))).toThrow('LIQUIDITY')
    expect(() => pair.getLiquidityValue(C, total, total)).toThrow('Invariant failed: TOKEN')
    expect(() => pair.getLiquidityMinted(total, a(1), units(C, '1'))).toThrow(
      'Invariant failed: TOKEN',
    )
    expect(() => empty.getLiquidityMinted(lp(empty, 1), a(1), b(1))).toThrow('Division by zero')
    const none = lp(pair, 0)
    expect(() => pair.getLiquidityValue(A, none, none)).toThrow('Division by zero')
  })

  test('minting and burning on the chain give the same', async () => {
    const [onChain] = (await readPairs(provider, swapx, [[A, B]])) as [Pair]
    const address = await findPair(provider, swapx, [A, B], await provider.getBlockNumber())
    const abi = [
      'function totalSupply() view returns (uint256)',
      'function balanceOf(address) view returns (uint256)',
      'function mint(address) returns (uint256)',
      'function transfer(address, uint256) returns (bool)',
    ]
    const contract = new Contract(address as string, abi, signer)
    const supply = await contract.getFunction('totalSupply').staticCall()
    expect(supply).toBe(1_414_213_562_373_095n)
    const quoted = onChain.getLiquidityMinted(lp(onChain, supply.toString()), a(100), b(200))
    for (const amount of [a(100), b(200)]) {
      const token = new Contract(amount.currency.address, abi, signer)
      await (await token.getFunction('transfer')(address, raw(amount))).wait()
    }
    await (await contract.getFunction('mint')(signer)).wait()
    const held = await contract.getFunction('balanceOf').staticCall(signer)
    expect(held.toString()).toBe(raw(quoted))
  })
})

describe('tokens with a tax', () => {
  const taxed = (buy: number, sell: number) => taxedToken(A.address, buy, sell)
  const of = (token: Token) => new Pair(CurrencyAmount.fromRawAmount(token, raw(a(1000))), b(2000))
  const sold = (token: Token, withTax?: boolean) =>
    of(token).getOutputAmount(CurrencyAmount.fromRawAmount(token, raw(a(100))), withTax)

  test('a sale quotes what arrives at the pair', () => {
    const token = taxed(0, 100)
    expect(sold(token)[0].toExact()).toBe('179.671849')
    expect(sold(token)[1].reserve0.toExact()).toBe('1099')
    expect(sold(token, false)[0].toExact()).toBe('181.322178')
    expect(of(token).getInputAmount(b(100))[0].toExact()).toBe('53.323180599747141478')
  })

  test('a purchase quotes what arrives at the recipient; the pair afterwards is not right', () => {
    const token = taxed(100, 0)
    const [output, after] = of(token).getOutputAmount(b(100))
    const [gross, right] = of(token).getOutputAmount(b(100), false)
    expect(output.toExact()).toBe('47.008144020574367766')
    expect(gross.toExact()).toBe('47.482973758155927037')
    expect(after.reserve0.toExact()).toBe('952.991855979425632234')
    expect(right.reserve0.toExact()).toBe('952.517026241844072963')
    // The plain functions compare it with what the pair sends, and 1.5% can be missing.
    const trade = Trade.exactIn(new Route([of(token)], B, token), b(100))
    const least = trade.minimumAmountOut(new Percent(50, 10_000))
    expect(Number(least.toExact()) / Number(gross.toExact())).toBeCloseTo(0.985, 3)
  })

  test('the maximum of an exact output is too high by the tax of a purchase', () => {
    const [token, plain] = [taxed(100, 0), taxed(0, 0)].map(token => {
      const route = new Route([of(token)], B, token)
      const output = CurrencyAmount.fromRawAmount(token, raw(a(50)))
      return Trade.exactOut(route, output).maximumAmountIn(new Percent(50, 10_000)).toExact()
    })
    expect([token, plain]).toEqual(['107.236603', '106.107797'])
  })

  test.each([0, 0n])('a tax of %s that is no BigNumber fails once it is quoted', tax => {
    const token = (buy?: unknown, sell?: unknown) =>
      new Token(31337, A.address, 18, 'T', 'T', false, buy as never, sell as never)
    const quote = (token: Token, output: boolean) => () => {
      const taxed = new Pair(units(token, '1000000'), units(B, '1000000'))
      return taxed.getOutputAmount(units(output ? B : token, '1000'))
    }
    expect(quote(token(tax), true)).toThrow('buyFeeBps.gt is not a function')
    expect(quote(token(undefined, tax), false)).toThrow('sellFeeBips.gt is not a function')
    expect(() => token(1)).toThrow('buyFeeBps.gte is not a function')
    expect(() => token(undefined, 1n)).toThrow('sellFeeBps.gte is not a function')
  })

  test('between two pairs both taxes count, although the token moves once', () => {
    // Out of one pair and into another with the same reserves.
    const through = (buy: number, sell: number) => {
      const between = of(taxed(buy, sell))
      const [bought] = between.getOutputAmount(b(100))
      return between.getOutputAmount(bought)[0].toExact()
    }
    expect(through(0, 0)).toBe('90.401399')
    expect(through(100, 0)).toBe('89.537857')
    expect(through(100, 100)).toBe('88.682181')
  })

  test('a tax of everything counts as none', () => {
    expect(sold(taxed(0, 10_000))[0].toExact()).toBe('181.322178')
  })
})

test('a negative input gives a negative output, without an error', () => {
  const small = new Pair(units(A, '100000'), units(B, '100000'))
  const [output] = small.getOutputAmount(units(A, '-1000'))
  expect(raw(output)).toBe('-1007')
})
