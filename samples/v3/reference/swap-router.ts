import {
  type Currency,
  CurrencyAmount,
  Percent,
  Token,
  TradeType,
} from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Route,
  type SwapOptions,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import type { Signer, TransactionReceipt } from 'ethers'
import type { Deployment } from '../../deployment'
import { SwapxNative } from '../../native-currency'
import { functionNames } from './multicall'
import { A, C, examplePool } from './pool'
import { B, poolOfBAndC } from './route'

type AnyTrade = Trade<Currency, Currency, TradeType>

/** Sends a trade to the router, which must be approved for its input. */
export async function send(
  signer: Signer,
  { swapRouter }: Deployment,
  trade: AnyTrade | AnyTrade[],
  options: SwapOptions,
): Promise<TransactionReceipt> {
  const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
  const request = { to: swapRouter, data: calldata, value }
  const receipt = await (await signer.sendTransaction(request)).wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  return receipt
}

const wrapped = new Token(
  31337,
  '0x1000000000000000000000000000000000000001',
  18,
  'WNATIVE',
)
const native = new SwapxNative(wrapped)
const { EXACT_INPUT, EXACT_OUTPUT } = TradeType

/**
 * A trade of 2 for 1, whatever the pools say: calldata does not depend on them.
 */
function unchecked(
  route: Route<Currency, Currency>,
  tradeType: TradeType,
): AnyTrade {
  const one = 10 ** route.output.decimals
  const inputAmount = CurrencyAmount.fromRawAmount(
    route.input,
    '2000000000000000000',
  )
  const outputAmount = CurrencyAmount.fromRawAmount(route.output, one)
  return Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount,
    tradeType,
  })
}

export async function main() {
  const options: SwapOptions = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: 1_900_000_000, // a fixed time, so that the output stays the same
    recipient: '0x2000000000000000000000000000000000000009',
  }
  const fee = { fee: new Percent(25, 10_000), recipient: options.recipient }

  const pool = examplePool(FeeAmount.MEDIUM)
  const nativePool = new Pool(
    wrapped,
    A,
    FeeAmount.MEDIUM,
    encodeSqrtRatioX96(1, 1),
    1,
    0,
  )
  const direct = new Route([pool], A, C)
  const other = new Route([examplePool(FeeAmount.LOW)], A, C)
  const twoPools = new Route([pool, poolOfBAndC()], A, B)
  const fromNative = new Route([nativePool], native, A)
  const toNative = new Route([nativePool], A, native)

  const print = (name: string, trade: AnyTrade | AnyTrade[], more = {}) => {
    const parameters = SwapRouter.swapCallParameters(trade, {
      ...options,
      ...more,
    })
    const names = functionNames(SwapRouter.INTERFACE, parameters.calldata).join(
      ', ',
    )
    console.log(`${name}: ${names}`)
    const value = BigInt(parameters.value)
    if (value > 0n) console.log(`  value ${value} units`)
  }
  print('2 A for C', unchecked(direct, EXACT_INPUT))
  print('1 C with A', unchecked(direct, EXACT_OUTPUT))
  print('2 A for B, through C', unchecked(twoPools, EXACT_INPUT))
  const parts = [direct, other].map(route => unchecked(route, EXACT_INPUT))
  print('4 A for C, in two parts', parts)
  print('2 A for C, with a fee for somebody', unchecked(direct, EXACT_INPUT), {
    fee,
  })
  print('2 A for native', unchecked(toNative, EXACT_INPUT))
  print('2 native for A', unchecked(fromNative, EXACT_INPUT))
  print('1 A with native', unchecked(fromNative, EXACT_OUTPUT))
}
