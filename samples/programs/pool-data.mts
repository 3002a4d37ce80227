import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pool, TickMath } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, parseUnits, ZeroAddress } from 'ethers'

// What to change: node, chain, contracts, tokens, and the amount.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const lens = '0x1000000000000000000000000000000000000010'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountIn = '10' // A

const node = new JsonRpcProvider(url, chainId, { staticNetwork: true })
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns ((int24 tick, int128 net, uint128 gross)[])',
]
const blockTag = await node.getBlockNumber()
const read = (to: string, name: string, ...values: unknown[]) =>
  new Contract(to, abi, node).getFunction(name)(...values, { blockTag })
const pool = await read(factory, 'getPool', A.address, B.address, fee)
if (pool === ZeroAddress) throw new Error('There is no pool of this fee.')

// All words of the bitmap; each covers 256 usable ticks.
const spacing = Number(await read(pool, 'tickSpacing'))
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(read(lens, 'getPopulatedTicksInWord', pool, word))
const found = (await Promise.all(words)).flatMap(word => word.toArray())
const ticks = found.map(([tick, net, gross]) => {
  const [liquidityNet, liquidityGross] = [`${net}`, `${gross}`]
  return { index: Number(tick), liquidityNet, liquidityGross }
})
ticks.sort((one, other) => one.index - other.index)
console.log(`${words.length} words, ${ticks.length} ticks`)

// A pool with its ticks quotes without a request.
const [price, tick] = await read(pool, 'slot0')
const liquidity = `${await read(pool, 'liquidity')}`
const local = new Pool(A, B, fee, `${price}`, liquidity, Number(tick), ticks)
const raw = `${parseUnits(amountIn, A.decimals)}`
const amount = CurrencyAmount.fromRawAmount(A, raw)
const [output, { tickCurrent: end }] = await local.getOutputAmount(amount)
// At an end of all prices, the pool has taken only a part of the amount.
if (end <= TickMath.MIN_TICK || end >= TickMath.MAX_TICK - 1)
  throw new Error('The pool cannot take the whole amount.')
console.log(`${amountIn} A buy ${output.toExact()} B`)
