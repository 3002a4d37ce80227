import { createPublicClient, getContract, type Hex, http, parseAbi } from 'viem'

// The local chain: its node, its TickLens, and the 0.3% pool of A and B.
const transport = http('http://127.0.0.1:8545', { batch: true })
const client = createPublicClient({ transport })
const lens = '0x1000000000000000000000000000000000000010'
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns ((int24 tick, int128 net, uint128 gross)[])',
])
const block = { blockNumber: await client.getBlockNumber() }
const at = (address: Hex) => getContract({ address, abi, client }).read

// All ticks, from the lowest to the highest.
const spacing = await at(pool).tickSpacing(block)
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(at(lens).getPopulatedTicksInWord([pool, word], block))
const ticks = (await Promise.all(words)).flat()
ticks.sort((one, other) => one.tick - other.tick)

// Walk from the current tick: up, add each net; down, subtract it.
const [, current] = await at(pool).slot0(block)
const active = await at(pool).liquidity(block)
const above = ticks.filter(({ tick }) => tick > current)
const below = ticks.filter(({ tick }) => tick <= current).reverse()
const steps: string[] = []
let liquidity = active
for (const { tick, net } of below) {
  steps.unshift(`from ${tick}: ${liquidity}`)
  liquidity -= net
}
liquidity = active
for (const { tick, net } of above) {
  liquidity += net
  steps.push(`from ${tick}: ${liquidity}`)
}
console.log(steps.join('\n'))
