import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pool, TickMath } from '@uniswap/v3-sdk'
import {
  createPublicClient,
  getContract,
  type Hex,
  http,
  parseAbi,
  parseUnits,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the amount.
const transport = http('http://127.0.0.1:8545', { batch: true })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const lens = '0x1000000000000000000000000000000000000010'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountIn = '10' // A

const client = createPublicClient({ chain, transport })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns ((int24 tick, int128 net, uint128 gross)[])',
])
const block = { blockNumber: await client.getBlockNumber({ cacheTime: 0 }) }
const at = (address: Hex) => getContract({ address, abi, client }).read
const [a, b] = [A.address as Hex, B.address as Hex]
const pool = await at(factory).getPool([a, b, fee], block)
if (pool === zeroAddress) throw new Error('There is no pool of this fee.')

// All words of the bitmap; each covers 256 usable ticks.
const spacing = await at(pool).tickSpacing(block)
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(at(lens).getPopulatedTicksInWord([pool, word], block))
const found = (await Promise.all(words)).flat()
const ticks = found.map(({ tick, net, gross }) => {
  const [liquidityNet, liquidityGross] = [`${net}`, `${gross}`]
  return { index: tick, liquidityNet, liquidityGross }
})
ticks.sort((one, other) => one.index - other.index)
console.log(`${words.length} words, ${ticks.length} ticks`)

// A pool with its ticks quotes without a request.
const [price, tick] = await at(pool).slot0(block)
const liquidity = `${await at(pool).liquidity(block)}`
const local = new Pool(A, B, fee, `${price}`, liquidity, tick, ticks)
if ((amountIn.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const raw = `${parseUnits(amountIn, A.decimals)}`
const amount = CurrencyAmount.fromRawAmount(A, raw)
const [output, { tickCurrent: end }] = await local.getOutputAmount(amount)
// At an end of all prices, the pool has taken only a part of the amount.
if (end <= TickMath.MIN_TICK || end >= TickMath.MAX_TICK - 1)
  throw new Error('The pool cannot take the whole amount.')
console.log(`${amountIn} A buy ${output.toExact()} B`)
