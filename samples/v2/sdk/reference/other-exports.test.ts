import { type CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import * as v2 from '@uniswap/v2-sdk'
import {
  FACTORY_ADDRESS_MAP,
  InsufficientInputAmountError,
  InsufficientReservesError,
  MINIMUM_LIQUIDITY,
  Pair,
  Route,
  Router,
  Trade,
} from '@uniswap/v2-sdk'
import { Contract, ZeroAddress } from 'ethers'
import { describe, expect, test, vi } from 'vitest'
import { approveExactly } from '../../../allowance'
import { outputOf, testChain } from '../../../chain/test-chain'
import { transferred } from '../../../transferred'
import { addTaxedPair } from '../../taxed-pair.fixture'
import { readPairs } from '../fetching-data'
import { amountOf } from '../quick-start'
import { callOf, main, outputOrUndefined } from './other-exports'
import { A, B, pair } from './pair'
import { native, pairWA, W } from './route'

const { swapx, provider, signer, deploy, deadline } = await testChain()
const { default: router02 } = await import('@uniswap/v2-periphery/build/IUniswapV2Router02.json')

const RECIPIENT = '0x3000000000000000000000000000000000000001'
const allowedSlippage = new Percent(50, 10_000)
const options = { allowedSlippage, recipient: RECIPIENT, deadline: 1_900_000_000 }
const ab = new Route([pair], A, B)
const sale = Trade.exactIn(ab, amountOf(A, '1'))
const purchase = Trade.exactOut(ab, amountOf(B, '1'))

test('main prints the call of a trade', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('other-exports.out.txt')
})

test('what exists at run time', () => {
  expect(Object.keys(v2).sort()).toEqual([
    'FACTORY_ADDRESS_MAP',
    'INIT_CODE_HASH',
    'InsufficientInputAmountError',
    'InsufficientReservesError',
    'MINIMUM_LIQUIDITY',
    'Pair',
    'Route',
    'Router',
    'Trade',
    'computePairAddress',
    'inputOutputComparator',
    'tradeComparator',
  ])
  expect(MINIMUM_LIQUIDITY.toString()).toBe('1000')
  expect(FACTORY_ADDRESS_MAP[31337]).toBeUndefined()
})

