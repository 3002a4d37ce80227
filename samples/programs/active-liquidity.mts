import { Contract, JsonRpcProvider } from 'ethers'

// The local chain: its node, its TickLens, and the 0.3% pool of A and B.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const lens = '0x1000000000000000000000000000000000000010'
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns ((int24 tick, int128 net, uint128 gross)[])',
]
const blockTag = await provider.getBlockNumber()
const read = (to: string, name: string, ...values: unknown[]) => {
  const { staticCall } = new Contract(to, abi, provider).getFunction(name)
  return staticCall(...values, { blockTag })
}

// All ticks, from the lowest to the highest.
const spacing = Number(await read(pool, 'tickSpacing'))
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const words = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  words.push(read(lens, 'getPopulatedTicksInWord', pool, word))
const found = (await Promise.all(words)).flatMap(word => word.toArray())
const ticks = found.map(([tick, net]) => ({ index: Number(tick), net }))
ticks.sort((one, other) => one.index - other.index)

// Walk from the current tick: up, add each net; down, subtract it.
const [, current] = await read(pool, 'slot0')
const active: bigint = await read(pool, 'liquidity')
const above = ticks.filter(({ index }) => index > current)
const below = ticks.filter(({ index }) => index <= current).reverse()
const steps: string[] = []
let liquidity = active
for (const { index, net } of below) {
  steps.unshift(`from ${index}: ${liquidity}`)
  liquidity -= net
}
liquidity = active
for (const { index, net } of above) {
  liquidity += net
  steps.push(`from ${index}: ${liquidity}`)
}
console.log(steps.join('\n'))
