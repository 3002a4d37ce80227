import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import {
  type BaseContract,
  Contract,
  ContractFactory,
  formatUnits,
  type InterfaceAbi,
  type Provider,
  parseUnits,
  type Signer,
} from 'ethers'
import { withAllowance } from '../allowance'
import { compileContracts } from '../chain/compile'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast, atMost } from '../v2/limits'
import { balanceOf, swapExactOutput } from './contract-swaps'

/** Deploys MultihopSwap for A → B (0.30%) → C (0.05%). */
export async function deployMultihopSwap(
  signer: Signer,
  { swapRouter, tokens: { A, B, C } }: Deployment,
  { abi, bytecode }: { abi: InterfaceAbi; bytecode: string },
): Promise<BaseContract> {
  const factory = new ContractFactory(abi, bytecode, signer)
  const contract = await factory.deploy(swapRouter, [A, B, C], [3000, 500])
  return contract.waitForDeployment()
}

/** @returns units of C that the pools give now for `amountIn` units of A */
export async function quoteExactInput(
  provider: Provider,
  { quoterV2 }: Deployment,
  multihopSwap: BaseContract,
  amountIn: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, QuoterV2.abi, provider)
  const path = await multihopSwap.getFunction('forwardPath')()
  const result = await quoter
    .getFunction('quoteExactInput')
    .staticCall(path, amountIn)
  return result.amountOut
}

/** @returns units of A that the pools ask now for `amountOut` units of C */
export async function quoteExactOutput(
  provider: Provider,
  { quoterV2 }: Deployment,
  multihopSwap: BaseContract,
  amountOut: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, QuoterV2.abi, provider)
  const path = await multihopSwap.getFunction('reversedPath')()
  const result = await quoter
    .getFunction('quoteExactOutput')
    .staticCall(path, amountOut)
  return result.amountIn
}

/** Pays `amountIn` units of A for at least `amountOutMinimum` units of C. */
export async function swapExactInput(
  multihopSwap: BaseContract,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
) {
  const swap = multihopSwap.getFunction('swapExactInput')
  const inputs = [amountIn, amountOutMinimum, deadline]
  await swap.staticCall(...inputs) // Would it fail? Asking costs nothing.
  const transaction = await swap(...inputs)
  return transaction.wait()
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, C } = swapx.tokens
  const { MultihopSwap } = compileContracts()
  if (!MultihopSwap) throw new Error('There is no contracts/MultihopSwap.sol.')
  const contract = await deployMultihopSwap(signer, swapx, MultihopSwap)
  const spender = await contract.getAddress()
  const deadline = await deadlineIn(600, provider)

  const amountIn = parseUnits('1', 18)
  const outputQuote = await quoteExactInput(provider, swapx, contract, amountIn)
  const amountOutMinimum = atLeast(outputQuote, 50n) // 0.5% less
  const ownedC = await balanceOf(signer, C, signer.address)
  await withAllowance(signer, A, spender, amountIn, () =>
    swapExactInput(contract, amountIn, amountOutMinimum, deadline),
  )
  const received = (await balanceOf(signer, C, signer.address)) - ownedC
  console.log('quote for 1 A ', formatUnits(outputQuote, 18), 'C')
  console.log('received      ', formatUnits(received, 18), 'C')

  const amountOut = parseUnits('1', 18)
  const inputQuote = await quoteExactOutput(
    provider,
    swapx,
    contract,
    amountOut,
  )
  const amountInMaximum = atMost(inputQuote, 50n) // 0.5% more
  const ownedA = await balanceOf(signer, A, signer.address)
  await withAllowance(signer, A, spender, amountInMaximum, () =>
    swapExactOutput(contract, amountOut, amountInMaximum, deadline),
  )
  const paid = ownedA - (await balanceOf(signer, A, signer.address))
  console.log('quote for 1 C ', formatUnits(inputQuote, 18), 'A')
  console.log('paid          ', formatUnits(paid, 18), 'A')
  console.log(
    'in contract   ',
    formatUnits(await balanceOf(signer, A, spender), 18),
    'A',
  )
}
