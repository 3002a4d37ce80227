import {
  CurrencyAmount,
  type NativeCurrency,
  Percent,
  type Token,
} from '@uniswap/sdk-core'
import {
  type CollectOptions,
  type CommonAddLiquidityOptions,
  type IncreaseSpecificOptions,
  type MintSpecificOptions,
  NonfungiblePositionManager,
  type Position,
  type RemoveLiquidityOptions,
  type SafeTransferOptions,
} from '@uniswap/v3-sdk'

// #region common
/**
 * Options for adding liquidity, with native currency in place of its wrapped
 * token.
 */
export function termsWithNative(native: NativeCurrency, deadline: number) {
  const terms: CommonAddLiquidityOptions = {
    slippageTolerance: new Percent(50, 10_000),
    deadline,
    useNative: native,
  }
  return terms
}
// #endregion

// #region mint
/**
 * Mints a position for `recipient`, in a pool that is created if there is none.
 */
export function mintCalldata(
  position: Position,
  terms: CommonAddLiquidityOptions,
  recipient: string,
) {
  const specific: MintSpecificOptions = { recipient, createPool: true }
  return NonfungiblePositionManager.addCallParameters(position, {
    ...terms,
    ...specific,
  })
}
// #endregion

// #region increase
/**
 * Adds the liquidity of `addition` to a position that has the same pool and
 * range.
 */
export function increaseCalldata(
  addition: Position,
  terms: CommonAddLiquidityOptions,
  tokenId: bigint,
) {
  const specific: IncreaseSpecificOptions = { tokenId: tokenId.toString() }
  return NonfungiblePositionManager.addCallParameters(addition, {
    ...terms,
    ...specific,
  })
}
// #endregion

// #region collect
/** Collects everything a position is owed, token0 as native currency. */
export function collectWithNative(
  tokenId: bigint,
  [owed0, owed1]: [bigint, bigint],
  native: NativeCurrency,
  token1: Token,
  recipient: string,
) {
  const options: CollectOptions = {
    tokenId: tokenId.toString(),
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(
      native,
      owed0.toString(),
    ),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(
      token1,
      owed1.toString(),
    ),
    recipient,
  }
  return NonfungiblePositionManager.collectCallParameters(options)
}
// #endregion

// #region remove
/** Withdraws half of a position and all of its fees, as tokens. */
export function removeHalf(
  position: Position,
  tokenId: bigint,
  recipient: string,
  deadline: number,
) {
  const { token0, token1 } = position.pool
  const options: RemoveLiquidityOptions = {
    tokenId: tokenId.toString(),
    liquidityPercentage: new Percent(1, 2),
    slippageTolerance: new Percent(50, 10_000),
    deadline,
    collectOptions: {
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(token0, 0),
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(token1, 0),
      recipient,
    },
  }
  return NonfungiblePositionManager.removeCallParameters(position, options)
}
// #endregion

// #region transfer
/**
 * Sends a position to the staker, with the incentives in which to stake it.
 */
export function depositCalldata(
  owner: string,
  staker: string,
  tokenId: bigint,
  data: string,
) {
  const options: SafeTransferOptions = {
    sender: owner,
    recipient: staker,
    tokenId: tokenId.toString(),
    data,
  }
  return NonfungiblePositionManager.safeTransferFromParameters(options)
}
// #endregion
