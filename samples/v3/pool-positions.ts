import { Contract, solidityPackedKeccak256 } from 'ethers'
import { poolAbi } from './abi'
import type { OwnedRange } from './indexer'
import type { At } from './quoting'

const positionsAbi = [
  `function positions(bytes32 key) view returns (uint128 liquidity,
    uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128,
    uint128 tokensOwed0, uint128 tokensOwed1)`,
]

/**
 * The ranges of a pool that hold liquidity, as the pool itself says.
 * @throws if a part of the active liquidity is in none of them
 */
export async function verified(
  { provider, blockTag }: At,
  address: string,
  ranges: OwnedRange[],
) {
  const abi = [...poolAbi, ...positionsAbi]
  const pool = new Contract(address, abi, provider)
  const read = (name: string, ...args: unknown[]) =>
    pool.getFunction(name).staticCall(...args, { blockTag })
  const held = ranges.map(async range => {
    const { owner, tickLower, tickUpper } = range
    const key = solidityPackedKeccak256(
      ['address', 'int24', 'int24'],
      [owner, tickLower, tickUpper],
    )
    const liquidity: bigint = (await read('positions', key)).liquidity
    return { ...range, liquidity }
  })
  const [{ tick }, active, all] = await Promise.all([
    read('slot0'),
    read('liquidity'),
    Promise.all(held),
  ])
  const sum = all
    .filter(({ tickLower, tickUpper }) => tickLower <= tick && tick < tickUpper)
    .reduce((sum, { liquidity }) => sum + liquidity, 0n)
  if (sum !== active) throw new Error('The indexer has missed a position.')
  return all.filter(({ liquidity }) => liquidity > 0n)
}
