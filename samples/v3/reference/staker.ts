import {
  type ClaimOptions,
  encodeSqrtRatioX96,
  FeeAmount,
  type FullWithdrawOptions,
  type IncentiveKey,
  type MethodParameters,
  Multicall,
  Pool,
  Staker,
} from '@uniswap/v3-sdk'
import { AbiCoder } from 'ethers'
import type { Deployment, Environment } from '../../deployment'
import { A, C, poolAddress } from './pool'

// #region key
/**
 * An incentive key for the staker, with the pool of the deployment's factory.
 */
export function encodeKey(swapx: Deployment, key: IncentiveKey) {
  const { token0, token1, fee } = key.pool
  return {
    rewardToken: key.rewardToken.address,
    pool: poolAddress(swapx, token0, token1, fee),
    startTime: key.startTime.toString(),
    endTime: key.endTime.toString(),
    refundee: key.refundee,
  }
}
// #endregion

// #region deposit
const KEY =
  '(address rewardToken, address pool, uint startTime, uint endTime, address refundee)'

/**
 * Replaces `Staker.encodeDeposit`: the data to send with a position.
 * @throws if there is no key: the staker would take the position for nothing
 */
export function depositData(swapx: Deployment, keys: IncentiveKey[]): string {
  if (keys.length === 0) throw new Error('Name at least one incentive.')
  const encoded = keys.map(key => encodeKey(swapx, key))
  const coder = AbiCoder.defaultAbiCoder()
  // The staker tells one key from a list by its 160 bytes.
  if (encoded.length === 1) return coder.encode([`tuple${KEY}`], encoded)
  return coder.encode([`tuple${KEY}[]`], [encoded])
}
// #endregion

const { INTERFACE } = Staker
const call = (name: string, ...args: unknown[]) =>
  INTERFACE.encodeFunctionData(name, args)

/** Ends a stake and sends its reward. */
function unstakeAndClaim(
  swapx: Deployment,
  key: IncentiveKey,
  options: ClaimOptions,
) {
  const { tokenId, recipient, amount = 0 } = options
  return [
    call('unstakeToken', encodeKey(swapx, key), tokenId.toString()),
    call('claimReward', key.rewardToken.address, recipient, amount.toString()),
  ]
}

/**
 * Replaces `Staker.collectRewards`: sends the rewards and stakes the position
 * again.
 */
export function collectRewards(
  swapx: Deployment,
  keys: IncentiveKey[],
  options: ClaimOptions,
): MethodParameters {
  const calls = keys.flatMap(key => [
    ...unstakeAndClaim(swapx, key, options),
    call('stakeToken', encodeKey(swapx, key), options.tokenId.toString()),
  ])
  return { calldata: Multicall.encodeMulticall(calls), value: '0x00' }
}

/**
 * Replaces `Staker.withdrawToken`: sends the rewards and returns the position.
 */
export function withdrawToken(
  swapx: Deployment,
  keys: IncentiveKey[],
  { owner, data = '0x', ...options }: FullWithdrawOptions,
): MethodParameters {
  const calls = keys.flatMap(key => unstakeAndClaim(swapx, key, options))
  calls.push(call('withdrawToken', options.tokenId.toString(), owner, data))
  return { calldata: Multicall.encodeMulticall(calls), value: '0x00' }
}

export async function main({ swapx }: Environment) {
  const key = {
    rewardToken: C,
    pool: new Pool(A, C, FeeAmount.HIGH, encodeSqrtRatioX96(1, 1), 1, 0),
    startTime: 1_900_000_000,
    endTime: 1_900_086_400, // a day later
    refundee: '0x2000000000000000000000000000000000000009',
  }
  const pool = poolAddress(swapx, A, C, FeeAmount.HIGH).slice(2).toLowerCase()
  const bySdk = Staker.encodeDeposit(key)
  const ours = depositData(swapx, [key])
  const bytes = (data: string) => (data.length - 2) / 2
  console.log(
    `the SDK: ${bytes(bySdk)} bytes, right pool: ${bySdk.includes(pool)}`,
  )
  console.log(
    `the sample: ${bytes(ours)} bytes, right pool: ${ours.includes(pool)}`,
  )
}
