import type { Signer } from 'ethers'
import { approveExactly } from '../allowance'
import type { Deployment } from '../deployment'
import { createPoolAtPrice } from './factory'
import { managerOf } from './position-manager'

/**
 * Makes a pool at 1 : 1, with this much of each token between the ticks −60 and 60.
 * @returns the pool's address
 */
export async function makeNarrowPool(
  signer: Signer,
  swapx: Deployment,
  tokens: [string, string],
  amount: bigint,
  deadline: number,
): Promise<string> {
  const [token0, token1] = tokens.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  const pool = await createPoolAtPrice(signer, swapx, [token0, token1], [1n, 1n], 3000)
  for (const token of tokens) {
    await approveExactly(signer, token, swapx.nonfungiblePositionManager, amount)
  }
  const transaction = await managerOf(signer, swapx).getFunction('mint')({
    token0,
    token1,
    fee: 3000,
    tickLower: -60,
    tickUpper: 60,
    amount0Desired: amount,
    amount1Desired: amount,
    amount0Min: (amount * 99n) / 100n,
    amount1Min: (amount * 99n) / 100n,
    recipient: await signer.getAddress(),
    deadline,
  })
  await transaction.wait()
  return pool
}
