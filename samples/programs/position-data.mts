import { Price, Token } from '@uniswap/sdk-core'
import * as v3 from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, parseUnits } from 'ethers'

// The local chain: its node, its position manager, two tokens and their pool.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const poolOfAB = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  `function positions(uint256 tokenId) view returns (uint96, address, address,
    address, uint24, int24 tickLower, int24 tickUpper, uint128 liquidity)`,
]
const at = (address: string) => new Contract(address, abi, provider)
const [price, tick] = await at(poolOfAB).getFunction('slot0')()
const pool = new v3.Pool(A, B, 3000, `${price}`, 0, Number(tick))

// The usable tick nearest to a price in B for 1 A.
const one = `${parseUnits('1', 18)}`
const tickAt = (inB: string) => {
  const price = new Price(A, B, one, `${parseUnits(inB, 6)}`)
  return v3.nearestUsableTick(v3.priceToClosestTick(price), pool.tickSpacing)
}
const range = { pool, tickLower: tickAt('1.8'), tickUpper: tickAt('2.2') }
console.log(`ticks ${range.tickLower} to ${range.tickUpper}`)
if (tick < range.tickLower || tick >= range.tickUpper)
  throw new Error('The range does not take both tokens.')

// The position with 100 A, and what goes with them.
const amount = { amount0: `${100n * 10n ** 18n}`, useFullPrecision: false }
const planned = v3.Position.fromAmount0({ ...range, ...amount })
console.log(`from ${planned.token0PriceLower.toSignificant(6)} B`)
console.log(`to ${planned.token0PriceUpper.toSignificant(6)} B`)
console.log(`100 A and ${planned.amount1.toSignificant(6)} B`)

// What the chain's first position holds at the pool's price.
const stored = await at(manager).getFunction('positions')(1)
const [tickLower = 0, tickUpper = 0] = [stored[5], stored[6]].map(Number)
const liquidity = `${stored.liquidity}`
const first = new v3.Position({ pool, tickLower, tickUpper, liquidity })
console.log(`Position 1 holds ${first.amount0.toSignificant(6)} A`)
console.log(`and ${first.amount1.toSignificant(6)} B`)
