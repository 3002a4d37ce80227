import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type Pool,
  TICK_SPACINGS,
  type TickConstructorArgs,
  TickListDataProvider,
} from '@uniswap/v3-sdk'
import { Contract, Interface, parseEther, type Result } from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { poolAddress, toAmount, tokensOf } from './background'
import { mintExample } from './minting'
import { type At, quoteExactInput } from './quoting'
import { allWords } from './ticks'
import { directRoute, now, readPool, sell, swap } from './trading'

/** What this guide reads besides the functions of `v3/abi.ts`. */
export const dataAbi = [
  'function tickSpacing() view returns (int24 spacing)',
  `function getPopulatedTicksInWord(address pool, int16 word) view
    returns ((int24 tick, int128 liquidityNet, uint128 liquidityGross)[] ticks)`,
  `event Mint(address sender, address indexed owner, int24 indexed tickLower,
    int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)`,
  `event Burn(address indexed owner, int24 indexed tickLower,
    int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)`,
]

/** The initialised ticks in these words, the lowest first. */
export async function loadTicks(
  { provider, swapx, blockTag }: At,
  pool: string,
  words: number[],
): Promise<TickConstructorArgs[]> {
  const lens = new Contract(swapx.tickLens, dataAbi, provider)
  const read = lens.getFunction('getPopulatedTicksInWord')
  const answers: Result[] = await Promise.all(
    words.map(word => read.staticCall(pool, word, { blockTag })),
  )
  const ticks = answers
    .flatMap(answer => answer.toArray())
    .map(found => ({
      index: Number(found.tick),
      liquidityNet: found.liquidityNet.toString(),
      liquidityGross: found.liquidityGross.toString(),
    }))
  return ticks.sort((one, other) => one.index - other.index)
}

/**
 * A pool that computes its swaps without asking the chain, and the ticks that
 * it uses.
 */
export type Loaded = {
  pool: Pool
  ticks: TickConstructorArgs[]
  spacing: number
  /** The block that they are of. A block that replaces it has another hash. */
  block: { number: number; hash: string | null }
}

/** Loads a pool with all its ticks, all of one block. */
export async function loadPool(
  at: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
): Promise<Loaded> {
  const address = poolAddress(at.swapx, tokenA, tokenB, fee)
  const contract = new Contract(address, dataAbi, at.provider)
  const { blockTag } = at
  // Before the rest: a block that is replaced meanwhile gets another hash.
  const block = await at.provider.getBlock(blockTag)
  if (!block) throw new Error(`The node has no block ${blockTag}.`)
  const spacing = Number(
    await contract.getFunction('tickSpacing').staticCall({ blockTag }),
  )
  const ticks = await loadTicks(at, address, allWords(spacing))
  // #region spacing
  // The SDK knows the spacing of some fees only.
  TICK_SPACINGS[fee] = spacing
  const list = new TickListDataProvider(ticks, spacing)
  const pool = await readPool(at, tokenA, tokenB, fee, list)
  // #endregion
  return { pool, ticks, spacing, block }
}

// #region ticks-changed
/**
 * Whether ticks of this block are out of date at the block of `at`: somebody
 * has added or removed liquidity since, or the chain has replaced the block.
 */
export async function ticksChanged(
  at: At,
  pool: string,
  block: Loaded['block'],
  blocksPerRequest = 500,
): Promise<boolean> {
  if (at.blockTag < block.number) return true
  const present = await at.provider.getBlock(block.number)
  if (present?.hash !== block.hash) return true
  const events = new Interface(dataAbi)
  const topics = ['Mint', 'Burn'].map(
    name => events.getEvent(name)?.topicHash ?? '',
  )
  for (
    let fromBlock = block.number + 1;
    fromBlock <= at.blockTag;
    fromBlock += blocksPerRequest
  ) {
    const toBlock = Math.min(fromBlock + blocksPerRequest - 1, at.blockTag)
    const filter = { address: pool, topics: [topics], fromBlock, toBlock }
    if ((await at.provider.getLogs(filter)).length > 0) return true
  }
  return false
}
// #endregion

/**
 * Quotes this amount of A in the loaded pool and on chain, and prints whether
 * both agree.
 */
async function compare(
  at: At,
  pool: Pool,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const [output] = await pool.getOutputAmount(amount)
  const quote = await quoteExactInput(at, amount, output.currency, pool.fee)
  const same = output.equalTo(quote.amount)
  console.log(
    `${amount.toExact()} A buy ${output.toExact()} B, the same on chain: ${same}`,
  )
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const address = poolAddress(swapx, A, B, fee)
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, provider),
  }
  await mintExample(await now(swapx, provider), signer, terms)

  const first = await now(swapx, provider)
  const { pool, ticks, spacing, block } = await loadPool(first, A, B, fee)
  console.log(`spacing ${spacing}, ${allWords(spacing).length} words`)
  for (const { index, liquidityNet } of ticks)
    console.log(`tick ${index}: ${liquidityNet}`)
  const ten = toAmount(A, parseEther('10'))
  for (const times of [1, 10, 100])
    await compare(first, pool, ten.multiply(times))

  const sale = await sell(
    first,
    await directRoute(first, A, B, fee),
    ten.multiply(10),
  )
  await swap(signer, swapx, sale, { ...terms, recipient: signer.address })
  const second = await now(swapx, provider)
  const changed = await ticksChanged(second, address, block)
  console.log(`ticks changed by a swap: ${changed}`)
  const moved = await readPool(second, A, B, fee, pool.tickDataProvider)
  console.log(`current tick ${pool.tickCurrent}, now ${moved.tickCurrent}`)
  await compare(second, moved, ten)

  // At the lower price, 100 A need less B.
  await mintExample(second, signer, terms, '40')
  const third = await now(swapx, provider)
  console.log(`by a mint: ${await ticksChanged(third, address, block)}`)
}
