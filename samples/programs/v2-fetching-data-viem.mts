import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import {
  createPublicClient,
  getContract,
  type Hex,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, factory, and tokens.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factory = '0x1000000000000000000000000000000000000002' as const
const addressA = '0x2000000000000000000000000000000000000001' as const
const addressB = '0x2000000000000000000000000000000000000002' as const

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
// Everything is read at one block.
const block = { blockNumber: await client.getBlockNumber({ cacheTime: 0 }) }
const at = (address: Hex) => getContract({ address, abi, client }).read
const readToken = async (address: Hex) =>
  new Token(chain.id, address, await at(address).decimals(block))
const A = await readToken(addressA)
const B = await readToken(addressB)
console.log(`A has ${A.decimals} decimals, B has ${B.decimals}`)

const address = await at(factory).getPair([addressA, addressB], block)
if (address === zeroAddress) throw new Error('There is no pair of A and B.')
console.log(`their pair is ${address}`)

// The first reserve is that of the token with the lower address.
const [reserve0, reserve1] = await at(address).getReserves(block)
if (!reserve0 || !reserve1) throw new Error('The pair has no liquidity.')
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(
  CurrencyAmount.fromRawAmount(token0, reserve0.toString()),
  CurrencyAmount.fromRawAmount(token1, reserve1.toString()),
)
console.log(`its reserves are ${pair.reserveOf(A).toExact()} A`)
console.log(`and ${pair.reserveOf(B).toExact()} B`)
console.log(`A costs ${pair.priceOf(A).toSignificant(6)} B`)
