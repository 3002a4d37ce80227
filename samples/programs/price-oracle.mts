import { Token } from '@uniswap/sdk-core'
import { tickToPrice } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, ZeroAddress } from 'ethers'

// What to change: node, chain, factory, tokens, and the period.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const room = 60 // Observations that the pool has room for, at least.
const period = 1800 // Seconds, or as far back as the pool knows.

// Some nodes refuse batches; a cache would give two transactions one nonce.
const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
const node = new JsonRpcProvider(url, chainId, options)
// ethers asks for a receipt at each block, then for the block's number. It does
// not catch an error of either, which would end the program at once.
const receiptOf = node.getTransactionReceipt.bind(node)
node.getTransactionReceipt = hash => receiptOf(hash).catch(() => null)
process.on('unhandledRejection', console.error) // It asks again.
// The node signs; elsewhere, use a Wallet. Anyone can make room.
const signer = await node.getSigner()
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function getPool(address, address, uint24) view returns (address)',
  `function slot0() view returns (uint160 sqrtPriceX96, int24 tick,
    uint16 index, uint16 cardinality, uint16 cardinalityNext)`,
  `function observations(uint256 index) view returns (uint32 time,
    int56 tickCumulative, uint160 secondsPerLiquidity, bool isInitialized)`,
  `function observe(uint32[] secondsAgos) view returns
    (int56[] tickSums, uint160[] liquiditySums)`,
  'function increaseObservationCardinalityNext(uint16 next)',
]
const at = (address: string) => new Contract(address, abi, signer)
const find = at(factory).getFunction('getPool')
const address = await find(A.address, B.address, fee)
if (address === ZeroAddress) throw new Error('There is no pool of this fee.')
const pool = at(address)
const grow = pool.getFunction('increaseObservationCardinalityNext')
const receipt = await (await grow(room)).wait(1, 180_000)
// A node that is a block behind would show the pool from before.
const then = { blockTag: receipt.blockNumber }

// How far back the oldest observation reaches.
const { index, cardinality, cardinalityNext } =
  await pool.getFunction('slot0')(then)
console.log(`room for ${cardinality}, next ${cardinalityNext}`)
const observations = pool.getFunction('observations')
const next = await observations((index + 1n) % cardinality, then)
const oldest = next.isInitialized ? next : await observations(0, then)
const block = await node.getBlock(receipt.blockNumber)
if (!block) throw new Error('The node is a block behind. Run it again.')
const history = block.timestamp - Number(oldest.time)
const seconds = Math.min(history, period)
if (!(seconds > 0)) throw new Error('No history yet, or no period.')

// Round the mean tick down, also if it is negative.
const [ticks, sums] = await pool.getFunction('observe')([seconds, 0], then)
const change = Number(BigInt.asIntN(56, BigInt(ticks[1] - ticks[0])))
const tick = Math.floor(change / seconds)
const sum = BigInt.asUintN(160, BigInt(sums[1] - sums[0]))
const liquidity = Number((BigInt(seconds) << 128n) / sum)
console.log(`mean price: ${tickToPrice(A, B, tick).toSignificant(6)} B`)
console.log(`mean liquidity: ${liquidity.toExponential(3)}`)
