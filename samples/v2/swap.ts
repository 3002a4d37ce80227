import type { ContractTransactionReceipt, Provider, Signer } from 'ethers'
import {
  Contract,
  formatUnits,
  getAddress,
  Interface,
  parseEther,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { routerAbi, tokenAbi } from './abi'
import { atLeast } from './limits'
import { readPair, reservesFrom } from './pair'
import { largestInput } from './price'

// #region quotes
/** Tokens from the one to pay to the one to receive, at least two. */
export type Path = [string, string, ...string[]]

/**
 * What an exact input would yield now, in the smallest unit of the last token.
 */
export async function quoteExactInput(
  provider: Provider,
  swapx: Deployment,
  amountIn: bigint,
  path: Path,
): Promise<bigint> {
  const router = new Contract(swapx.v2Router02, routerAbi, provider)
  const amounts = await router
    .getFunction('getAmountsOut')
    .staticCall(amountIn, path)
  return amounts.at(-1)
}

/**
 * What an exact output would cost now, in the smallest unit of the first token.
 */
export async function quoteExactOutput(
  provider: Provider,
  swapx: Deployment,
  amountOut: bigint,
  path: Path,
): Promise<bigint> {
  const router = new Contract(swapx.v2Router02, routerAbi, provider)
  const amounts = await router
    .getFunction('getAmountsIn')
    .staticCall(amountOut, path)
  return amounts[0]
}
// #endregion

// #region exact-input
/**
 * Sells exactly `amountIn` of the first token of a path.
 * @returns what the account received, in the smallest unit of the last token
 */
export async function swapExactInput(
  signer: Signer,
  swapx: Deployment,
  trade: {
    amountIn: bigint
    amountOutMin: bigint
    path: Path
    deadline: number
  },
): Promise<bigint> {
  const { amountIn, amountOutMin, path, deadline } = trade
  const account = await signer.getAddress()
  const spender = swapx.v2Router02
  const router = new Contract(spender, routerAbi, signer)
  const swap = router.getFunction('swapExactTokensForTokens')
  const values = [amountIn, amountOutMin, path, account, deadline]
  const send = async () => {
    // Throws the error that the transaction would revert with now.
    await swap.staticCall(...values)
    return await (await swap.send(...values)).wait()
  }
  const receipt = await withAllowance(signer, path[0], spender, amountIn, send)
  return transferred(receipt, path.at(-1) ?? path[1], { to: account })
}
// #endregion

/**
 * Buys exactly `amountOut` of the last token of a path.
 * @returns what the account paid, in the smallest unit of the first token
 */
export async function swapExactOutput(
  signer: Signer,
  swapx: Deployment,
  trade: {
    amountOut: bigint
    amountInMax: bigint
    path: Path
    deadline: number
  },
): Promise<bigint> {
  const { amountOut, amountInMax, path, deadline } = trade
  const account = await signer.getAddress()
  const spender = swapx.v2Router02
  const router = new Contract(spender, routerAbi, signer)
  const swap = router.getFunction('swapTokensForExactTokens')
  const values = [amountOut, amountInMax, path, account, deadline]
  const send = async () => {
    await swap.staticCall(...values)
    return await (await swap.send(...values)).wait()
  }
  const [token] = path
  const receipt = await withAllowance(signer, token, spender, amountInMax, send)
  return transferred(receipt, token, { from: account })
}

/**
 * How much of a token a transaction moved from an account, or to it less what
 * the token took back, by its events.
 */
export function transferred(
  receipt: ContractTransactionReceipt | null,
  token: string,
  { from, to }: { from?: string; to?: string },
): bigint {
  const events = new Interface(tokenAbi)
  const [sender, recipient] = [from, to].map(
    account => account && getAddress(account),
  )
  let sum = 0n
  for (const log of receipt?.logs ?? []) {
    // That of an NFT has four topics.
    if (log.address !== getAddress(token) || log.topics.length !== 3) continue
    const event = events.parseLog(log)
    if (event?.name !== 'Transfer') continue
    const { from, to, value } = event.args
    if (from === sender || to === recipient) sum += value
    if (from === recipient) sum -= value
  }
  return sum
}

/**
 * Sells native currency. The path begins with the wrapped token, and no
 * approval is needed.
 * @param trade with `amountIn` in smallest units
 * @returns what the account received, in the smallest unit of the last token
 */
export async function swapNative(
  signer: Signer,
  swapx: Deployment,
  trade: {
    amountIn: bigint
    amountOutMin: bigint
    path: Path
    deadline: number
  },
): Promise<bigint> {
  const { amountIn, amountOutMin, path, deadline } = trade
  const account = await signer.getAddress()
  const router = new Contract(swapx.v2Router02, routerAbi, signer)
  const swap = router.getFunction('swapExactETHForTokens')
  const values = [amountOutMin, path, account, deadline, { value: amountIn }]
  const receipt = await (await swap.send(...values)).wait()
  return transferred(receipt, path.at(-1) ?? path[1], { to: account })
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens
  const router = swapx.v2Router02
  const path: [string, string] = [A, B]
  const print = (what: string, b: bigint) =>
    console.log(`${what} ${formatUnits(b, 6)} B`)

  /** The largest input for a price impact of 10%. */
  const most = async () => {
    const block = await provider.getBlockNumber()
    const pair = await readPair(provider, swapx, path, block)
    return largestInput(reservesFrom(pair, A)[0], 0.1)
  }

  // #region sale
  const amountIn = parseEther('100')
  // Approves first, so that the quote is fresh when the swap is sent.
  await withAllowance(signer, A, router, amountIn, async () => {
    if (amountIn > (await most())) throw new Error('Impact above 10%')
    const quote = await quoteExactInput(provider, swapx, amountIn, path)
    const amountOutMin = atLeast(quote, 50n) // 0.5%
    const deadline = await deadlineIn(600, provider)
    const sale = { amountIn, amountOutMin, path, deadline }
    print('Received', await swapExactInput(signer, swapx, sale))
  })
  // #endregion
}
