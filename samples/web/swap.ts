import {
  type CurrencyAmount,
  Percent,
  type Token,
  TradeType,
} from '@uniswap/sdk-core'
import {
  type PermitOptions,
  type Pool,
  Route,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
} from 'viem'
import { getBlock } from 'viem/actions'
import { toAmount, toRaw } from '../v3/background'
import { v2RouterAbi } from './abi'
import { signPermit } from './allowance'
import { client, swapx } from './config'
import type { Offer } from './quote'
import { type Call, send } from './send'

/** How much less than its offer a swap may pay. */
export const TOLERANCE = new Percent(50, 10_000)

/** Seconds that a swap may wait for its block. */
const PATIENCE = 600n

/** Unix time at which a swap that is signed now is void. */
async function deadlineFromNow(): Promise<bigint> {
  const { timestamp } = await getBlock(client)
  return timestamp + PATIENCE
}

/** The least that a swap must pay, or it reverts. */
export function minimumOf({ amountOut }: Offer): CurrencyAmount<Token> {
  const least = amountOut.multiply(new Percent(1).subtract(TOLERANCE))
  return toAmount(amountOut.currency, toRaw(least))
}

/** The contract that takes the input of an offer. */
export const routerOf = (offer: Offer) =>
  getAddress('pool' in offer ? swapx.swapRouter : swapx.v2Router02)

/** The call that takes the offer of a v2 pair. */
function pairCall(offer: Offer, recipient: Address, deadline: bigint): Call {
  const { amountIn, amountOut } = offer
  const tokens = [amountIn.currency, amountOut.currency]
  const data = encodeFunctionData({
    abi: v2RouterAbi,
    functionName: 'swapExactTokensForTokens',
    args: [
      toRaw(amountIn),
      toRaw(minimumOf(offer)),
      tokens.map(({ address }) => getAddress(address)),
      recipient,
      deadline,
    ],
  })
  return { to: routerOf(offer), data }
}

// #region swap
/** The call that takes the offer of a v3 pool. */
function poolCall(
  offer: Offer & { pool: Pool },
  recipient: Address,
  deadline: bigint,
  permit?: PermitOptions,
): Call {
  const { amountIn: inputAmount, amountOut: outputAmount } = offer
  const trade = Trade.createUncheckedTrade({
    route: new Route([offer.pool], inputAmount.currency, outputAmount.currency),
    inputAmount,
    outputAmount,
    tradeType: TradeType.EXACT_INPUT,
  })
  const { calldata } = SwapRouter.swapCallParameters(trade, {
    recipient,
    slippageTolerance: TOLERANCE,
    deadline: `${deadline}`,
    ...(permit && { inputTokenPermit: permit }),
  })
  return { to: routerOf(offer), data: calldata as Hex }
}

/** Swaps as an offer says, with a permit if the router may not take the input. */
export async function swap(
  offer: Offer,
  account: Address,
  byPermit: boolean,
): Promise<Hash> {
  const deadline = await deadlineFromNow()
  const permit = byPermit
    ? await signPermit(offer.amountIn, account, routerOf(offer), deadline)
    : undefined
  const call =
    'pool' in offer
      ? poolCall(offer, account, deadline, permit)
      : pairCall(offer, account, deadline)
  return send(account, call)
}
// #endregion
