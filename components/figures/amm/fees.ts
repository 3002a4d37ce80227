/** Fee of a swap as a fraction of its input: 3/1000, fixed in `UniswapV2Pair.swap`. */
export const SWAP_FEE = 3 / 1000

/** The protocol's part of the fees when `feeTo` is set: 1/6 (`UniswapV2Pair._mintFee`). */
export const PROTOCOL_PART = 1 / 6

/**
 * Who earns the fee of a swap, as fractions of its input. Nominal: the protocol's part is minted
 * later, as LP tokens for one sixth of the growth of sqrt(k).
 */
export function feeShares(protocolFeeOn: boolean): { providers: number; protocol: number } {
  const protocol = protocolFeeOn ? SWAP_FEE * PROTOCOL_PART : 0
  return { providers: SWAP_FEE - protocol, protocol }
}
