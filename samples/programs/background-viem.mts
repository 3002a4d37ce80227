import { CurrencyAmount, Percent, Price, Token } from '@uniswap/sdk-core'
import { computePoolAddress, Pool } from '@uniswap/v3-sdk'
import {
  createPublicClient,
  getContract,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, factory with its init code hash, and tokens.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factoryAddress = '0x1000000000000000000000000000000000000004'
const initCodeHashManualOverride =
  '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
const a = '0x2000000000000000000000000000000000000001'
const b = '0x2000000000000000000000000000000000000002'
const fee = 3000 // 0.3%

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function getPool(address, address, uint24) view returns (address)',
])
const at = (address: `0x${string}`) =>
  getContract({ address, abi, client }).read

// A token has an address and decimals, which you read from the chain.
const A = new Token(chain.id, a, await at(a).decimals())
const B = new Token(chain.id, b, await at(b).decimals())

// Contracts count smallest units. The SDK takes them as text, not as bigint.
const amount = CurrencyAmount.fromRawAmount(B, 1_234_567n.toString())
console.log(`for contracts: ${amount.quotient.toString()}`)
console.log(`for people: ${amount.toExact()} or ${amount.toFixed(2)} B`)
const one = (10n ** BigInt(A.decimals)).toString()
const oneA = CurrencyAmount.fromRawAmount(A, one)
const price = new Price({ baseAmount: oneA, quoteAmount: amount })
const some = oneA.multiply(3)
console.log(
  `${some.toExact()} A at this price: ${price.quote(some).toExact()} B`,
)
const least = new Percent(1).subtract(new Percent(50, 10_000))
console.log(`the amount less 0.5%: ${amount.multiply(least).toExact()} B`)

// A pool's address follows from factory, hash, tokens and fee.
const key = { tokenA: A, tokenB: B, fee }
const own = { factoryAddress, initCodeHashManualOverride }
const pool = await at(factoryAddress).getPool([a, b, fee])
if (pool === zeroAddress) throw new Error('There is no pool of this fee.')
console.log(`with both: ${computePoolAddress({ ...own, ...key }) === pool}`)
console.log(`without: ${Pool.getAddress(A, B, fee) === pool}`)
