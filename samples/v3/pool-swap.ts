import {
  type BaseContract,
  ContractFactory,
  formatUnits,
  type InterfaceAbi,
  parseUnits,
  type Signer,
} from 'ethers'
import { withAllowance } from '../allowance'
import { compileContracts } from '../chain/compile'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast } from '../v2/limits'
import { balanceOf, quoteExactInput } from './contract-swaps'

/**
 * Deploys PoolSwapper or PoolBorrower for the pool of A and B with the fee of
 * 0.30%.
 */
export async function deployForPool(
  signer: Signer,
  { v3Factory, tokens: { A, B } }: Deployment,
  { abi, bytecode }: { abi: InterfaceAbi; bytecode: string },
): Promise<BaseContract> {
  const contract = await new ContractFactory(abi, bytecode, signer).deploy(
    v3Factory,
    A,
    B,
    3000,
  )
  return contract.waitForDeployment()
}

/**
 * Pays `amountIn` units of token0 for at least `amountOutMinimum` units of
 * token1.
 */
export async function swapInPool(
  signer: Signer,
  poolSwapper: BaseContract,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
) {
  const token0: string = await poolSwapper.getFunction('token0')()
  const spender = await poolSwapper.getAddress()
  const swap = poolSwapper.getFunction('swap')
  return withAllowance(signer, token0, spender, amountIn, async () => {
    const transaction = await swap(true, amountIn, amountOutMinimum, deadline)
    return transaction.wait()
  })
}

/**
 * Borrows and returns both tokens. A fee is `amount × fee / 1,000,000`, rounded
 * up.
 */
export async function borrow(
  signer: Signer,
  poolBorrower: BaseContract,
  [token0, token1]: [string, string],
  [amount0, amount1]: [bigint, bigint], // in smallest units
  fee: bigint, // of the pool, in units of 0.0001%
) {
  const feeOf = (amount: bigint) => (amount * fee + 999_999n) / 1_000_000n
  const spender = await poolBorrower.getAddress()
  const run = async () => {
    const transaction = await poolBorrower.getFunction('run')(amount0, amount1)
    return transaction.wait()
  }
  return withAllowance(signer, token0, spender, feeOf(amount0), () =>
    withAllowance(signer, token1, spender, feeOf(amount1), run),
  )
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const { PoolSwapper, PoolBorrower } = compileContracts()
  if (!PoolSwapper || !PoolBorrower) throw new Error('A contract is missing.')
  const deadline = await deadlineIn(600, provider)

  const swapper = await deployForPool(signer, swapx, PoolSwapper)
  const amountIn = parseUnits('1', 18)
  const minimum = atLeast(await quoteExactInput(provider, swapx, amountIn), 50n)
  let before = await balanceOf(signer, B, signer.address)
  await swapInPool(signer, swapper, amountIn, minimum, deadline)
  const received = (await balanceOf(signer, B, signer.address)) - before
  console.log('swap:  1 A for', formatUnits(received, 6), 'B')

  const borrower = await deployForPool(signer, swapx, PoolBorrower)
  const loan: [bigint, bigint] = [parseUnits('100', 18), parseUnits('50', 6)]
  const ownedA = await balanceOf(signer, A, signer.address)
  before = await balanceOf(signer, B, signer.address)
  await borrow(signer, borrower, [A, B], loan, 3000n)
  const feeA = ownedA - (await balanceOf(signer, A, signer.address))
  const feeB = before - (await balanceOf(signer, B, signer.address))
  console.log(
    'flash: fees',
    formatUnits(feeA, 18),
    'A and',
    formatUnits(feeB, 6),
    'B',
  )
}
