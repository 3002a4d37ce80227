import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import {
  Contract,
  formatUnits,
  type Provider,
  parseUnits,
  type Result,
  solidityPackedKeccak256,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { atLeast } from '../v2/limits'
import { tokenAbi } from './abi'
import { quoteExactInput } from './contract-swaps'
import { findPools } from './factory'
import { sellForToken } from './swap-router'

/** @returns whole units of token1 for one whole token0, and the current tick */
export async function readPrice(provider: Provider, poolAddress: string) {
  const pool = new Contract(poolAddress, Pool.abi, provider)
  const { sqrtPriceX96, tick } = await pool.getFunction('slot0')()
  if (sqrtPriceX96 === 0n) throw new Error('The pool has no price yet.')
  const decimalsOf = async (name: 'token0' | 'token1') => {
    const token = new Contract(
      await pool.getFunction(name)(),
      tokenAbi,
      provider,
    )
    return Number(await token.getFunction('decimals')())
  }
  const [decimals0, decimals1] = await Promise.all([
    decimalsOf('token0'),
    decimalsOf('token1'),
  ])
  // Smallest units per smallest unit.
  const raw = (Number(sqrtPriceX96) / 2 ** 96) ** 2
  return { price: raw * 10 ** (decimals0 - decimals1), tick: Number(tick) }
}

/** @returns what positions begin or end at a tick of the pool */
export async function readTick(
  provider: Provider,
  poolAddress: string,
  tick: number,
) {
  const pool = new Contract(poolAddress, Pool.abi, provider)
  const info: Result = await pool.getFunction('ticks')(tick)
  return {
    initialized: info.initialized as boolean,
    // Of all positions with this tick.
    liquidityGross: info.liquidityGross as bigint,
    // Added upward, subtracted downward.
    liquidityNet: info.liquidityNet as bigint,
  }
}

/**
 * @returns liquidity and credited tokens of an owner's position, in smallest
 *   units
 */
export async function readPosition(
  provider: Provider,
  poolAddress: string,
  owner: string,
  tickLower: number,
  tickUpper: number,
) {
  const pool = new Contract(poolAddress, Pool.abi, provider)
  const types = ['address', 'int24', 'int24']
  const key = solidityPackedKeccak256(types, [owner, tickLower, tickUpper])
  const position: Result = await pool.getFunction('positions')(key)
  return {
    liquidity: position.liquidity as bigint,
    tokensOwed0: position.tokensOwed0 as bigint,
    tokensOwed1: position.tokensOwed1 as bigint,
  }
}

/**
 * The amounts of a swap in smallest units: positive went into the pool,
 * negative out.
 */
export type Swapped = { amount0: bigint; amount1: bigint; tick: number }

/** Calls `show` for each swap from now on. @returns a function that ends it */
export function watchSwaps(
  provider: Provider,
  poolAddress: string,
  show: (swapped: Swapped) => void,
): () => void {
  const pool = new Contract(poolAddress, Pool.abi, provider)
  const listener = (...args: unknown[]) => {
    // sender, recipient, amount0, amount1, sqrtPriceX96, liquidity, tick
    const [, , amount0, amount1, , , tick] = args as bigint[]
    if (amount0 === undefined || amount1 === undefined) return
    show({ amount0, amount1, tick: Number(tick) })
  }
  pool.on('Swap', listener)
  return () => void pool.off('Swap', listener)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const pool = (
    await findPools(provider, swapx, swapx.tokens.A, swapx.tokens.B)
  ).get(3000)
  if (!pool) throw new Error('There is no such pool.')

  const { price, tick } = await readPrice(provider, pool)
  console.log('1 A =', price.toFixed(6), 'B, tick', tick)
  const lowest = await readTick(provider, pool, -887_220)
  console.log('tick -887220: liquidityNet', lowest.liquidityNet.toString())
  const manager = swapx.nonfungiblePositionManager
  const position = await readPosition(
    provider,
    pool,
    manager,
    -887_220,
    887_220,
  )
  console.log('position:     liquidity   ', position.liquidity.toString())

  let stop = () => {}
  const swapped = new Promise<Swapped>(resolve => {
    stop = watchSwaps(provider, pool, resolve)
  })
  const deadline = await deadlineIn(600, provider)
  const amountIn = parseUnits('1', 18)
  const minimum = atLeast(await quoteExactInput(provider, swapx, amountIn), 50n)
  await sellForToken(signer, swapx, amountIn, minimum, deadline)
  const { amount0, amount1, tick: after } = await swapped
  console.log(
    'swap:',
    formatUnits(amount0, 18),
    'A,',
    formatUnits(amount1, 6),
    'B, tick',
    after,
  )
  stop()
  provider.destroy()
}