describe('the method of the router', () => {
  const wa = new Route([pairWA], native, A)
  const aw = new Route([pairWA], A, native)
  const tax = 'SupportingFeeOnTransferTokens'

  test.each([
    ['swapExactTokensForTokens', sale],
    ['swapTokensForExactTokens', purchase],
    ['swapExactETHForTokens', Trade.exactIn(wa, amountOf(native, '1'))],
    ['swapETHForExactTokens', Trade.exactOut(wa, amountOf(A, '1'))],
    ['swapExactTokensForETH', Trade.exactIn(aw, amountOf(A, '1'))],
    ['swapTokensForExactETH', Trade.exactOut(aw, amountOf(native, '1'))],
  ])('%s', (name, trade) => {
    const { methodName, args, value } = Router.swapCallParameters(trade, options)
    expect(methodName).toBe(name)
    const isPaid = name.startsWith('swapE') && name.includes('ETHFor')
    const maximum = trade.maximumAmountIn(allowedSlippage).quotient.toString(16)
    expect(value).toBe(isPaid ? `0x${maximum}` : '0x0')
    expect(args.at(-1)).toBe('0x713fb300')
    expect(args.at(-2)).toBe(RECIPIENT)
    const withTax = () => Router.swapCallParameters(trade, { ...options, feeOnTransfer: true })
    if (name.includes('Exact') && name.startsWith('swapExact')) {
      expect(withTax().methodName).toBe(name + tax)
    } else {
      expect(withTax).toThrow('Invariant failed: EXACT_OUT_FOT')
    }
  })

  test('the arguments are hex strings', () => {
    expect(Router.swapCallParameters(sale, options).args).toEqual([
      '0xde0b6b3a7640000',
      '0x1e3e64',
      [A.address, B.address],
      RECIPIENT,
      '0x713fb300',
    ])
    expect(Number('0x1e3e64')).toBe(1_982_052)
  })

  test('a lifetime counts from the clock of the machine', () => {
    vi.useFakeTimers({ now: 1_000_500 })
    const { args } = Router.swapCallParameters(sale, {
      allowedSlippage,
      recipient: RECIPIENT,
      ttl: 600,
    })
    vi.useRealTimers()
    expect(Number(args.at(-1))).toBe(1600)
  })

  test('what it refuses', () => {
    const call = (changes: object) => () =>
      Router.swapCallParameters(sale, { ...options, ...changes })
    expect(call({ recipient: 'bob' })).toThrow('bob is not a valid address.')
    expect(call({ ttl: 0 })).toThrow('Invariant failed: TTL')
    expect(call({ ttl: undefined })).toThrow('Invariant failed: TTL')
    expect(call({ deadline: undefined })).toThrow("reading 'toString'")
    expect(call({ deadline: 1.5 })().args.at(-1)).toBe('0x1.8')
    // Digits of a string count as hex, thousands of years ahead.
    expect(call({ deadline: '1900000000' })().args.at(-1)).toBe('0x1900000000')
    expect(call({ deadline: 1_900_000_000_000 })().args.at(-1)).toBe('0x1ba60d33800')
    expect(call({ recipient: ZeroAddress })().args.at(-2)).toBe(ZeroAddress)
    expect(call({ ttl: '600' })().args.at(-1)).toMatch(/^0x\d{10}600$/)
    expect(call({ allowedSlippage: new Percent(-1, 100) })).toThrow('SLIPPAGE_TOLERANCE')
    const twoWays = new Pair(amountOf(W, '1'), amountOf(A, '1'))
    const round = Trade.exactIn(
      new Route([twoWays, pairWA], native, native),
      amountOf(native, '0.1'),
    )
    const both = () => Router.swapCallParameters(round, options)
    expect(both).toThrow('Invariant failed: ETHER_IN_OUT')
  })
})

describe('errors', () => {
  test('have a name and a mark, and no message', () => {
    const [reserves, input] = [new InsufficientReservesError(), new InsufficientInputAmountError()]
    expect([reserves.name, reserves.message]).toEqual(['InsufficientReservesError', ''])
    expect([input.name, input.message]).toEqual(['InsufficientInputAmountError', ''])
    expect(reserves.isInsufficientReservesError).toBe(true)
    expect(input.isInsufficientInputAmountError).toBe(true)
  })

  test('the sample lets others pass', () => {
    expect(outputOrUndefined(pair, '1')).toBe('1.992013')
    const empty = new Pair(amountOf(A, '0'), amountOf(B, '0'))
    expect(() => outputOrUndefined(empty, '1')).toThrow(InsufficientReservesError)
  })
})

test('a token with its tax in the SDK is sold for what the SDK quotes', async () => {
  const address = await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline())
  // What the SDK uses of the BigNumber of ethers 5.
  const tax = { gt: () => true, gte: () => true, toString: () => '100' } as never
  const taxed = new Token(swapx.chainId, address, 18, 'T', 'T', false, undefined, tax)
  const pairs = await readPairs(provider, swapx, [[taxed, B]])
  const trade = Trade.exactIn(new Route(pairs, taxed, B), amountOf(taxed, '100'))
  expect(trade.outputAmount.toExact()).toBe('179.671849')
  await approveExactly(
    signer,
    taxed.address,
    swapx.v2Router02,
    BigInt(trade.inputAmount.quotient.toString()),
  )
  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: signer.address,
    deadline: await deadline(),
    feeOnTransfer: true,
  })
  const swap = new Contract(swapx.v2Router02, router02.abi, signer).getFunction(methodName)
  const receipt = await (await swap(...args, { value })).wait()
  const arrived: CurrencyAmount<Token> = transferred(receipt, B, signer.address)
  expect(arrived.equalTo(trade.outputAmount)).toBe(true)
})

test('a call of the sample has the tolerance of the sample', () => {
  const call = callOf(sale, allowedSlippage, RECIPIENT, 1_900_000_000)
  expect(call).toEqual(Router.swapCallParameters(sale, options))
})
