import { CurrencyAmount, Percent, Price, Token } from '@uniswap/sdk-core'
import { computePoolAddress, Pool } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, ZeroAddress } from 'ethers'

// What to change: node, chain, factory with its init code hash, and tokens.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factoryAddress = '0x1000000000000000000000000000000000000004'
const initCodeHashManualOverride =
  '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
const a = '0x2000000000000000000000000000000000000001'
const b = '0x2000000000000000000000000000000000000002'
const fee = 3000 // 0.3%

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function decimals() view returns (uint8)',
  'function getPool(address, address, uint24) view returns (address)',
]
const call = (address: string, name: string, ...values: unknown[]) =>
  new Contract(address, abi, node).getFunction(name)(...values)

// A token has an address and decimals, which you read from the chain.
const A = new Token(chainId, a, Number(await call(a, 'decimals')))
const B = new Token(chainId, b, Number(await call(b, 'decimals')))

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
const pool = await call(factoryAddress, 'getPool', a, b, fee)
if (pool === ZeroAddress) throw new Error('There is no pool of this fee.')
console.log(`with both: ${computePoolAddress({ ...own, ...key }) === pool}`)
console.log(`without: ${Pool.getAddress(A, B, fee) === pool}`)
