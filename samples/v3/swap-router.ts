import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import {
  Contract,
  formatUnits,
  parseUnits,
  Signature,
  type Signer,
  type TransactionReceipt,
  TypedDataEncoder,
  ZeroAddress,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast, atMost } from '../v2/limits'
import { balanceOf, quoteExactInput } from './contract-swaps'
import { reversedPath } from './swap-path'

/** Pays `amountIn` units of A for at least `amountOutMinimum` units of B. */
export async function sellForToken(
  signer: Signer,
  { swapRouter, tokens: { A, B } }: Deployment,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
) {
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const swap = {
    tokenIn: A,
    tokenOut: B,
    fee: 3000,
    recipient: await signer.getAddress(),
    deadline,
    amountIn,
    amountOutMinimum,
    sqrtPriceLimitX96: 0n,
  }
  return withAllowance(signer, A, swapRouter, amountIn, async () => {
    const transaction = await router.getFunction('exactInputSingle')(swap)
    return transaction.wait()
  })
}

/**
 * Buys `amountOut` units of C for at most `amountInMaximum` units of A, through
 * B.
 */
export async function buyThroughTwoPools(
  signer: Signer,
  { swapRouter, tokens: { A, B, C } }: Deployment,
  amountOut: bigint,
  amountInMaximum: bigint,
  deadline: number,
) {
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const swap = {
    path: reversedPath([A, B, C], [3000, 500]),
    recipient: await signer.getAddress(),
    deadline,
    amountOut,
    amountInMaximum,
  }
  return withAllowance(signer, A, swapRouter, amountInMaximum, async () => {
    const transaction = await router.getFunction('exactOutput')(swap)
    return transaction.wait()
  })
}

// #region native-out
/**
 * Pays `amountIn` units of A for at least `amountOutMinimum` units of native
 * currency.
 */
export async function sellForNative(
  signer: Signer,
  { swapRouter, wrappedNative, tokens: { A } }: Deployment,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
) {
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const swap = {
    tokenIn: A,
    tokenOut: wrappedNative,
    fee: 3000,
    recipient: ZeroAddress, // the router keeps the output for the next call
    deadline,
    amountIn,
    amountOutMinimum,
    sqrtPriceLimitX96: 0n,
  }
  const unwrap = [amountOutMinimum, await signer.getAddress()]
  const calls = [
    router.interface.encodeFunctionData('exactInputSingle', [swap]),
    router.interface.encodeFunctionData('unwrapWETH9', unwrap),
  ]
  return withAllowance(signer, A, swapRouter, amountIn, async () => {
    const transaction = await router.getFunction('multicall')(calls)
    return transaction.wait()
  })
}
// #endregion

/**
 * Buys `amountOut` units of A for at most `amountInMaximum` units of native
 * currency.
 */
export async function buyWithNative(
  signer: Signer,
  { swapRouter, wrappedNative, tokens: { A } }: Deployment,
  amountOut: bigint,
  amountInMaximum: bigint,
  deadline: number,
) {
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const swap = {
    tokenIn: wrappedNative,
    tokenOut: A,
    fee: 3000,
    recipient: await signer.getAddress(),
    deadline,
    amountOut,
    amountInMaximum,
    sqrtPriceLimitX96: 0n,
  }
  const calls = [
    router.interface.encodeFunctionData('exactOutputSingle', [swap]),
    // What the swap did not need.
    router.interface.encodeFunctionData('refundETH'),
  ]
  const payment = { value: amountInMaximum }
  const transaction = await router.getFunction('multicall')(calls, payment)
  return transaction.wait()
}

const PERMIT = [
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
]

/**
 * Signs an allowance of `value` units for `spender`, to be set by the `deadline`.
 */
