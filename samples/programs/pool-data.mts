import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pool } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider } from 'ethers'

// The local chain: its node, its TickLens, two tokens and their pool.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const lens = '0x1000000000000000000000000000000000000010'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const address = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  `function getPopulatedTicksInWord(address pool, int16 word) view returns
    ((int24 tick, int128 net, uint128 gross)[])`,
]
const blockTag = await provider.getBlockNumber()
const read = (to: string, name: string, ...values: unknown[]) => {
  const { staticCall } = new Contract(to, abi, provider).getFunction(name)
  return staticCall(...values, { blockTag })
}

// All words of the bitmap; each covers 256 usable ticks.
const spacing = Number(await read(address, 'tickSpacing'))
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const name = 'getPopulatedTicksInWord'
const requests = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  requests.push(read(lens, name, address, word))
const found = (await Promise.all(requests)).flatMap(word => word.toArray())
const ticks = found.map(([tick, net, gross]) => {
  const [liquidityNet, liquidityGross] = [`${net}`, `${gross}`]
  return { index: Number(tick), liquidityNet, liquidityGross }
})
ticks.sort((one, other) => one.index - other.index)
console.log(`${requests.length} words, ${ticks.length} ticks`)

// A pool with its ticks quotes without a request.
const [price, tick] = await read(address, 'slot0')
const liquidity = `${await read(address, 'liquidity')}`
const pool = new Pool(A, B, 3000, `${price}`, liquidity, Number(tick), ticks)
const amount = CurrencyAmount.fromRawAmount(A, `${10n * 10n ** 18n}`)
const [output] = await pool.getOutputAmount(amount)
console.log(`10 A buy ${output.toExact()} B`)
