import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pool } from '@uniswap/v3-sdk'
import { createPublicClient, getContract, type Hex, http, parseAbi } from 'viem'

// The local chain: its node, its TickLens, two tokens and their pool.
const transport = http('http://127.0.0.1:8545', { batch: true })
const client = createPublicClient({ transport })
const lens = '0x1000000000000000000000000000000000000010'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const address = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function getPopulatedTicksInWord(address pool, int16 word) view returns ((int24 tick, int128 net, uint128 gross)[])',
])
const block = { blockNumber: await client.getBlockNumber() }
const at = (address: Hex) => getContract({ address, abi, client }).read

// All words of the bitmap; each covers 256 usable ticks.
const spacing = await at(address).tickSpacing(block)
const wordOf = (tick: number) => Math.floor(tick / spacing) >> 8
const requests = []
for (let word = wordOf(-887_272); word <= wordOf(887_272); word++)
  requests.push(at(lens).getPopulatedTicksInWord([address, word], block))
const found = (await Promise.all(requests)).flat()
const ticks = found.map(({ tick, net, gross }) => {
  const [liquidityNet, liquidityGross] = [`${net}`, `${gross}`]
  return { index: tick, liquidityNet, liquidityGross }
})
ticks.sort((one, other) => one.index - other.index)
console.log(`${requests.length} words, ${ticks.length} ticks`)

// A pool with its ticks quotes without a request.
const [price, tick] = await at(address).slot0(block)
const liquidity = `${await at(address).liquidity(block)}`
const pool = new Pool(A, B, 3000, `${price}`, liquidity, tick, ticks)
const amount = CurrencyAmount.fromRawAmount(A, `${10n * 10n ** 18n}`)
const [output] = await pool.getOutputAmount(amount)
console.log(`10 A buy ${output.toExact()} B`)
