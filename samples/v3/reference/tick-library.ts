import { TickLibrary } from '@uniswap/v3-sdk'
import { Contract, type Provider } from 'ethers'
import JSBI from 'jsbi'

const growth = (value: number) => ({
  feeGrowthOutside0X128: JSBI.BigInt(value),
  feeGrowthOutside1X128: JSBI.BigInt(0),
})

export async function main() {
  const global = JSBI.BigInt(100)
  const none = JSBI.BigInt(0)
  for (const [tick, lower, upper] of [
    [-120, 70, 20],
    [0, 30, 20],
    [120, 30, 80],
  ] as const) {
    const [inside] = TickLibrary.getFeeGrowthInside(
      growth(lower),
      growth(upper),
      -60,
      60,
      tick,
      global,
      none,
    )
    console.log(
      `current tick ${tick}, stored ${lower} and ${upper}: inside ${inside}`,
    )
  }
}

// #region growth-inside
const POOL_ABI = [
  `function slot0() view returns
    (uint160, int24 tick, uint16, uint16, uint16, uint8, bool)`,
  'function feeGrowthGlobal0X128() view returns (uint256)',
  'function feeGrowthGlobal1X128() view returns (uint256)',
  `function ticks(int24) view returns (
    uint128, int128, uint256 outside0, uint256 outside1, int56, uint160, uint32, bool)`,
]

/**
 * Fee growth of token0 and token1 inside a range of a deployed pool, as of one
 * block.
 */
export async function growthInside(
  provider: Provider,
  pool: string,
  tickLower: number,
  tickUpper: number,
  blockTag: number,
): Promise<[JSBI, JSBI]> {
  const contract = new Contract(pool, POOL_ABI, provider)
  const read = (name: string, ...args: number[]) =>
    contract.getFunction(name).staticCall(...args, { blockTag })
  const jsbi = (value: bigint) => JSBI.BigInt(value.toString())
  const outside = async (tick: number) => {
    const { outside0, outside1 } = await read('ticks', tick)
    return {
      feeGrowthOutside0X128: jsbi(outside0),
      feeGrowthOutside1X128: jsbi(outside1),
    }
  }
  return TickLibrary.getFeeGrowthInside(
    await outside(tickLower),
    await outside(tickUpper),
    tickLower,
    tickUpper,
    Number((await read('slot0')).tick),
    jsbi(await read('feeGrowthGlobal0X128')),
    jsbi(await read('feeGrowthGlobal1X128')),
  ) as [JSBI, JSBI]
}
// #endregion
