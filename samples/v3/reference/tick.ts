import { Tick } from '@uniswap/v3-sdk'
import { Contract, type Provider } from 'ethers'
import { connect } from '../../connection'
import type { Environment } from '../../deployment'

// #region read-ticks
const LENS_ABI = [
  `function getPopulatedTicksInWord(address pool, int16 word) view returns
    (tuple(int24 tick, int128 liquidityNet, uint128 liquidityGross)[])`,
]

/** The initialised ticks of one word of a pool's bitmap, sorted. */
export async function readTicks(
  provider: Provider,
  tickLens: string,
  pool: string,
  word: number,
  blockTag: number, // for all words the same
): Promise<Tick[]> {
  const lens = new Contract(tickLens, LENS_ABI, provider)
  const found = await lens
    .getFunction('getPopulatedTicksInWord')
    .staticCall(pool, word, { blockTag })
  return [...found]
    .map(
      ({ tick, liquidityGross, liquidityNet }) =>
        new Tick({
          index: Number(tick),
          liquidityGross: liquidityGross.toString(),
          liquidityNet: liquidityNet.toString(),
        }),
    )
    .sort((a, b) => a.index - b.index)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const abi = [
    'function getPool(address, address, uint24) view returns (address)',
  ]
  const factory = new Contract(swapx.v3Factory, abi, provider)
  const { A, B } = swapx.tokens
  const pool = await factory.getFunction('getPool').staticCall(A, B, 3000)
  const block = await provider.getBlockNumber()
  for (const word of [-58, 57]) {
    const lens = swapx.tickLens
    for (const tick of await readTicks(provider, lens, pool, word, block)) {
      const { index, liquidityGross, liquidityNet } = tick
      console.log(`tick ${index}: gross ${liquidityGross}, net ${liquidityNet}`)
    }
  }
}
