/** The exact-output swap that `samples/v3/contract-swaps.ts` makes: whole tokens, as it prints them. */
export const singleSwapExample = {
  /** B that the caller asks for. */
  amountOut: '1',
  /** A that the contract pulls from the caller. */
  amountInMaximum: '0.505270424190226548',
  /** A that the pool takes. */
  amountIn: '0.502756640985300048',
}

/** A that the contract returns. */
export const singleSwapUnspent =
  Number(singleSwapExample.amountInMaximum) - Number(singleSwapExample.amountIn)
