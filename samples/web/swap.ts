import { Percent } from '@uniswap/sdk-core'
import { Trade as PairTrade, Router } from '@uniswap/v2-sdk'
import { type PermitOptions, SwapRouter } from '@uniswap/v3-sdk'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
} from 'viem'
import { deadlineIn } from '../deadline-viem'
import { routerAbi } from '../v2/abi-viem'
import { isContract } from './account'
import { signPermit } from './allowance'
import { client, swapx } from './config'
import type { Offer } from './quote'
import { type Call, send } from './send'

/** How much worse than its offer a swap may be. */
export const TOLERANCE = new Percent(50, 10_000)

/** Above this price impact, nobody should swap without having said so. */
export const GREAT_IMPACT = new Percent(5, 100)

/** Seconds that a swap may wait for its block. */
const PATIENCE = 600

/** Hours that a contract's signers have. The minimum holds all the time. */
export const HOURS_TO_SIGN = 24

/** The least that a swap must pay, or it reverts. */
export const minimumOf = ({ trade }: Offer) => trade.minimumAmountOut(TOLERANCE)

/** The most that a swap may take, or it reverts. */
export const maximumOf = ({ trade }: Offer) => trade.maximumAmountIn(TOLERANCE)

export const isOfPair = ({ trade }: Offer) => trade instanceof PairTrade

/** The contract that takes the input of an offer. */
export const routerOf = (offer: Offer) =>
  getAddress(isOfPair(offer) ? swapx.v2Router02 : swapx.swapRouter)

/** The call that takes an offer. */
function callOf(
  offer: Offer,
  recipient: Address,
  deadline: number,
  permit?: PermitOptions,
): Call {
  const { trade } = offer
  const to = routerOf(offer)
  if (trade instanceof PairTrade) {
    const terms = { recipient, allowedSlippage: TOLERANCE, deadline }
    const { methodName, args, value } = Router.swapCallParameters(trade, terms)
    const data = encodeFunctionData<Abi>({
      abi: routerAbi,
      functionName: methodName,
      args,
    })
    return { to, data, value: BigInt(value) }
  }
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    recipient,
    slippageTolerance: TOLERANCE,
    deadline,
    ...(permit && { inputTokenPermit: permit }),
  })
  return { to, data: calldata as Hex, value: BigInt(value) }
}

/** Swaps as an offer says, with a permit if the router may not take the input. */
export async function swap(
  offer: Offer,
  account: Address,
  byPermit: boolean,
): Promise<Hash> {
  const isSlow = await isContract(account)
  const patience = isSlow ? HOURS_TO_SIGN * 3600 : PATIENCE
  const deadline = await deadlineIn(patience, client)
  const most = maximumOf(offer).wrapped
  const permit = byPermit
    ? await signPermit(most, account, routerOf(offer), BigInt(deadline))
    : undefined
  return send(account, callOf(offer, account, deadline, permit))
}
