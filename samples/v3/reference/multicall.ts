import { Multicall, NonfungiblePositionManager } from '@uniswap/v3-sdk'
import { AbiCoder, type Provider } from 'ethers'
import { connect } from '../../connection'
import type { Deployment, Environment } from '../../deployment'

// #region calls
type Abi = typeof Multicall.INTERFACE
type Call = { name: string; args: readonly unknown[] }

/**
 * The functions that calldata calls, in order, with their arguments. Looks
 * inside a multicall.
 */
export function callsOf(abi: Abi, calldata: string): Call[] {
  const { name, args } = abi.parseTransaction({ data: calldata })
  if (name !== 'multicall') return [{ name, args }]
  const calls = Multicall.decodeMulticall(calldata)
  return calls.flatMap(call => callsOf(abi, call))
}

/** Their names alone. */
export function functionNames(abi: Abi, calldata: string): string[] {
  return callsOf(abi, calldata).map(({ name }) => name)
}
// #endregion

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

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { INTERFACE: manager } = NonfungiblePositionManager
  const burn = manager.encodeFunctionData('burn', [1])
  const minimum = '990000000000000000'
  const recipient = '0x2000000000000000000000000000000000000009'
  const unwrap = manager.encodeFunctionData('unwrapWETH9', [minimum, recipient])
  const both = Multicall.encodeMulticall([burn, unwrap])
  console.log('two calls begin with', both.slice(0, 10))
  for (const { name, args } of callsOf(manager, both))
    console.log(name, args.join(' '))
  console.log(
    'one call is unchanged:',
    Multicall.encodeMulticall(burn) === burn,
  )

  const [first, second] = await liquidityOf(provider, swapx, [1, 2])
  console.log(`liquidity of position 1: ${first}`)
  console.log(`liquidity of position 2: ${second}`)
}
