import Pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { Contract, formatUnits, parseUnits, type Signer } from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { balanceOf, priceLimit } from './contract-swaps'
import { createPoolAtPrice } from './factory'
import { readPrice } from './pool-state'

// #region repair
/**
 * Moves the price of an empty pool of A and B down to a limit: a position of
 * next to nothing gives the router something to swap against.
 */
export async function lowerPrice(
  signer: Signer,
  swapx: Deployment,
  fee: number,
  sqrtPriceLimitX96: bigint,
  deadline: number,
) {
  const { tokens, nonfungiblePositionManager, swapRouter } = swapx
  const recipient = await signer.getAddress()
  const manager = new Contract(
    nonfungiblePositionManager,
    NonfungiblePositionManager.abi,
    signer,
  )
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const mostA = parseUnits('0.001', 18) // the most that each call takes
  const mostB = parseUnits('0.001', 6)

  const mint = () =>
    manager
      .getFunction('mint')({
        token0: tokens.A,
        token1: tokens.B,
        fee,
        tickLower: -887_270, // the full range at a spacing of 10
        tickUpper: 887_270,
        amount0Desired: mostA,
        amount1Desired: mostB,
        amount0Min: 1n,
        amount1Min: 1n,
        recipient,
        deadline,
      })
      .then(sent => sent.wait())
  const spender = nonfungiblePositionManager
  await withAllowance(signer, tokens.A, spender, mostA, () =>
    withAllowance(signer, tokens.B, spender, mostB, mint),
  )

  const swap = () =>
    router
      .getFunction('exactInputSingle')({
        tokenIn: tokens.A,
        tokenOut: tokens.B,
        fee,
        recipient,
        deadline,
        amountIn: mostA,
        amountOutMinimum: 1n,
        sqrtPriceLimitX96, // it stops here, and leaves you the rest
      })
      .then(sent => sent.wait())
  return withAllowance(signer, tokens.A, swapRouter, mostA, swap)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const deadline = await deadlineIn(600, provider)
  const wrong = [parseUnits('1', 18), parseUnits('20', 6)] satisfies [
    bigint,
    bigint,
  ]
  const pool = await createPoolAtPrice(signer, swapx, [A, B], wrong, 500)
  console.log('found at ', (await readPrice(provider, pool)).price, 'B for 1 A')

  const owned = await balanceOf(signer, A, signer.address)
  const limit = priceLimit(parseUnits('2', 6), parseUnits('1', 18))
  await lowerPrice(signer, swapx, 500, limit, deadline)
  const { price } = await readPrice(provider, pool)
  console.log('now at   ', price.toFixed(6), 'B for 1 A')
  const paid = owned - (await balanceOf(signer, A, signer.address))
  console.log('paid     ', formatUnits(paid, 18), 'A')
  const state = new Contract(pool, Pool.abi, provider)
  const { sqrtPriceX96 } = await state.getFunction('slot0')()
  console.log('at limit ', sqrtPriceX96 === limit)
}
