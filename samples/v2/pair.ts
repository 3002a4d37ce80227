import { Contract, formatUnits, type Provider, ZeroAddress } from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, pairAbi } from './abi'

/**
 * A pair at one block: reserves and LP tokens in smallest units, time in
 * seconds.
 */
export type Pair = {
  address: string
  token0: string
  token1: string
  reserve0: bigint
  reserve1: bigint
  updatedAt: bigint
  totalSupply: bigint
}

/** Reads the pair of two tokens, given in either order, at one block. */
export async function readPair(
  provider: Provider,
  swapx: Deployment,
  [tokenA, tokenB]: [string, string],
  blockTag: number,
): Promise<Pair> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, provider)
  const getPair = factory.getFunction('getPair')
  const address: string = await getPair.staticCall(tokenA, tokenB, { blockTag })
  if (address === ZeroAddress) throw new Error('These two tokens have no pair.')
  const contract = new Contract(address, pairAbi, provider)
  const read = (name: string) =>
    contract.getFunction(name).staticCall({ blockTag })
  const names = ['token0', 'token1', 'totalSupply', 'getReserves']
  const [token0, token1, totalSupply, reserves] = await Promise.all(
    names.map(read),
  )
  const [reserve0, reserve1, updatedAt] = reserves
  return { address, token0, token1, reserve0, reserve1, updatedAt, totalSupply }
}

/** The reserves of a pair, that of the given token first. */
export function reservesFrom(pair: Pair, token: string): [bigint, bigint] {
  const isToken0 = BigInt(token) === BigInt(pair.token0)
  return isToken0
    ? [pair.reserve0, pair.reserve1]
    : [pair.reserve1, pair.reserve0]
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider } = connect(environment)
  const { A, B } = swapx.tokens
  const pair = await readPair(
    provider,
    swapx,
    [B, A],
    await provider.getBlockNumber(),
  )
  const [reserveB, reserveA] = reservesFrom(pair, B)
  console.log(`token0 is ${BigInt(pair.token0) === BigInt(A) ? 'A' : 'B'}.`)
  console.log(
    `Reserves: ${formatUnits(reserveA)} A and ${formatUnits(reserveB, 6)} B.`,
  )
  console.log(`LP tokens: ${pair.totalSupply} smallest units.`)
}
