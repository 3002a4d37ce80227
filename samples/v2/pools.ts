import type { Provider, Signature, Signer } from 'ethers'
import {
  Contract,
  formatUnits,
  parseEther,
  parseUnits,
  ZeroAddress,
} from 'ethers'
import { withAllowance } from '../allowance'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { factoryAbi, routerAbi } from './abi'
import { atLeast } from './limits'
import { readPair, reservesFrom } from './pair'
import { pairAddress } from './pair-address'
import { signPermit } from './permit'
import { pendingFee } from './protocol-fee'
import { transferred } from './swap'

/** Creates the pair of two tokens unless there is one. @returns its address */
export async function createPair(
  signer: Signer,
  swapx: Deployment,
  tokenA: string,
  tokenB: string,
): Promise<string> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, signer)
  const getPair = factory.getFunction('getPair')
  if ((await getPair.staticCall(tokenA, tokenB)) === ZeroAddress) {
    const response = await factory
      .getFunction('createPair')
      .send(tokenA, tokenB)
    await response.wait()
  }
  const pair: string = await getPair.staticCall(tokenA, tokenB)
  if (pair !== pairAddress(swapx, tokenA, tokenB)) {
    throw new Error(
      'The configured init code hash is not that of this factory.',
    )
  }
  return pair
}

/**
 * The two amounts that the router pulls, from the desired amounts and the
 * reserves.
 */
export function depositAmounts(
  [desiredA, desiredB]: [bigint, bigint],
  [reserveA, reserveB]: [bigint, bigint],
): [bigint, bigint] {
  if (reserveA === 0n && reserveB === 0n) return [desiredA, desiredB]
  const optimalB = (desiredA * reserveB) / reserveA
  if (optimalB <= desiredB) return [desiredA, optimalB]
  return [(desiredB * reserveA) / reserveB, desiredB]
}

// #region add-liquidity
/** Two amounts in smallest units: of the first and of the second token. */
type Amounts = [bigint, bigint]

/**
 * Deposits both tokens of a pair, at most the desired amounts and at least the
 * minimums.
 * @returns what the router took of each, and the LP tokens received, in smallest units
 */
export async function addLiquidity(
  signer: Signer,
  swapx: Deployment,
  tokens: [string, string],
  limits: { desired: Amounts; minimums: Amounts; deadline: number },
): Promise<{ amounts: Amounts; liquidity: bigint }> {
  const { desired, minimums, deadline } = limits
  const account = await signer.getAddress()
  const router = new Contract(swapx.v2Router02, routerAbi, signer)
  const add = router.getFunction('addLiquidity')
  const values = [...tokens, ...desired, ...minimums, account, deadline]
  const send = async () => {
    // Throws the error that the transaction would revert with now.
    await add.staticCall(...values)
    return await (await add.send(...values)).wait()
  }
  const allowing = (i: 0 | 1, call: typeof send) =>
    withAllowance(signer, tokens[i], swapx.v2Router02, desired[i], call)
  const receipt = await allowing(0, () => allowing(1, send))
  const paid = (token: string) => transferred(receipt, token, { from: account })
  const pair = pairAddress(swapx, ...tokens)
  const liquidity = transferred(receipt, pair, { to: account })
  return { amounts: [paid(tokens[0]), paid(tokens[1])], liquidity }
}
// #endregion

/**
 * Deposits a token and native currency. The unused part of the value is
 * refunded.
 * @param limits amounts of the token first, then of native currency
 * @returns the LP tokens received, in smallest units
 */
