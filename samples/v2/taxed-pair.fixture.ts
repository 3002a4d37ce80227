import { type BaseContract, Contract, parseEther, parseUnits, type Signer } from 'ethers'
import { approveExactly } from '../allowance'
import type { Deployment } from '../deployment'
import { routerAbi } from './abi'

/**
 * Makes a pair like that of A and B, with a token in the place of A that keeps 1% of transfers.
 * @returns the token's address
 */
export async function addTaxedPair(
  token: BaseContract,
  signer: Signer,
  swapx: Deployment,
  deadline: number,
): Promise<string> {
  const tax = await token.getAddress()
  const { B } = swapx.tokens
  // 1% of what is sent does not arrive.
  const amounts = [(parseEther('1000') * 100n) / 99n, parseUnits('2000', 6)] as const
  await approveExactly(signer, tax, swapx.v2Router02, amounts[0])
  await approveExactly(signer, B, swapx.v2Router02, amounts[1])
  const add = new Contract(swapx.v2Router02, routerAbi, signer).getFunction('addLiquidity')
  const response = await add.send(tax, B, ...amounts, ...amounts, signer, deadline)
  await response.wait()
  return tax
}
