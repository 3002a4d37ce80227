import { CurrencyAmount, Price, Token } from '@uniswap/sdk-core'
import {
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk'
import {
  createPublicClient,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  parseUnits,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the positions.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '100' // With as much B as they need.
const prices = ['1.8', '2.2'] // B for 1 A
const tokenId = 1n // A position that exists.

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function positions(uint256 tokenId) view returns (uint96, address, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(manager).read.factory(), factory))
  throw new Error('The manager is not of this factory.')
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPool([a, b, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).read.slot0()
const pool = new Pool(A, B, fee, `${price}`, 0, tick)

// The usable ticks nearest to the prices.
// A price has up to 18 decimals more than B.
const one = `${parseUnits('1', A.decimals + 18)}`
const ticks = prices.map(inB => {
  const price = new Price(A, B, one, `${parseUnits(inB, B.decimals + 18)}`)
  return nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
})
const [tickLower, tickUpper] = [Math.min(...ticks), Math.max(...ticks)]
console.log(`ticks ${tickLower} to ${tickUpper}`)
if (tickLower === tickUpper)
  throw new Error('Both prices have the same usable tick.')
// A price exactly on an end takes only one token, whatever the current tick.
const rootAt = (tick: number) => BigInt(`${TickMath.getSqrtRatioAtTick(tick)}`)
if (price <= rootAt(tickLower) || price >= rootAt(tickUpper))
  throw new Error('The range does not take both tokens at this price.')

// The position with the amount, and what goes with it.
const range = { pool, tickLower, tickUpper }
if ((amountOfA.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = `${parseUnits(amountOfA, A.decimals)}`
const planned = A.sortsBefore(B)
  ? Position.fromAmount0({ ...range, amount0: amount, useFullPrecision: false })
  : Position.fromAmount1({ ...range, amount1: amount })
const { amount0, amount1 } = planned.mintAmounts // What a mint takes.
const raw = A.sortsBefore(B) ? amount1 : amount0
const ofB = CurrencyAmount.fromRawAmount(B, raw)
const ends = [tickLower, tickUpper].map(tick => tickToPrice(A, B, tick))
if (B.sortsBefore(A)) ends.reverse()
const [from, to] = ends.map(end => end.toSignificant(6))
console.log(`from ${from} B\nto ${to} B`)
console.log(`${amountOfA} A and ${ofB.toSignificant(6)} B`)

// What the position that exists holds at the pool's price.
const stored = await at(manager).read.positions([tokenId])
const [, , token0, token1, storedFee, lower, upper, liquidity] = stored
if (
  token0 !== pool.token0.address ||
  token1 !== pool.token1.address ||
  storedFee !== fee
)
  throw new Error(`Position ${tokenId} is in another pool.`)
const first = new Position({
  pool,
  tickLower: lower,
  tickUpper: upper,
  liquidity: `${liquidity}`,
})
const amounts = [first.amount0, first.amount1]
const [firstA, firstB] = A.sortsBefore(B) ? amounts : amounts.reverse()
console.log(`Position ${tokenId} holds ${firstA?.toSignificant(6)} A`)
console.log(`and ${firstB?.toSignificant(6)} B`)
