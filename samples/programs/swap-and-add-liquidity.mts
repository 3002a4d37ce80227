import { Price, Token } from '@uniswap/sdk-core'
import {
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
  TickMath,
} from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  parseUnits,
  ZeroAddress,
} from 'ethers'
import JSBI from 'jsbi'

// What to change: node, chain, contracts, tokens, and the position.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '100' // To swap in part, and to mint with the rest.
const prices = ['1.8', '2.2'] // B for 1 A
const maxMove = 10 // Percent that the swap may move the price

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  `function quoteExactInputSingle((address, address, uint256, uint24, uint160))
    returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)`,
]
const at = (address: string) => new Contract(address, abi, node)
if ((await at(quoter).getFunction('factory')()) !== getAddress(factory))
  throw new Error('The quoter is not of this factory.')
const blockTag = await node.getBlockNumber()

// The pool, and the usable ticks nearest to the prices.
const find = at(factory).getFunction('getPool')
const address = await find(A.address, B.address, fee, { blockTag })
if (address === ZeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).getFunction('slot0')({ blockTag })
const pool = new Pool(A, B, fee, `${price}`, 0, Number(tick))
// A price has up to 18 decimals more than B.
const one = `${parseUnits('1', A.decimals + 18)}`
const ticks = prices.map(inB => {
  const price = new Price(A, B, one, `${parseUnits(inB, B.decimals + 18)}`)
  return nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
})
const [tickLower, tickUpper] = [Math.min(...ticks), Math.max(...ticks)]
// A price exactly on an end takes only one token, whatever the current tick.
const rootAt = (tick: number) => BigInt(`${TickMath.getSqrtRatioAtTick(tick)}`)
if (price <= rootAt(tickLower) || price >= rootAt(tickUpper))
  throw new Error('The range does not take both tokens at this price.')

// What a swap yields, and how much B the rest needs after it.
const { staticCall } = at(quoter).getFunction('quoteExactInputSingle')
const amount = parseUnits(amountOfA, A.decimals)
const after = async (toSwap: bigint) => {
  const swap = [A.address, B.address, toSwap, fee, 0]
  const [received, price] = await staticCall(swap, { blockTag })
  const root = JSBI.BigInt(`${price}`)
  const pool = new Pool(A, B, fee, root, 0, TickMath.getTickAtSqrtRatio(root))
  const range = { pool, tickLower, tickUpper }
  const rest = `${amount - toSwap}`
  const { mintAmounts: needs } = A.sortsBefore(B)
    ? Position.fromAmount0({ ...range, amount0: rest, useFullPrecision: false })
    : Position.fromAmount1({ ...range, amount1: rest })
  const needed = BigInt(`${A.sortsBefore(B) ? needs.amount1 : needs.amount0}`)
  return { received, needed, pool }
}

// If the rest needs more B than the swap yields, swap more.
let [low, high] = [0n, amount]
for (let step = 0; step < 24; step++) {
  const middle = (low + high) / 2n
  const { received, needed } = await after(middle)
  if (needed > received) low = middle
  else high = middle
}
const { received, pool: moved } = await after(high)
if (moved.tickCurrent < tickLower || moved.tickCurrent >= tickUpper)
  throw new Error('The pool cannot take enough of the amount.')
if (received === 0n || high === amount)
  throw new Error('The amount is too small.')
// You mint at this price, which can be far below the mean that the swap pays.
const [was, is] = [pool, moved].map(at => at.priceOf(A).toSignificant(6))
// Written so that what is not a number is refused, too.
if (!(Number(is) >= Number(was) * (1 - maxMove / 100)))
  throw new Error(`The swap moves the price by more than ${maxMove}%.`)
const sold = formatUnits(high, A.decimals)
const bought = formatUnits(received, B.decimals)
console.log(`swap ${sold} A for ${bought} B`)
console.log(`1 A is ${was} B, then ${is} B`)
console.log(`mint with these and ${formatUnits(amount - high, A.decimals)} A`)
