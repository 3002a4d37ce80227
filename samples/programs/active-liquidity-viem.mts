import {
  createPublicClient,
  getContract,
  type Hex,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the fee.
const transport = http('http://127.0.0.1:8545', { batch: true })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const lens = '0x1000000000000000000000000000000000000010'
const A = '0x2000000000000000000000000000000000000001'
const B = '0x2000000000000000000000000000000000000002'
const fee = 3000 // 0.3%

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
const pool = await at(factory).getPool([A, B, fee], block)
if (pool === zeroAddress) throw new Error('There is no pool of this fee.')

// All ticks, from the lowest to the highest.
const spacing = await at(pool).tickSpacing(block)
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(at(lens).getPopulatedTicksInWord([pool, word], block))
const ticks = (await Promise.all(words)).flat()
ticks.sort((one, other) => one.tick - other.tick)
if (ticks.length === 0) throw new Error('The pool has no liquidity.')

// Walk from the current tick: up, add each net; down, subtract it.
const [, current] = await at(pool).slot0(block)
const active = await at(pool).liquidity(block)
const below = ticks.filter(({ tick }) => tick <= current).reverse()
const steps: string[] = []
let liquidity = active
for (const { tick, net } of below) {
  steps.unshift(`from ${tick}: ${liquidity}`)
  liquidity -= net
}
liquidity = active
for (const { tick, net } of ticks.filter(({ tick }) => tick > current)) {
  liquidity += net
  steps.push(`from ${tick}: ${liquidity}`)
}
console.log(steps.join('\n'))
