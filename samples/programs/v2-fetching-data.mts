import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import { Contract, JsonRpcProvider, ZeroAddress } from 'ethers'

// What to change: node, chain, factory, and tokens.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000002'
const addressA = '0x2000000000000000000000000000000000000001'
const addressB = '0x2000000000000000000000000000000000000002'

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function decimals() view returns (uint8)',
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
]
// Everything is read at one block.
const blockTag = await node.getBlockNumber()
const read = (address: string, name: string, ...args: string[]) =>
  new Contract(address, abi, node).getFunction(name)(...args, { blockTag })

const readToken = async (address: string) =>
  new Token(chainId, address, Number(await read(address, 'decimals')))
const A = await readToken(addressA)
const B = await readToken(addressB)
console.log(`A has ${A.decimals} decimals, B has ${B.decimals}`)

const address = await read(factory, 'getPair', A.address, B.address)
if (address === ZeroAddress) throw new Error('There is no pair of A and B.')
console.log(`their pair is ${address}`)

// The first reserve is that of the token with the lower address.
const [reserve0, reserve1] = await read(address, 'getReserves')
if (!reserve0 || !reserve1) throw new Error('The pair has no liquidity.')
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(
  CurrencyAmount.fromRawAmount(token0, reserve0.toString()),
  CurrencyAmount.fromRawAmount(token1, reserve1.toString()),
)
console.log(`its reserves are ${pair.reserveOf(A).toExact()} A`)
console.log(`and ${pair.reserveOf(B).toExact()} B`)
console.log(`A costs ${pair.priceOf(A).toSignificant(6)} B`)
