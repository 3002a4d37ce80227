import {
  CurrencyAmount,
  Ether,
  Fraction,
  getAverageBlockTimeSecs,
  MaxUint256,
  Percent,
  Price,
  sortedInsert,
  sqrt,
  Token,
  TradeType,
} from '@uniswap/sdk-core'
import * as v2 from '@uniswap/v2-sdk'
import * as v3 from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { addresses } from '../chain/contracts'
import { SwapxNative } from '../native-currency'

const CHAIN = 31337
const token = (address: string, chain = CHAIN) => new Token(chain, address, 18)
const A = token(addresses.tokens.A)
const B = token(addresses.tokens.B)
const C = token(addresses.tokens.C)
const W = token(addresses.wrappedNative)
const native = new SwapxNative(W)
/** Tokens of another chain. */
const [D, E] = [token(addresses.tokens.A, 1), token(addresses.tokens.B, 1)]

const of = <T extends Token>(currency: T, raw: number | string = 1_000_000) =>
  CurrencyAmount.fromRawAmount(currency, raw)
const ofNative = CurrencyAmount.fromRawAmount(native, 1_000_000)
const invariant = (word: string) => `Invariant failed: ${word}`
/** What TypeScript would refuse, and JavaScript does not. */
const wrong = (value: unknown) => value as never
const tolerance = new Percent(50, 10_000)
const negative = new Percent(-1, 100)
const recipient = addresses.v2Factory

// v2: a pair of A and B, one of B and C, one of W and A, one of another chain.
const RESERVE = '1000000000000'
const pairOf = (a: Token, b: Token, reserve = RESERVE) =>
  new v2.Pair(of(a, reserve), of(b, reserve))
const [AB, BC, WA, DE] = [pairOf(A, B), pairOf(B, C), pairOf(W, A), pairOf(D, E)]
const sale = v2.Trade.exactIn(new v2.Route([AB], A, B), of(A))
const purchase = v2.Trade.exactOut(new v2.Route([AB], A, B), of(B))
const liquidity = (raw: number) => of(AB.liquidityToken, raw)
const viaV2 = (trade: v2.Trade<never, never, TradeType>, changes: object) =>
  v2.Router.swapCallParameters(trade, {
    allowedSlippage: tolerance,
    recipient,
    deadline: 1,
    ...changes,
  })

// v3: the same, with liquidity from tick -600 to tick 600.
const PRICE = v3.encodeSqrtRatioX96(1, 1)
const HUGE = '1000000000000000000'
const ticks = [
  { index: -600, liquidityGross: HUGE, liquidityNet: HUGE },
  { index: 600, liquidityGross: HUGE, liquidityNet: `-${HUGE}` },
]
const poolOf = (a: Token, b: Token, list: v3.TickConstructorArgs[] | undefined = ticks) =>
  new v3.Pool(a, b, v3.FeeAmount.MEDIUM, PRICE, HUGE, 0, list)
const [pool, poolBC, poolWA, poolDE] = [poolOf(A, B), poolOf(B, C), poolOf(W, A), poolOf(D, E)]
const poolWith = (list: v3.TickConstructorArgs[], fee: number = v3.FeeAmount.MEDIUM) =>
  new v3.Pool(A, B, fee, PRICE, HUGE, 0, list)
const route = new v3.Route([pool], A, B)
const long = new v3.Route([pool, poolBC], A, C)
const tradeOn = (...routes: v3.Route<Token, Token>[]) =>
  v3.Trade.createUncheckedTradeWithMultipleRoutes({
    routes: routes.map(route => ({
      route,
      inputAmount: of(route.input),
      outputAmount: of(route.output),
    })),
    tradeType: TradeType.EXACT_INPUT,
  })
const limited = (limit: JSBI, input = A) => pool.getOutputAmount(of(input), limit)
const positionOf = (tickLower: number, tickUpper: number, amount: number | string = HUGE) =>
  new v3.Position({ pool, tickLower, tickUpper, liquidity: amount })
const position = positionOf(-60, 60)
const terms = { slippageTolerance: tolerance, deadline: 1 }
const remove = (liquidityPercentage: Percent, burnToken = false) =>
  v3.NonfungiblePositionManager.removeCallParameters(position, {
    ...terms,
    tokenId: 1,
    liquidityPercentage,
    burnToken,
    collectOptions: {
      expectedCurrencyOwed0: of(A, 0),
      expectedCurrencyOwed1: of(B, 0),
      recipient,
    },
  })
