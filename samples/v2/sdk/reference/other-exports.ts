import { type Currency, Percent, type TradeType } from '@uniswap/sdk-core'
import {
  type Pair,
  Route,
  Router,
  type SwapParameters,
  Trade,
} from '@uniswap/v2-sdk'
import { amountOf } from '../quick-start'
import { A, B, pair } from './pair'
import { native, pairWA } from './route'

/** The router call for a trade. The deadline is Unix time in seconds. */
export function callOf(
  trade: Trade<Currency, Currency, TradeType>,
  allowedSlippage: Percent,
  recipient: string,
  deadline: number,
): SwapParameters {
  return Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient,
    deadline,
  })
}

/** The output for an amount of A, or undefined if it buys nothing. */
export function outputOrUndefined(
  pair: Pair,
  whole: string,
): string | undefined {
  try {
    const [output] = pair.getOutputAmount(amountOf(A, whole))
    return output.toExact()
  } catch (error) {
    const isTooSmall =
      error instanceof Error && 'isInsufficientInputAmountError' in error
    if (isTooSmall) return undefined
    throw error
  }
}

const TOLERANCE = new Percent(50, 10_000)
const RECIPIENT = '0x3000000000000000000000000000000000000001'

export async function main() {
  const trade = Trade.exactIn(new Route([pair], A, B), amountOf(A, '1'))
  const { methodName, args, value } = callOf(
    trade,
    TOLERANCE,
    RECIPIENT,
    1_900_000_000,
  )
  console.log(methodName)
  for (const arg of args.flat()) console.log(`  ${arg}`)
  console.log(`  value ${value}`)

  const fromNative = Trade.exactIn(
    new Route([pairWA], native, A),
    amountOf(native, '1'),
  )
  const withValue = callOf(fromNative, TOLERANCE, RECIPIENT, 1_900_000_000)
  console.log(`${withValue.methodName}, value ${withValue.value}`)

  console.log(`0.0000001 A: ${outputOrUndefined(pair, '0.0000001')}`)
}