export async function addLiquidityNative(
  signer: Signer,
  swapx: Deployment,
  token: string,
  limits: { desired: Amounts; minimums: Amounts; deadline: number },
): Promise<bigint> {
  const { desired, minimums, deadline } = limits
  const account = await signer.getAddress()
  const spender = swapx.v2Router02
  const router = new Contract(spender, routerAbi, signer)
  const add = router.getFunction('addLiquidityETH')
  const values = [
    token,
    desired[0],
    ...minimums,
    account,
    deadline,
    { value: desired[1] },
  ]
  const send = async () => (await add.send(...values)).wait()
  const receipt = await withAllowance(signer, token, spender, desired[0], send)
  const pair = pairAddress(swapx, token, swapx.wrappedNative)
  return transferred(receipt, pair, { to: account })
}

/**
 * What burning LP tokens of a pair pays at its reserves, in the order of
 * `tokens`.
 */
export async function withdrawalAmounts(
  provider: Provider,
  swapx: Deployment,
  tokens: [string, string],
  liquidity: bigint,
): Promise<Amounts> {
  const block = await provider.getBlockNumber()
  const pair = await readPair(provider, swapx, tokens, block)
  const totalSupply =
    pair.totalSupply + (await pendingFee(provider, swapx, pair, block))
  const [reserveA, reserveB] = reservesFrom(pair, tokens[0])
  return [
    (liquidity * reserveA) / totalSupply,
    (liquidity * reserveB) / totalSupply,
  ]
}

// #region remove-with-permit
/** Burns LP tokens of a pair. A signature takes the place of the approval. */
export async function removeWithPermit(
  signer: Signer,
  swapx: Deployment,
  tokens: [string, string],
  limits: { liquidity: bigint; minimums: Amounts; deadline: number },
): Promise<Amounts> {
  const { liquidity, minimums, deadline } = limits
  const account = await signer.getAddress()
  const pair = pairAddress(swapx, ...tokens)
  const spender = swapx.v2Router02
  const permit = { spender, value: liquidity, deadline }
  const { v, r, s }: Signature = await signPermit(
    signer,
    swapx.chainId,
    pair,
    permit,
  )
  const router = new Contract(swapx.v2Router02, routerAbi, signer)
  const remove = router.getFunction('removeLiquidityWithPermit')
  const plain = [...tokens, liquidity, ...minimums, account, deadline]
  const receipt = await (await remove.send(...plain, false, v, r, s)).wait()
  const received = (token: string) =>
    transferred(receipt, token, { to: account })
  return [received(tokens[0]), received(tokens[1])]
}
// #endregion

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const tokens: [string, string] = [swapx.tokens.A, swapx.tokens.B]
  const print = (done: string, [a, b]: Amounts) =>
    console.log(`${done} ${formatUnits(a)} A and ${formatUnits(b, 6)} B.`)

  const most: Amounts = [parseEther('300'), parseUnits('500', 6)]
  const before = await readPair(
    provider,
    swapx,
    tokens,
    await provider.getBlockNumber(),
  )
  const desired = depositAmounts(most, reservesFrom(before, tokens[0]))
  // 0.5%.
  const minimums: Amounts = [atLeast(desired[0], 50n), atLeast(desired[1], 50n)]
  print('Minimums:', minimums)
  const deadline = await deadlineIn(600, provider)
  const limits = { desired, minimums, deadline }
  const { amounts, liquidity } = await addLiquidity(
    signer,
    swapx,
    tokens,
    limits,
  )
  print('Deposited', amounts)

  const after = await readPair(
    provider,
    swapx,
    tokens,
    await provider.getBlockNumber(),
  )
  const percent = (
    100 *
    (Number(liquidity) / Number(after.totalSupply))
  ).toFixed(2)
  console.log(
    `Received ${liquidity} smallest units of LP tokens, ${percent}% of the pair.`,
  )

  const [outA, outB] = await withdrawalAmounts(
    provider,
    swapx,
    tokens,
    liquidity,
  )
  const least: Amounts = [atLeast(outA, 50n), atLeast(outB, 50n)]
  const removal = {
    liquidity,
    minimums: least,
    deadline: await deadlineIn(600, provider),
  }
  print('Withdrew', await removeWithPermit(signer, swapx, tokens, removal))
}