type AnyTrade = v3.Trade<never, never, TradeType>
const viaV3 = (trades: unknown, changes: object = {}) =>
  v3.SwapRouter.swapCallParameters(trades as AnyTrade, { ...terms, recipient, ...changes })
const list = ticks.map(tick => new v3.Tick(tick))
const { TickList, TickMath } = v3

/** Each text of the SDKs, and calls that throw it. */
export const provocations: [text: string, provoke: () => unknown][] = [
  [invariant('CHAIN_ID'), () => new Token(wrong(31337n), A.address, 18)],
  [invariant('DECIMALS'), () => new Token(CHAIN, A.address, wrong(18n))],
  [invariant('DECIMALS'), () => of(A).toFixed(19)],
  ['… is not a valid address.', () => token('0x20')],
  ['… is not a valid address.', () => new Token(CHAIN, '0x20', 18, 'A', 'A', true)],
  [
    invariant('NON-NEGATIVE FOT FEES'),
    () => new Token(CHAIN, A.address, 18, 'A', 'A', false, wrong({ gte: () => false })),
  ],
  [invariant('WRAPPED'), () => Ether.onChain(CHAIN).wrapped],
  [invariant('ADDRESSES'), () => A.sortsBefore(A)],
  [invariant('CHAIN_IDS'), () => A.sortsBefore(E)],
  [invariant('CHAIN_IDS'), () => new v2.Route([AB, DE], A, E)],
  [invariant('CHAIN_IDS'), () => new v3.Route([pool, poolDE], A, E)],
  [
    invariant('AMOUNT'),
    () => CurrencyAmount.fromRawAmount(A, JSBI.add(MaxUint256, JSBI.BigInt(1))),
  ],
  [invariant('CURRENCY'), () => of(A).add(of(wrong(B)))],
  [invariant('… is not an integer.'), () => new Fraction(1).toSignificant(1.5)],
  [invariant('… is not positive.'), () => new Fraction(1).toSignificant(0)],
  [invariant('… is negative.'), () => new Fraction(1).toFixed(-1)],
  ['Could not parse fraction', () => new Fraction(1).add(wrong({}))],
  [invariant('NEGATIVE'), () => sqrt(JSBI.BigInt(-1))],
  [invariant('NEGATIVE'), () => position.mintAmountsWithSlippage(new Percent(2))],
  [invariant('MAX_SIZE_ZERO'), () => sortedInsert([], 1, 0, () => 0)],
  [
    invariant('MAX_SIZE_ZERO'),
    () => v2.Trade.bestTradeExactIn([AB], of(A), B, { maxNumResults: 0 }),
  ],
  [invariant('ITEMS_SIZE'), () => sortedInsert([1, 2], 3, 1, () => 0)],
  [
    'getAverageBlockTimeSecs: unsupported chainId …; register it in chains.ts before use',
    () => getAverageBlockTimeSecs(wrong(CHAIN)),
  ],

  [invariant('TOKEN'), () => new Price(A, B, 1, 1).quote(of(wrong(C)))],
  [invariant('TOKEN'), () => AB.priceOf(C)],
  [invariant('TOKEN'), () => pool.priceOf(C)],
  [invariant('PAIRS'), () => new v2.Route([], A, B)],
  [invariant('POOLS'), () => new v3.Route([], A, B)],
  [invariant('INPUT'), () => new v2.Route([BC], A, C)],
  [invariant('INPUT'), () => new v3.Route([poolBC], A, C)],
  [invariant('INPUT'), () => v3.Trade.exactIn(route, of(wrong(B)))],
  [invariant('OUTPUT'), () => new v2.Route([AB], A, C)],
  [invariant('OUTPUT'), () => new v3.Route([pool], A, C)],
  [invariant('OUTPUT'), () => v3.Trade.exactOut(route, of(wrong(A)))],
  [invariant('PATH'), () => new v2.Route([AB, WA], A, W)],
  [invariant('PATH'), () => new v3.Route([pool, poolWA], A, W)],
  [invariant('MAX_HOPS'), () => v2.Trade.bestTradeExactIn([AB], of(A), B, { maxHops: 0 })],
  [invariant('MAX_HOPS'), () => v3.Trade.bestTradeExactOut([pool], A, of(B), { maxHops: 0 })],
  [invariant('INVALID_RECURSION'), () => v2.Trade.bestTradeExactIn([AB], of(A), B, {}, [], of(A))],
  [
    invariant('INVALID_RECURSION'),
    () => v3.Trade.bestTradeExactIn([pool], of(A), B, {}, [], of(A)),
  ],
  [
    invariant('INPUT_CURRENCY'),
    () => v2.inputOutputComparator(sale, wrong({ inputAmount: of(C) })),
  ],
  [
    invariant('OUTPUT_CURRENCY'),
    () => v3.tradeComparator(tradeOn(route), wrong(tradeOn(new v3.Route([pool, poolBC], A, C)))),
  ],
  [invariant('SLIPPAGE_TOLERANCE'), () => sale.minimumAmountOut(negative)],
  [invariant('SLIPPAGE_TOLERANCE'), () => tradeOn(route).maximumAmountIn(negative)],
  [invariant('INPUT_CURRENCY_MATCH'), () => tradeOn(long, new v3.Route([poolOf(B, C)], B, C))],
  [invariant('OUTPUT_CURRENCY_MATCH'), () => tradeOn(long, route)],
  [invariant('POOLS_DUPLICATED'), () => tradeOn(route, route)],
  [
    invariant('MULTIPLE_ROUTES'),
    () => {
      const low = new v3.Pool(A, B, v3.FeeAmount.LOW, PRICE, HUGE, 0, [])
      return tradeOn(route, new v3.Route([low], A, B)).route
    },
  ],

  ['InsufficientReservesError', () => AB.getInputAmount(of(B, RESERVE))],
  ['InsufficientReservesError', () => pairOf(A, B, '0').getOutputAmount(of(A))],
  ['InsufficientInputAmountError', () => AB.getOutputAmount(of(A, 1))],
  [
    'InsufficientInputAmountError',
    () => pairOf(A, B, '0').getLiquidityMinted(liquidity(0), of(A, 1000), of(B, 1000)),
  ],
  [invariant('LIQUIDITY'), () => AB.getLiquidityMinted(of(A), of(A), of(B))],
  [invariant('LIQUIDITY'), () => AB.getLiquidityValue(A, liquidity(1), liquidity(2))],
  [invariant('TOTAL_SUPPLY'), () => AB.getLiquidityValue(A, of(A), liquidity(1))],
  [invariant('K_LAST'), () => AB.getLiquidityValue(A, liquidity(2), liquidity(1), true)],
  [
    invariant('ETHER_IN_OUT'),
    () => {
      const around = new v2.Route([WA, WA], native, native)
      return viaV2(wrong(v2.Trade.exactIn(around, ofNative)), {})
    },
  ],
  [invariant('TTL'), () => viaV2(wrong(sale), { ttl: 0 })],
  [invariant('EXACT_OUT_FOT'), () => viaV2(wrong(purchase), { feeOnTransfer: true })],

  [invariant('FEE'), () => new v3.Pool(A, B, wrong(0.3), PRICE, 0, 0)],
  [invariant('PRICE_BOUNDS'), () => new v3.Pool(A, B, v3.FeeAmount.LOW, PRICE, 0, 60)],
  [invariant('TICK'), () => TickMath.getSqrtRatioAtTick(887_273)],
  [invariant('TICK'), () => new v3.Tick({ index: 887_273, liquidityGross: 0, liquidityNet: 0 })],
  [
    invariant('TICK'),
    () => {
      const ticks = new v3.TickListDataProvider(list, 60)
      const odd = new v3.Pool(A, B, wrong(2500), PRICE, HUGE, 0, ticks)
      return odd.getOutputAmount(of(A))
    },
  ],
  [invariant('SQRT_RATIO'), () => TickMath.getTickAtSqrtRatio(JSBI.BigInt(0))],
  [invariant('TICK_SPACING_NONZERO'), () => poolWith(ticks, 2500)],
  [invariant('TICK_SPACING'), () => poolWith(ticks.map(tick => ({ ...tick, index: 1 })))],
  [invariant('TICK_SPACING'), () => v3.nearestUsableTick(0, 0)],
  [invariant('ZERO_NET'), () => poolWith(ticks.slice(1))],
  [invariant('SORTED'), () => poolWith([...ticks].reverse())],
  [invariant('LENGTH'), () => TickList.isBelowSmallest([], 0)],
  [invariant('NOT_CONTAINED'), () => TickList.getTick(list, 0)],
  [invariant('BELOW_SMALLEST'), () => TickList.nextInitializedTick(list, -601, true)],
  [invariant('AT_OR_ABOVE_LARGEST'), () => TickList.nextInitializedTick(list, 600, false)],
  [
    'No tick data provider was given',
    () => new v3.Pool(A, B, v3.FeeAmount.LOW, PRICE, HUGE, 0).getOutputAmount(of(A)),
  ],
  [invariant('RATIO_MIN'), () => limited(TickMath.MIN_SQRT_RATIO)],
  [invariant('RATIO_MAX'), () => limited(TickMath.MAX_SQRT_RATIO, B)],
  [invariant('RATIO_CURRENT'), () => limited(PRICE)],
  [invariant('RATIO_CURRENT'), () => limited(PRICE, B)],
  [invariant('INTEGERS'), () => v3.nearestUsableTick(0.5, 60)],
  [invariant('TICK_BOUND'), () => v3.nearestUsableTick(887_273, 60)],
  [invariant('ZERO'), () => v3.mostSignificantBit(JSBI.BigInt(0))],
  [invariant('MAX'), () => v3.mostSignificantBit(JSBI.add(MaxUint256, JSBI.BigInt(1)))],
  [
    'Invariant failed',
    () => {
      const zero = JSBI.BigInt(0)
      return v3.SqrtPriceMath.getNextSqrtPriceFromInput(PRICE, zero, zero, true)
    },
  ],
  [
    'Invariant failed',
    () => {
      const [one, two] = [JSBI.BigInt(1), JSBI.BigInt(2)]
      return v3.SqrtPriceMath.getNextSqrtPriceFromOutput(PRICE, one, two, true)
    },
  ],

  [invariant('TICK_ORDER'), () => positionOf(60, -60)],
  [invariant('TICK_LOWER'), () => positionOf(-61, 60)],
  [
    invariant('TICK_LOWER'),
    () => {
      const odd = new v3.Pool(A, B, wrong(2500), PRICE, HUGE, 0)
      return new v3.Position({ pool: odd, tickLower: -60, tickUpper: 60, liquidity: 1 })
    },
  ],
  [invariant('TICK_UPPER'), () => positionOf(-60, 61)],
  [
    invariant('ZERO_LIQUIDITY'),
    () =>
      v3.NonfungiblePositionManager.addCallParameters(positionOf(-60, 60, 0), {
        ...terms,
        recipient,
      }),
  ],
  [invariant('ZERO_LIQUIDITY'), () => remove(new Percent(0))],
  [
    invariant('NO_WETH'),
    () =>
      v3.NonfungiblePositionManager.addCallParameters(position, {
        ...terms,
        recipient,
        useNative: native,
      }),
  ],
  [invariant('CANNOT_BURN'), () => remove(new Percent(50, 100), true)],
  [invariant('TOKEN_IN_DIFF'), () => viaV3([tradeOn(route), tradeOn(new v3.Route([pool], B, A))])],
  [invariant('TOKEN_OUT_DIFF'), () => viaV3([tradeOn(route), tradeOn(long)])],
  [
    invariant('NON_TOKEN_PERMIT'),
    () => {
      const trade = v3.Trade.createUncheckedTrade({
        route: new v3.Route([poolWA], native, A),
        inputAmount: ofNative,
        outputAmount: of(A),
        tradeType: TradeType.EXACT_INPUT,
      })
      return viaV3(trade, { inputTokenPermit: {} })
    },
  ],
  [invariant('MULTIHOP_PRICE_LIMIT'), () => viaV3(tradeOn(long), { sqrtPriceLimitX96: PRICE })],
  [
    invariant('MULTIHOP_PRICE_LIMIT'),
    () =>
      v3.SwapQuoter.quoteCallParameters(long, of(A), TradeType.EXACT_INPUT, {
        sqrtPriceLimitX96: PRICE,
      }),
  ],
]
