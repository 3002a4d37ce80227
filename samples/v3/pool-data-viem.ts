import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type Pool,
  TICK_SPACINGS,
  type TickConstructorArgs,
  TickListDataProvider,
} from '@uniswap/v3-sdk'
import { type Address, getAddress, type Hash, parseAbi, parseEther } from 'viem'
import { getBlock, getContractEvents, readContract } from 'viem/actions'
import { connect } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Environment } from '../deployment'
import { poolAddress, toAmount, tokensOf } from './background'
import { mintExample } from './minting-viem'
import { type At, quoteExactInput } from './quoting-viem'
import { allWords } from './ticks'
import { directRoute, now, readPool, sell, swap } from './trading-viem'

/** What this guide reads besides the functions of `v3/abi-viem.ts`. */
export const dataAbi = parseAbi([
  'function tickSpacing() view returns (int24 spacing)',
  'struct Tick { int24 tick; int128 liquidityNet; uint128 liquidityGross; }',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns (Tick[] ticks)',
  'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
])

/** The initialised ticks in these words, the lowest first. */
export async function loadTicks(
  { client, swapx, blockNumber }: At,
  pool: Address,
  words: number[],
): Promise<TickConstructorArgs[]> {
  const answers = await Promise.all(
    words.map(word =>
      readContract(client, {
        address: getAddress(swapx.tickLens),
        abi: dataAbi,
        functionName: 'getPopulatedTicksInWord',
        args: [pool, word],
        blockNumber,
      }),
    ),
  )
  const ticks = answers.flat().map(found => ({
    index: found.tick,
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
  block: { number: bigint; hash: Hash }
}

/** Loads a pool with all its ticks, all of one block. */
export async function loadPool(
  at: At,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
): Promise<Loaded> {
  const address = getAddress(poolAddress(at.swapx, tokenA, tokenB, fee))
  const { client, blockNumber } = at
  // Before the rest: a block that is replaced meanwhile gets another hash.
  const block = await getBlock(client, { blockNumber })
  const spacing = await readContract(client, {
    address,
    abi: dataAbi,
    functionName: 'tickSpacing',
    blockNumber,
  })
  const ticks = await loadTicks(at, address, allWords(spacing))
  // The SDK knows the spacing of some fees only.
  TICK_SPACINGS[fee] = spacing
  const list = new TickListDataProvider(ticks, spacing)
  const pool = await readPool(at, tokenA, tokenB, fee, list)
  return { pool, ticks, spacing, block }
}

// #region ticks-changed
/**
 * Whether ticks of this block are out of date at the block of `at`: somebody
 * has added or removed liquidity since, or the chain has replaced the block.
 */
export async function ticksChanged(
  { client, blockNumber }: At,
  pool: Address,
  block: Loaded['block'],
  blocksPerRequest = 500n,
): Promise<boolean> {
  // getBlock throws for a block that the chain has not reached again.
  if (blockNumber < block.number) return true
  const present = await getBlock(client, { blockNumber: block.number })
  if (present.hash !== block.hash) return true
  for (
    let fromBlock = block.number + 1n;
    fromBlock <= blockNumber;
    fromBlock += blocksPerRequest
  ) {
    const last = fromBlock + blocksPerRequest - 1n
    const toBlock = last < blockNumber ? last : blockNumber
    const range = { fromBlock, toBlock }
    // Without a name, every event of the ABI.
    const contract = { address: pool, abi: dataAbi }
    const events = await getContractEvents(client, { ...contract, ...range })
    if (events.length > 0) return true
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
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const fee = FeeAmount.MEDIUM
  const address = getAddress(poolAddress(swapx, A, B, fee))
  const slippageTolerance = new Percent(50, 10_000)
  const terms = {
    slippageTolerance,
    deadline: await deadlineIn(600, client),
  }
  await mintExample(await now(swapx, client), client, terms)

  const first = await now(swapx, client)
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
  await swap(client, swapx, sale, {
    ...terms,
    recipient: client.account.address,
  })
  const second = await now(swapx, client)
  const changed = await ticksChanged(second, address, block)
  console.log(`ticks changed by a swap: ${changed}`)
  const moved = await readPool(second, A, B, fee, pool.tickDataProvider)
  console.log(`current tick ${pool.tickCurrent}, now ${moved.tickCurrent}`)
  await compare(second, moved, ten)

  // At the lower price, 100 A need less B.
  await mintExample(second, client, terms, '40')
  const third = await now(swapx, client)
  console.log(`by a mint: ${await ticksChanged(third, address, block)}`)
}
