import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { type CallExceptionError, Contract, isCallException } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'

// #region reason
/** Whether a call reverted. ethers reports a refusal of the node alike. */
export function isRevert(error: unknown): error is CallExceptionError {
  if (!isCallException(error)) return false
  const ofNode = error.info?.error?.message ?? 'reverted'
  return error.data !== null || /revert/i.test(ofNode)
}

/**
 * Simulates a call.
 * @returns why it would revert, or `undefined` if it would succeed
 */
export async function revertReason(
  contract: Contract,
  name: string,
  ...inputs: unknown[]
): Promise<string | undefined> {
  try {
    await contract.getFunction(name).staticCall(...inputs)
  } catch (error) {
    // The node, the network or the inputs.
    if (!isRevert(error)) throw error
    const { data, reason } = error
    return data && data !== '0x' ? (reason ?? data) : 'no data'
  }
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
  const deadline = await deadlineIn(600, provider)
  const swap = {
    tokenIn: A,
    tokenOut: B,
    fee: 3000,
    recipient: signer.address,
    deadline,
    amountIn: 10n ** 18n,
    amountOutMinimum: 1_982_052n,
    sqrtPriceLimitX96: 0n,
  }
  const reason = (changes: object) =>
    revertReason(router, 'exactInputSingle', { ...swap, ...changes })
  console.log('no approval:     ', await reason({}))
  console.log('deadline passed: ', await reason({ deadline: 1 }))
  console.log('no such pool:    ', await reason({ fee: 500 }))

  const factory = new Contract(swapx.v3Factory, Factory.abi, signer)
  const create = (fee: number) => revertReason(factory, 'createPool', A, B, fee)
  console.log('pool exists:     ', await create(3000))
  console.log('pool can be made:', (await create(500)) ?? 'would succeed')
}
