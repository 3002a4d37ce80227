import { Contract, JsonRpcProvider, ZeroAddress } from 'ethers'

// What to change: node, chain, contracts, tokens, and the fee.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const lens = '0x1000000000000000000000000000000000000010'
const A = '0x2000000000000000000000000000000000000001'
const B = '0x2000000000000000000000000000000000000002'
const fee = 3000 // 0.3%

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
const pool = await read(factory, 'getPool', A, B, fee)
if (pool === ZeroAddress) throw new Error('There is no pool of this fee.')

// All ticks, from the lowest to the highest.
const spacing = Number(await read(pool, 'tickSpacing'))
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(read(lens, 'getPopulatedTicksInWord', pool, word))
const found = (await Promise.all(words)).flatMap(word => word.toArray())
const ticks = found.map(([tick, net]) => ({ index: Number(tick), net }))
ticks.sort((one, other) => one.index - other.index)
if (ticks.length === 0) throw new Error('The pool has no liquidity.')

// Walk from the current tick: up, add each net; down, subtract it.
const [, current] = await read(pool, 'slot0')
const active: bigint = await read(pool, 'liquidity')
const below = ticks.filter(({ index }) => index <= current).reverse()
const steps: string[] = []
let liquidity = active
for (const { index, net } of below) {
  steps.unshift(`from ${index}: ${liquidity}`)
  liquidity -= net
}
liquidity = active
for (const { index, net } of ticks.filter(({ index }) => index > current)) {
  liquidity += net
  steps.push(`from ${index}: ${liquidity}`)
}
console.log(steps.join('\n'))
