import { Price, Token } from '@uniswap/sdk-core'
import {
  FeeAmount,
  type Pool,
  Position,
  priceToClosestTick,
} from '@uniswap/v3-sdk'
import {
  type Address,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToString,
  parseAbi,
  parseEther,
  parseUnits,
  size,
} from 'viem'
import { call, readContract } from 'viem/actions'
import { connect } from '../connection-viem'
import type { Environment } from '../deployment'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf } from './background'
import {
  atPrice,
  cost,
  positionWith,
  rangeBetween,
  tokensTaken,
  value,
} from './position'
import type { At } from './quoting-viem'
import { now, readPool } from './trading-viem'

/**
 * A price from a decimal string: whole units of `quote` for one whole unit of
 * `base`.
 */
export function priceFrom(
  base: Token,
  quote: Token,
  value: string,
): Price<Token, Token> {
  // A price may have more decimals than its tokens.
  const baseAmount = toAmount(base, parseUnits('1', base.decimals + 18))
  const quoteAmount = toAmount(quote, parseUnits(value, quote.decimals + 18))
  return new Price({ baseAmount, quoteAmount })
}

/**
 * The functions of the position manager that the liquidity guides call, and the
 * events that they read.
 */
export const managerAbi = parseAbi([
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function ownerOf(uint256 tokenId) view returns (address owner)',
  'function balanceOf(address owner) view returns (uint256 count)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256 tokenId)',
  'function totalSupply() view returns (uint256 count)',
  'function tokenByIndex(uint256 index) view returns (uint256 tokenId)',
  'struct Collect { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
  'function collect(Collect params) payable returns (uint256 amount0, uint256 amount1)',
  'function multicall(bytes[] data) payable returns (bytes[] results)',
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1)',
])

/** A token with its contract's decimals and symbol. */
export async function readToken(
  { client, swapx, blockNumber }: At,
  address: Address,
) {
  const token = { address, abi: tokenAbi, blockNumber }
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'symbol' })
  const [decimals, symbol] = await Promise.all([
    readContract(client, { ...token, functionName: 'decimals' }),
    call(client, { to: address, data, blockNumber }),
  ])
  const text = textOf(symbol.data ?? '0x')
  return new Token(swapx.chainId, address, decimals, text)
}

/** A symbol, which a few old tokens return as 32 bytes instead of a string. */
function textOf(data: Hex): string {
  if (size(data) === 32) return hexToString(data, { size: 32 })
  return decodeFunctionResult({ abi: tokenAbi, functionName: 'symbol', data })
}

/** What `positions` returns: a tuple in the order of the ABI. */
export type Stored = ContractFunctionReturnType<
  typeof managerAbi,
  'view',
  'positions'
>

/** The pool of a position as `positions` returns it. */
async function readPoolOf(at: At, stored: Stored): Promise<Pool> {
  const [, , address0, address1, fee] = stored
  const [token0, token1] = await Promise.all([
    readToken(at, address0),
    readToken(at, address1),
  ])
  return await readPool(at, token0, token1, fee)
}

/**
 * A position as `positions` returns it, in its pool as it was in the block.
 * @param pools those that were read already: an account often has several
 *   positions in one
 */
export async function toPosition(
  at: At,
  stored: Stored,
  pools = new Map<string, Promise<Pool>>(),
): Promise<Position> {
  const [, , token0, token1, fee, tickLower, tickUpper, liquidity] = stored
  const key = [token0, token1, fee].join()
  const pool = pools.get(key) ?? readPoolOf(at, stored)
  pools.set(key, pool)
  return new Position({
    pool: await pool,
    tickLower,
    tickUpper,
    liquidity: liquidity.toString(),
  })
}

/** The deployed position with this token ID. */
export async function readPosition(at: At, tokenId: bigint): Promise<Position> {
  const { client, swapx, blockNumber } = at
  const stored = await readContract(client, {
    address: getAddress(swapx.nonfungiblePositionManager),
    abi: managerAbi,
    functionName: 'positions',
    args: [tokenId],
    blockNumber,
  })
  return await toPosition(at, stored)
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const at = await now(swapx, client)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  console.log(
    `1 A is ${pool.priceOf(A).toSignificant(6)} B, tick ${pool.tickCurrent}`,
  )

  const price = (value: string) => priceFrom(A, B, value)
  console.log(`1.8 B: tick ${priceToClosestTick(price('1.8'))}`)
  const range = rangeBetween(pool, price('1.8'), price('2.2'))
  console.log(`usable: ${range.tickLower} to ${range.tickUpper}`)

  const hundredA = toAmount(A, parseEther('100'))
  const position = positionWith(pool, range, hundredA)
  const { token0PriceLower: lowest, token0PriceUpper: highest } = position
  console.log(
    `that is ${lowest.toSignificant(6)} to ${highest.toSignificant(6)} B`,
  )
  const [costA, costB] = cost(position)
  console.log(`costs ${costA.toExact()} A and ${costB.toExact()} B`)
  console.log(`liquidity ${position.liquidity}`)

  const above = rangeBetween(pool, price('2.2'), price('2.4'))
  const below = rangeBetween(pool, price('1.6'), price('1.8'))
  console.log(
    `above the price: ${tokensTaken(pool, above).map(({ symbol }) => symbol)}`,
  )
  console.log(
    `below the price: ${tokensTaken(pool, below).map(({ symbol }) => symbol)}`,
  )

  for (const quoted of ['1.6', '1.8', '2', '2.2', '2.4'].map(price)) {
    const moved = atPrice(position, quoted)
    const held = quoted.quote(costA).add(costB)
    const holds = `${moved.amount0.toFixed(2)} A and ${moved.amount1.toFixed(2)} B`
    const worth = `${value(moved).toFixed(2)} B, unused ${held.toFixed(2)} B`
    console.log(`at ${quoted.toFixed(1)}: ${holds}, worth ${worth}`)
  }

  const first = await readPosition(at, 1n)
  const { symbol: symbol0 } = first.pool.token0
  const { symbol: symbol1 } = first.pool.token1
  console.log(`position 1: ticks ${first.tickLower} to ${first.tickUpper}`)
  console.log(`holds ${first.amount0.toFixed(2)} ${symbol0}`)
  console.log(`and ${first.amount1.toFixed(2)} ${symbol1}`)
}
