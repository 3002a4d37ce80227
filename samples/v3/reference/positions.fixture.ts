import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, parseEther, type Signer } from 'ethers'
import type { Deployment } from '../../deployment'
import { A, C } from './pool'

/** For tests: positions of an account in the pool of A and C at 1%, whose tick is near -6932. */
export async function positionsOf(swapx: Deployment, signer: Signer, deadline: number) {
  const manager = new Contract(
    swapx.nonfungiblePositionManager,
    [
      'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline)) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
      'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline)) payable returns (uint256 amount0, uint256 amount1)',
      'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max)) payable returns (uint256 amount0, uint256 amount1)',
      'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128 liquidity, uint256, uint256, uint128 owed0, uint128 owed1)',
    ],
    signer,
  )
  const recipient = await signer.getAddress()
  for (const token of [A, C]) {
    const erc20 = new Contract(token.address, ['function approve(address, uint256)'], signer)
    for (const spender of [swapx.nonfungiblePositionManager, swapx.swapRouter]) {
      const approval = await erc20.getFunction('approve')(spender, parseEther('1000'))
      await approval.wait()
    }
  }

  /** Calls a function for its result, then sends it. */
  async function send(name: string, order: unknown[]) {
    const result = await manager.getFunction(name).staticCall(order)
    const transaction = await manager.getFunction(name).send(order)
    await transaction.wait()
    return result
  }

  return {
    manager,
    send,

    /** Mints with up to 100 A and 100 C; returns the number of the position. */
    async mint(tickLower: number, tickUpper: number): Promise<bigint> {
      const amounts = [parseEther('100'), parseEther('100'), 0, 0]
      const range = [A.address, C.address, FeeAmount.HIGH, tickLower, tickUpper]
      const { tokenId } = await send('mint', [...range, ...amounts, recipient, deadline])
      return tokenId
    },

    /** What a collect would pay now, of token0 and token1. */
    async collectable(tokenId: bigint): Promise<bigint[]> {
      const max = 2n ** 128n - 1n
      const paid = await manager.getFunction('collect').staticCall([tokenId, recipient, max, max])
      return [paid.amount0, paid.amount1]
    },
  }
}
