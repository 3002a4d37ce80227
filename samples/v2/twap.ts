import {
  Contract,
  formatUnits,
  type JsonRpcProvider,
  type Provider,
  parseEther,
  parseUnits,
} from 'ethers'
import { approveExactly } from '../allowance'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { pairAbi } from './abi'
import { deployContract } from './deploy'
import { pairAddress } from './pair-address'
import { swapExactInput } from './swap'

/**
 * Both accumulators of a pair (UQ112x112 times seconds) and their time in Unix
 * seconds.
 */
export type Snapshot = {
  cumulative0: bigint
  cumulative1: bigint
  time: bigint
}

/**
 * Reads the accumulators at the newest block and brings them up to its time.
 */
export async function takeSnapshot(
  provider: Provider,
  pair: string,
): Promise<Snapshot> {
  const block = await provider.getBlock('latest')
  if (!block) throw new Error('The chain has no block.')
  const contract = new Contract(pair, pairAbi, provider)
  const read = (name: string) =>
    contract.getFunction(name).staticCall({ blockTag: block.number })
  const [[reserve0, reserve1, updatedAt], sum0, sum1] = await Promise.all([
    read('getReserves'),
    read('price0CumulativeLast'),
    read('price1CumulativeLast'),
  ])
  const time = BigInt.asUintN(32, BigInt(block.timestamp))
  const elapsed = BigInt.asUintN(32, time - updatedAt)
  const grown = (sum: bigint, price: bigint) =>
    BigInt.asUintN(256, sum + price * elapsed)
  return {
    cumulative0: grown(sum0, (reserve1 << 112n) / reserve0),
    cumulative1: grown(sum1, (reserve0 << 112n) / reserve1),
    time,
  }
}

/**
 * The average price of token0 between two snapshots, in raw token1 (UQ112x112).
 */
export function averagePrice0(from: Snapshot, to: Snapshot): bigint {
  const seconds = BigInt.asUintN(32, to.time - from.time)
  if (seconds === 0n) throw new Error('The snapshots have the same time.')
  return BigInt.asUintN(256, to.cumulative0 - from.cumulative0) / seconds
}

/** What a raw amount of token0 is worth in raw token1 at an average price. */
export function valueAt(price0: bigint, amount0: bigint): bigint {
  return (amount0 * price0) >> 112n
}

/** Sets the time of the local chain's next block, in Unix seconds. */
async function nextBlockAt(
  provider: JsonRpcProvider,
  time: bigint,
): Promise<void> {
  await provider.send('evm_setNextBlockTimestamp', [Number(time)])
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const pair = pairAddress(swapx, A, B)
  const amountIn = parseUnits('450', 6)
  await approveExactly(signer, B, swapx.v2Router02, amountIn)
  const oracle = await deployContract(signer, 'OracleV2', pair, 3000)

  const start = await takeSnapshot(provider, pair)

  // 3,000 s later somebody pays 450 B for A.
  await nextBlockAt(provider, start.time + 3_000n)
  const trade = {
    amountIn,
    amountOutMin: parseEther('180'),
    path: [B, A] as [string, string],
  }
  await swapExactInput(signer, swapx, {
    ...trade,
    deadline: Number(start.time) + 3_600,
  })

  // 600 s after that, the contract takes its snapshot, and so do we.
  await nextBlockAt(provider, start.time + 3_600n)
  await (await oracle.getFunction('update').send()).wait()
  const end = await takeSnapshot(provider, pair)

  const one = parseEther('1')
  const average = valueAt(averagePrice0(start, end), one)
  console.log(
    `Average over ${end.time - start.time} s: ${formatUnits(average, 6)} B per A`,
  )
  const consulted = await oracle.getFunction('consult').staticCall(A, one)
  console.log(`OracleV2.consult: ${formatUnits(consulted, 6)} B per A`)
}
