import { Multicall, NonfungiblePositionManager } from '@uniswap/v3-sdk'
import { AbiCoder, type Provider } from 'ethers'
import { connect } from '../../connection'
import type { Deployment, Environment } from '../../deployment'

// #region function-names
type Abi = typeof Multicall.INTERFACE

/**
 * The functions that calldata calls, in order. Looks inside a multicall.
 */
export function functionNames(abi: Abi, calldata: string): string[] {
  const { name } = abi.parseTransaction({ data: calldata })
  if (name !== 'multicall') return [name]
  const calls = Multicall.decodeMulticall(calldata)
  return calls.flatMap(call => functionNames(abi, call))
}
// #endregion

// #region read
/** The liquidity of several positions, all as of one block, in one call. */
export async function liquidityOf(
  provider: Provider,
  { nonfungiblePositionManager: to }: Deployment,
  tokenIds: number[],
): Promise<bigint[]> {
  const { INTERFACE: manager } = NonfungiblePositionManager
  const calls = tokenIds.map(id =>
    manager.encodeFunctionData('positions', [id]),
  )
  // Not encodeMulticall, which would leave a single call without a list.
  const data = Multicall.INTERFACE.encodeFunctionData('multicall', [calls])
  const coder = AbiCoder.defaultAbiCoder()
  const [answers] = coder.decode(['bytes[]'], await provider.call({ to, data }))
  const position =
    manager.getFunction('positions').outputs?.map(({ type }) => type) ?? []
  return answers.map((answer: string) => coder.decode(position, answer)[7])
}
// #endregion

// #region main
export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { INTERFACE: manager } = NonfungiblePositionManager
  const burn = manager.encodeFunctionData('burn', [1])
  const refund = manager.encodeFunctionData('refundETH')
  const both = Multicall.encodeMulticall([burn, refund])
  console.log('two calls begin with', both.slice(0, 10))
  console.log('they are', functionNames(manager, both).join(' and '))
  console.log(
    'one call is unchanged:',
    Multicall.encodeMulticall(burn) === burn,
  )

  const [first, second] = await liquidityOf(provider, swapx, [1, 2])
  console.log(`liquidity of position 1: ${first}`)
  console.log(`liquidity of position 2: ${second}`)
}
// #endregion
