import {
  type Address,
  encodePacked,
  getAddress,
  keccak256,
  parseAbi,
} from 'viem'
import { readContract } from 'viem/actions'
import { poolAbi } from './abi-viem'
import type { OwnedRange } from './indexer'
import type { At } from './quoting-viem'

const positionsAbi = parseAbi([
  'function positions(bytes32 key) view returns (uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
])

/**
 * The ranges of a pool that hold liquidity, as the pool itself says.
 * @throws if a part of the active liquidity is in none of them
 */
export async function verified(
  { client, blockNumber }: At,
  address: Address,
  ranges: OwnedRange[],
) {
  const pool = { address, abi: poolAbi, blockNumber } as const
  const held = ranges.map(async range => {
    const { owner, tickLower, tickUpper } = range
    const key = encodePacked(
      ['address', 'int24', 'int24'],
      [getAddress(owner), tickLower, tickUpper],
    )
    const [liquidity] = await readContract(client, {
      ...pool,
      abi: positionsAbi,
      functionName: 'positions',
      args: [keccak256(key)],
    })
    return { ...range, liquidity }
  })
  const [[, tick], active, all] = await Promise.all([
    readContract(client, { ...pool, functionName: 'slot0' }),
    readContract(client, { ...pool, functionName: 'liquidity' }),
    Promise.all(held),
  ])
  const sum = all
    .filter(({ tickLower, tickUpper }) => tickLower <= tick && tick < tickUpper)
    .reduce((sum, { liquidity }) => sum + liquidity, 0n)
  if (sum !== active) throw new Error('The indexer has missed a position.')
  return all.filter(({ liquidity }) => liquidity > 0n)
}
