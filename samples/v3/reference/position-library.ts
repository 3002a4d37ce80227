import { PositionLibrary } from '@uniswap/v3-sdk'
import { Contract, type Provider } from 'ethers'
import JSBI from 'jsbi'
import type { Deployment } from '../../deployment'
import { growthInside } from './tick-library'

export async function main() {
  const zero = JSBI.BigInt(0)
  const q128 = JSBI.leftShift(JSBI.BigInt(1), JSBI.BigInt(128))
  const half = JSBI.divide(q128, JSBI.BigInt(2))
  const liquidity = JSBI.BigInt(1001)
  // Earned for each unit of liquidity: 1 unit of token0 and half a unit of
  // token1.
  const owed = PositionLibrary.getTokensOwed(zero, zero, liquidity, q128, half)
  console.log(`owed: ${owed[0]} of token0, ${owed[1]} of token1`)
}

// #region uncollected-amounts
const MANAGER_ABI = [
  `function positions(uint256) view returns (
    uint96, address, address token0, address token1, uint24 fee,
    int24 tickLower, int24 tickUpper, uint128 liquidity,
    uint256 inside0Last, uint256 inside1Last, uint128 owed0, uint128 owed1)`,
]
const FACTORY_ABI = [
  'function getPool(address, address, uint24) view returns (address)',
]

/**
 * Uncollected amounts of a position, of token0 and token1, in smallest units.
 */
export async function uncollectedAmounts(
  provider: Provider,
  { v3Factory, nonfungiblePositionManager }: Deployment,
  tokenId: bigint,
): Promise<bigint[]> {
  const blockTag = await provider.getBlockNumber()
  const manager = new Contract(
    nonfungiblePositionManager,
    MANAGER_ABI,
    provider,
  )
  const factory = new Contract(v3Factory, FACTORY_ABI, provider)
  const at = { blockTag }
  const position = await manager
    .getFunction('positions')
    .staticCall(tokenId, at)
  const { token0, token1, fee } = position
  const pool = await factory
    .getFunction('getPool')
    .staticCall(token0, token1, fee)
  const range = [
    Number(position.tickLower),
    Number(position.tickUpper),
  ] as const
  const [inside0, inside1] = await growthInside(
    provider,
    pool,
    ...range,
    blockTag,
  )
  const jsbi = (value: bigint) => JSBI.BigInt(value.toString())
  const earned = PositionLibrary.getTokensOwed(
    jsbi(position.inside0Last),
    jsbi(position.inside1Last),
    jsbi(position.liquidity),
    inside0,
    inside1,
  )
  const credited = [position.owed0, position.owed1]
  return earned.map((value, i) => BigInt(value.toString()) + credited[i])
}
// #endregion
