import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
import {
  Contract,
  type Provider,
  parseUnits,
  type Signer,
  ZeroAddress,
} from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'

/** Fee tiers to look for, in units of 0.0001%. */
export const FEES = [100, 500, 3000, 10_000]

/** @returns the tick spacing of each enabled tier, by its fee */
export async function enabledTiers(
  provider: Provider,
  { v3Factory }: Deployment,
): Promise<Map<number, number>> {
  const factory = new Contract(v3Factory, Factory.abi, provider)
  const spacingOf = factory.getFunction('feeAmountTickSpacing')
  const tiers = await Promise.all(
    FEES.map(async fee => [fee, Number(await spacingOf(fee))] as const),
  )
  // 0: the tier is not enabled.
  return new Map(tiers.filter(([, spacing]) => spacing !== 0))
}

/**
 * @returns the pools of two tokens, by fee, whatever the order of the tokens
 */
export async function findPools(
  provider: Provider,
  { v3Factory }: Deployment,
  tokenA: string,
  tokenB: string,
): Promise<Map<number, string>> {
  const factory = new Contract(v3Factory, Factory.abi, provider)
  const getPool = factory.getFunction('getPool')
  const pools = await Promise.all(
    FEES.map(async fee => {
      const pool: string = await getPool(tokenA, tokenB, fee)
      return [fee, pool] as const
    }),
  )
  return new Map(pools.filter(([, pool]) => pool !== ZeroAddress))
}

/**
 * Creates a pool without a price.
 * @returns its address, from the event PoolCreated
 */
export async function createPool(
  signer: Signer,
  { v3Factory }: Deployment,
  tokenA: string,
  tokenB: string,
  fee: number,
): Promise<string> {
  const factory = new Contract(v3Factory, Factory.abi, signer)
  const transaction = await factory.getFunction('createPool')(
    tokenA,
    tokenB,
    fee,
  )
  const receipt = await transaction.wait()
  const event = factory.interface.parseLog(receipt.logs[0])
  return event?.args.pool
}

// #region create-with-price
/**
 * Creates a pool in which `amount0` units of token0 are worth `amount1` units
 * of token1. A pool that exists without a price gets this one.
 * @throws if the pool has another price
 */
export async function createPoolAtPrice(
  signer: Signer,
  { nonfungiblePositionManager }: Deployment,
  [token0, token1]: [string, string], // the lower address first
  [amount0, amount1]: [bigint, bigint], // in smallest units
  fee: number,
): Promise<string> {
  const abi = NonfungiblePositionManager.abi
  const manager = new Contract(nonfungiblePositionManager, abi, signer)
  const create = manager.getFunction('createAndInitializePoolIfNecessary')
  const price = encodeSqrtRatioX96(
    amount1.toString(),
    amount0.toString(),
  ).toString()
  const address: string = await create.staticCall(token0, token1, fee, price)
  const transaction = await create(token0, token1, fee, price)
  await transaction.wait()
  const pool = new Contract(address, Pool.abi, signer)
  const { sqrtPriceX96 } = await pool.getFunction('slot0')()
  if (sqrtPriceX96 !== BigInt(price))
    throw new Error('The pool has another price.')
  return address
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens

  for (const [fee, spacing] of await enabledTiers(provider, swapx)) {
    console.log(`tier ${fee}: tick spacing ${spacing}`)
  }
  const before = await findPools(provider, swapx, A, B)
  console.log('pools of A and B:', [...before.keys()].join(', '))

  const bare = await createPool(signer, swapx, A, B, 500)
  const slot0 = await new Contract(bare, Pool.abi, provider).getFunction(
    'slot0',
  )()
  console.log('price of the new pool 500:', slot0.sqrtPriceX96.toString())

  const one = [parseUnits('1', 18), parseUnits('2', 6)] satisfies [
    bigint,
    bigint,
  ]
  const priced = await createPoolAtPrice(signer, swapx, [A, B], one, 500)
  const { sqrtPriceX96, tick } = await new Contract(
    priced,
    Pool.abi,
    provider,
  ).getFunction('slot0')()
  console.log(
    'at 2 B for 1 A:',
    sqrtPriceX96.toString(),
    'tick',
    tick.toString(),
  )

  const after = await findPools(provider, swapx, A, B)
  console.log('pools of A and B:', [...after.keys()].join(', '))
}
