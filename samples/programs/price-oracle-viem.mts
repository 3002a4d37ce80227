import { Token } from '@uniswap/sdk-core'
import { tickToPrice } from '@uniswap/v3-sdk'
import {
  createWalletClient,
  getContract,
  type Hex,
  http,
  parseAbi,
  publicActions,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, factory, tokens, and the period.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const room = 60 // Observations that the pool has room for, at least.
const period = 1800 // Seconds, or as far back as the pool knows.

const wallet = createWalletClient({ chain, transport })
const client = wallet.extend(publicActions)
// The node signs; elsewhere, use a local account. Anyone can make room.
const [account] = await client.getAddresses()
if (!account)
  throw new Error('The node signs for nobody. Use your own account.')
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 index, uint16 cardinality, uint16 cardinalityNext)',
  'function observations(uint256 index) view returns (uint32 time, int56 tickCumulative, uint160 secondsPerLiquidity, bool isInitialized)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickSums, uint160[] liquiditySums)',
  'function increaseObservationCardinalityNext(uint16 next)',
])
const at = (address: Hex) => getContract({ address, abi, client })
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPool([a, b, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')
const { read, write } = at(address)
const grow = write.increaseObservationCardinalityNext
const hash = await grow([room], { account })
const receipt = await client.waitForTransactionReceipt({ hash })
if (receipt.transactionHash !== hash) throw new Error('It was replaced.')
if (receipt.status !== 'success')
  throw new Error('It has reverted: no price yet, or too much room.')
// A node that is a block behind would show the pool from before.
const { blockNumber } = receipt

// How far back the oldest observation reaches.
const [, , index, cardinality, cardinalityNext] = await read.slot0({
  blockNumber,
})
console.log(`room for ${cardinality}, next ${cardinalityNext}`)
const observation = (place: number) =>
  read.observations([BigInt(place)], { blockNumber })
const next = await observation((index + 1) % cardinality)
const [time] = next[3] ? next : await observation(0)
const { timestamp } = await client.getBlock({ blockNumber })
const history = Number(timestamp) - time
const seconds = Math.min(history, period)
if (!(seconds > 0)) throw new Error('No history yet, or no period.')

// Round the mean tick down, also if it is negative.
const [ticks, sums] = await read.observe([[seconds, 0]], { blockNumber })
const change = Number(BigInt.asIntN(56, (ticks[1] ?? 0n) - (ticks[0] ?? 0n)))
const tick = Math.floor(change / seconds)
const sum = BigInt.asUintN(160, (sums[1] ?? 0n) - (sums[0] ?? 0n))
const liquidity = Number((BigInt(seconds) << 128n) / sum)
console.log(`mean price: ${tickToPrice(A, B, tick).toSignificant(6)} B`)
console.log(`mean liquidity: ${liquidity.toExponential(3)}`)
