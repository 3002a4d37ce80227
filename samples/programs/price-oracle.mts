import { Token } from '@uniswap/sdk-core'
import { tickToPrice } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider } from 'ethers'

// The local chain: its node, two tokens and their pool.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const address = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  `function slot0() view returns (uint160 sqrtPriceX96, int24 tick,
    uint16 index, uint16 cardinality, uint16 cardinalityNext)`,
  `function observations(uint256 index) view returns (uint32 time,
    int56 tickCumulative, uint160 secondsPerLiquidity, bool isInitialized)`,
  `function observe(uint32[] secondsAgos) view returns
    (int56[] tickSums, uint160[] liquiditySums)`,
  'function increaseObservationCardinalityNext(uint16 next)',
]
// The node signs; elsewhere, use a Wallet. Anyone can make room.
const pool = new Contract(address, abi, await provider.getSigner())
const grow = pool.getFunction('increaseObservationCardinalityNext')
await (await grow(60)).wait()

// How far back the oldest observation reaches, up to half an hour.
const { index, cardinality, cardinalityNext } =
  await pool.getFunction('slot0')()
console.log(`room for ${cardinality}, next ${cardinalityNext}`)
const observations = pool.getFunction('observations')
const next = await observations((index + 1n) % cardinality)
const oldest = next.isInitialized ? next : await observations(0)
const block = await provider.getBlock('latest')
const history = (block?.timestamp ?? 0) - Number(oldest.time)
const seconds = Math.min(history, 1800)
if (seconds === 0) throw new Error('The pool has no history.')

// Round the mean tick down, also if it is negative.
const [ticks, sums] = await pool.getFunction('observe')([seconds, 0])
const change = Number(BigInt.asIntN(56, BigInt(ticks[1] - ticks[0])))
const tick = Math.floor(change / seconds)
const sum = BigInt.asUintN(160, BigInt(sums[1] - sums[0]))
const liquidity = Number((BigInt(seconds) << 128n) / sum)
console.log(`mean price: ${tickToPrice(A, B, tick).toSignificant(6)} B`)
console.log(`mean liquidity: ${liquidity.toExponential(3)}`)