export async function signPermit(
  signer: Signer,
  { chainId }: Deployment,
  token: string,
  spender: string,
  value: bigint,
  deadline: number,
): Promise<Signature> {
  const erc20 = new Contract(token, PERMIT, signer)
  const owner = await signer.getAddress()
  const read = (name: string, ...inputs: string[]) =>
    erc20.getFunction(name)(...inputs)
  const [name, version, nonce, separator] = await Promise.all([
    read('name'),
    // Many tokens have no version() and sign as version 1.
    read('version').catch(() => '1'),
    read('nonces', owner),
    read('DOMAIN_SEPARATOR'),
  ])
  const domain = { name, version, chainId, verifyingContract: token }
  if (TypedDataEncoder.hashDomain(domain) !== separator) {
    throw new Error('The token signs in another domain.')
  }
  const signature = await signer.signTypedData(
    domain,
    {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    { owner, spender, value, nonce, deadline },
  )
  return Signature.from(signature)
}

// #region permit-and-swap
/**
 * `sellForToken` with a signature as approval: one transaction instead of two.
 */
export async function sellWithPermit(
  signer: Signer,
  swapx: Deployment,
  amountIn: bigint,
  amountOutMinimum: bigint,
  deadline: number,
) {
  const { swapRouter, tokens } = swapx
  const { A, B } = tokens
  const router = new Contract(swapRouter, SwapRouter.abi, signer)
  const { v, r, s } = await signPermit(
    signer,
    swapx,
    A,
    swapRouter,
    amountIn,
    deadline,
  )
  const swap = {
    tokenIn: A,
    tokenOut: B,
    fee: 3000,
    recipient: await signer.getAddress(),
    deadline,
    amountIn,
    amountOutMinimum,
    sqrtPriceLimitX96: 0n,
  }
  const permit = [A, amountIn, deadline, v, r, s]
  const transaction = await router.getFunction('multicall')([
    router.interface.encodeFunctionData('selfPermitIfNecessary', permit),
    router.interface.encodeFunctionData('exactInputSingle', [swap]),
  ])
  return transaction.wait()
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B, C } = swapx.tokens
  const deadline = await deadlineIn(600, provider)
  const quoter = new Contract(swapx.quoterV2, QuoterV2.abi, provider)
  const minimum = (quote: bigint) => atLeast(quote, 50n) // 0.5% less
  const maximum = (quote: bigint) => atMost(quote, 50n) // 0.5% more
  const one = parseUnits('1', 18)

  let before = await balanceOf(signer, B, signer.address)
  let quote = await quoteExactInput(provider, swapx, one)
  await sellForToken(signer, swapx, one, minimum(quote), deadline)
  let change = (await balanceOf(signer, B, signer.address)) - before
  console.log('exactInputSingle   1 A for', formatUnits(change, 6), 'B')

  before = await balanceOf(signer, A, signer.address)
  const path = reversedPath([A, B, C], [3000, 500])
  const quoteOutput = quoter.getFunction('quoteExactOutput')
  quote = (await quoteOutput.staticCall(path, one)).amountIn
  await buyThroughTwoPools(signer, swapx, one, maximum(quote), deadline)
  change = before - (await balanceOf(signer, A, signer.address))
  console.log('exactOutput        1 C for', formatUnits(change, 18), 'A')

  const pool = { fee: 3000, sqrtPriceLimitX96: 0n }
  const forNative = {
    tokenIn: A,
    tokenOut: swapx.wrappedNative,
    amountIn: one,
    ...pool,
  }
  const quoteSale = quoter.getFunction('quoteExactInputSingle')
  quote = (await quoteSale.staticCall(forNative)).amountOut
  const sale = await sellForNative(signer, swapx, one, minimum(quote), deadline)
  change = await nativeChange(sale)
  console.log('native out         1 A for', formatUnits(change, 18), 'native')

  const withNative = {
    tokenIn: swapx.wrappedNative,
    tokenOut: A,
    amount: one,
    ...pool,
  }
  const quotePurchase = quoter.getFunction('quoteExactOutputSingle')
  quote = (await quotePurchase.staticCall(withNative)).amountIn
  const purchase = await buyWithNative(
    signer,
    swapx,
    one,
    maximum(quote),
    deadline,
  )
  change = -(await nativeChange(purchase))
  console.log('native in          1 A for', formatUnits(change, 18), 'native')

  before = await balanceOf(signer, B, signer.address)
  quote = await quoteExactInput(provider, swapx, one)
  await sellWithPermit(signer, swapx, one, minimum(quote), deadline)
  change = (await balanceOf(signer, B, signer.address)) - before
  console.log('permit and swap    1 A for', formatUnits(change, 6), 'B')
}

/**
 * By how many units a transaction changed its sender's balance, not counting the
 * gas. Some rollups charge more than gas: use `nativeGained` of `trading.ts`.
 */
export async function nativeChange(
  receipt: TransactionReceipt,
): Promise<bigint> {
  const { provider, from, blockNumber, fee } = receipt
  const after = await provider.getBalance(from, blockNumber)
  return after + fee - (await provider.getBalance(from, blockNumber - 1))
}
