import { Token } from '@uniswap/sdk-core'
import { tickToPrice } from '@uniswap/v3-sdk'
import * as viem from 'viem'

// The local chain: its node, two tokens and their pool.
const transport = viem.http('http://127.0.0.1:8545')
const client = viem.createWalletClient({ transport }).extend(viem.publicActions)
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const address = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = viem.parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 index, uint16 cardinality, uint16 cardinalityNext)',
  'function observations(uint256 index) view returns (uint32 time, int56 tickCumulative, uint160 secondsPerLiquidity, bool isInitialized)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickSums, uint160[] liquiditySums)',
  'function increaseObservationCardinalityNext(uint16 next)',
])
// The node signs; elsewhere, use a local account. Anyone can make room.
const [account = '0x'] = await client.getAddresses()
const { read, write } = viem.getContract({ address, abi, client })
const options = { account, chain: null }
const hash = await write.increaseObservationCardinalityNext([60], options)
const { status } = await client.waitForTransactionReceipt({ hash })
if (status !== 'success') throw new Error('The pool has no more room.')

// How far back the oldest observation reaches, up to half an hour.
const [, , index, cardinality, cardinalityNext] = await read.slot0()
console.log(`room for ${cardinality}, next ${cardinalityNext}`)
const next = await read.observations([BigInt((index + 1) % cardinality)])
const [time] = next[3] ? next : await read.observations([0n])
const { timestamp } = await client.getBlock()
const history = Number(timestamp) - time
const seconds = Math.min(history, 1800)
if (seconds === 0) throw new Error('The pool has no history.')

// Round the mean tick down, also if it is negative.
const [ticks, sums] = await read.observe([[seconds, 0]])
const change = Number(BigInt.asIntN(56, (ticks[1] ?? 0n) - (ticks[0] ?? 0n)))
const tick = Math.floor(change / seconds)
const sum = BigInt.asUintN(160, (sums[1] ?? 0n) - (sums[0] ?? 0n))
const liquidity = Number((BigInt(seconds) << 128n) / sum)
console.log(`mean price: ${tickToPrice(A, B, tick).toSignificant(6)} B`)
console.log(`mean liquidity: ${liquidity.toExponential(3)}`)
