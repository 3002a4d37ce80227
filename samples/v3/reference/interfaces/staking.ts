import type { Token } from '@uniswap/sdk-core'
import type {
  ClaimOptions,
  IncentiveKey,
  Pool,
  WithdrawOptions,
} from '@uniswap/v3-sdk'
import type { Deployment } from '../../../deployment'
import { collectRewards, withdrawToken } from '../staker'

// #region incentive-key
/** A programme of one day, from `startTime` in Unix seconds. */
export function oneDay(
  pool: Pool,
  rewardToken: Token,
  startTime: number,
  refundee: string,
): IncentiveKey {
  return { rewardToken, pool, startTime, endTime: startTime + 86_400, refundee }
}
// #endregion

// #region claim
/** Claims all rewards of a position and keeps it staked. */
export function claimCalldata(
  swapx: Deployment,
  keys: IncentiveKey[],
  tokenId: bigint,
  recipient: string,
) {
  const options: ClaimOptions = { tokenId: tokenId.toString(), recipient }
  return collectRewards(swapx, keys, options)
}
// #endregion

// #region withdraw
/** Claims the rewards and sends the position to `newOwner`. */
export function leaveCalldata(
  swapx: Deployment,
  keys: IncentiveKey[],
  claim: ClaimOptions,
  newOwner: string,
) {
  const withdraw: WithdrawOptions = { owner: newOwner, data: '0x' }
  return withdrawToken(swapx, keys, { ...claim, ...withdraw })
}
// #endregion
