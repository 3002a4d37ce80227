import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
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
import { tokenAbi } from './abi'

/** Deploys SingleSwap for the pool of A and B with the fee of 0.30%. */
export async function deploySingleSwap(
  signer: Signer,
  swapx: Deployment,
  { abi, bytecode }: { abi: InterfaceAbi; bytecode: string },
): Promise<BaseContract> {
  const { A, B } = swapx.tokens
  const factory = new ContractFactory(abi, bytecode, signer)
  const contract = await factory.deploy(swapx.swapRouter, A, B, 3000)
  return contract.waitForDeployment()
}

/** @returns units of B that the pool gives now for `amountIn` units of A */
export async function quoteExactInput(
  provider: Provider,
  { quoterV2, tokens }: Deployment,
  amountIn: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, QuoterV2.abi, provider)
  const quote = quoter.getFunction('quoteExactInputSingle')
  const pool = {
    tokenIn: tokens.A,
    tokenOut: tokens.B,
    fee: 3000,
    sqrtPriceLimitX96: 0n,
  }
  const result = await quote.staticCall({ ...pool, amountIn })
  return result.amountOut
}

/** @returns units of A that the pool asks now for `amountOut` units of B */
export async function quoteExactOutput(
  provider: Provider,
  { quoterV2, tokens }: Deployment,
  amountOut: bigint,
): Promise<bigint> {
  const quoter = new Contract(quoterV2, QuoterV2.abi, provider)
  const quote = quoter.getFunction('quoteExactOutputSingle')
  const pool = {
    tokenIn: tokens.A,
    tokenOut: tokens.B,
    fee: 3000,
    sqrtPriceLimitX96: 0n,
  }
  const result = await quote.staticCall({ ...pool, amount: amountOut })
  return result.amountIn
}

/** Pays `amountIn` units of A for at least `amountOutMinimum` units of B. */
export async function swapExactInput(
  singleSwap: BaseContract,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
  sqrtPriceLimitX96 = 0n,
) {
  const swap = singleSwap.getFunction('swapExactInput')
  const inputs = [amountIn, amountOutMinimum, sqrtPriceLimitX96, deadline]
  await swap.staticCall(...inputs) // Would it fail? Asking costs nothing.
  const transaction = await swap(...inputs)
  return transaction.wait()
}

/**
 * Buys exactly `amountOut` units of B for at most `amountInMaximum` units of A.
 */
export async function swapExactOutput(
  singleSwap: BaseContract,
  amountOut: bigint,
  amountInMaximum: bigint,
  deadline: number,
) {
  const swap = singleSwap.getFunction('swapExactOutput')
  const inputs = [amountOut, amountInMaximum, deadline]
  await swap.staticCall(...inputs)
  const transaction = await swap(...inputs)
  return transaction.wait()
}

/**
 * Stops a swap of A for B where `amountA` units of A are worth `amountB` units
 * of B.
 */
export function priceLimit(amountB: bigint, amountA: bigint): bigint {
  // The price is token1 per token0. A is token0, since its address is the lower
  // one.
  const price = encodeSqrtRatioX96(amountB.toString(), amountA.toString())
  return BigInt(price.toString())
}

/** @returns units of a token that an account has */
export async function balanceOf(
  signer: Signer,
  token: string,
  account: string,
): Promise<bigint> {
  return new Contract(token, tokenAbi, signer).getFunction('balanceOf')(account)
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const { SingleSwap } = compileContracts()
  if (!SingleSwap) throw new Error('There is no contracts/SingleSwap.sol.')
  const contract = await deploySingleSwap(signer, swapx, SingleSwap)
  const spender = await contract.getAddress()
  const deadline = await deadlineIn(600, provider)

  const amountIn = parseUnits('1', 18)
  const outputQuote = await quoteExactInput(provider, swapx, amountIn)
  const amountOutMinimum = atLeast(outputQuote, 50n) // 0.5% less
  console.log('quote for 1 A     ', formatUnits(outputQuote, 6), 'B')
  console.log('at least          ', formatUnits(amountOutMinimum, 6), 'B')

  const before = await balanceOf(signer, B, signer.address)
  await withAllowance(signer, A, spender, amountIn, () =>
    swapExactInput(contract, amountIn, amountOutMinimum, deadline),
  )
  const received = (await balanceOf(signer, B, signer.address)) - before
  console.log('received          ', formatUnits(received, 6), 'B')

  const amountOut = parseUnits('1', 6)
  const inputQuote = await quoteExactOutput(provider, swapx, amountOut)
  const amountInMaximum = atMost(inputQuote, 50n) // 0.5% more
  console.log('quote for 1 B     ', formatUnits(inputQuote, 18), 'A')
  console.log('at most           ', formatUnits(amountInMaximum, 18), 'A')

  const owned = await balanceOf(signer, A, signer.address)
  await withAllowance(signer, A, spender, amountInMaximum, () =>
    swapExactOutput(contract, amountOut, amountInMaximum, deadline),
  )
  const paid = owned - (await balanceOf(signer, A, signer.address))
  console.log('paid              ', formatUnits(paid, 18), 'A')
  const left = await balanceOf(signer, A, spender)
  console.log('left in contract  ', formatUnits(left, 18), 'A')
}
