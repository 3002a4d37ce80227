import type { Currency, Token, TradeType } from '@uniswap/sdk-core'
import {
  type AllowedPermitArguments,
  type NFTPermitOptions,
  NonfungiblePositionManager,
  type Position,
  type RemoveLiquidityOptions,
  SelfPermit,
  type StandardPermitArguments,
  type SwapOptions,
  SwapRouter,
  type Trade,
} from '@uniswap/v3-sdk'
import type { Signature } from 'ethers'

// #region standard
/** A swap with a permit of its input token, signed for the router. */
export function swapWithPermit(
  trade: Trade<Currency, Currency, TradeType>,
  options: SwapOptions,
  { v, r, s }: Signature,
) {
  const inputTokenPermit: StandardPermitArguments = {
    v,
    r,
    s,
    amount: trade.maximumAmountIn(options.slippageTolerance).quotient,
    deadline: options.deadline,
  }
  return SwapRouter.swapCallParameters(trade, { ...options, inputTokenPermit })
}
// #endregion

// #region allowed
/**
 * The call for a token that signs permits as DAI does. The allowance is
 * unlimited.
 */
export function allowedPermitCalldata(
  token: Token,
  { v, r, s }: Signature,
  nonce: bigint,
  expiry: number,
) {
  const permit: AllowedPermitArguments = {
    v,
    r,
    s,
    nonce: nonce.toString(),
    expiry,
  }
  return SelfPermit.encodePermit(token, permit)
}
// #endregion

// #region nft
/**
 * A withdrawal by `spender`, to whom the owner of the position has signed a
 * permit.
 */
export function removeWithPermit(
  position: Position,
  options: RemoveLiquidityOptions,
  { v, r, s }: Signature,
  spender: string,
  deadline: number,
) {
  const permit: NFTPermitOptions = { v, r, s, deadline, spender }
  return NonfungiblePositionManager.removeCallParameters(position, {
    ...options,
    permit,
  })
}
// #endregion
