import { CurrencyAmount, Percent, Price, Token } from '@uniswap/sdk-core'
import { computePoolAddress, Pool } from '@uniswap/v3-sdk'
import { createPublicClient, getContract, http, parseAbi } from 'viem'

// The local chain: its node, its v3 factory, and the hash of its pools' code.
const client = createPublicClient({ transport: http('http://127.0.0.1:8545') })
const factoryAddress = '0x1000000000000000000000000000000000000004'
const initCodeHashManualOverride =
  '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function getPool(address, address, uint24) view returns (address)',
])
const at = (address: `0x${string}`) =>
  getContract({ address, abi, client }).read

// A token has an address and decimals, which you read from the chain.
const a = '0x2000000000000000000000000000000000000001'
const b = '0x2000000000000000000000000000000000000002'
const A = new Token(31337, a, await at(a).decimals())
const B = new Token(31337, b, await at(b).decimals())

// Contracts count smallest units. The SDK takes them as text, not as bigint.
const amount = CurrencyAmount.fromRawAmount(B, 1_234_567n.toString())
console.log(`for contracts: ${amount.quotient.toString()}`)
console.log(`for people: ${amount.toExact()} or ${amount.toFixed(2)} B`)
const oneA = CurrencyAmount.fromRawAmount(A, (10n ** 18n).toString())
const price = new Price({ baseAmount: oneA, quoteAmount: amount })
console.log(`3 A at this price: ${price.quote(oneA.multiply(3)).toExact()} B`)
const least = new Percent(1).subtract(new Percent(50, 10_000))
console.log(`the amount less 0.5%: ${amount.multiply(least).toExact()} B`)

// A pool's address follows from factory, hash, tokens and fee.
const key = { tokenA: A, tokenB: B, fee: 3000 }
const own = { factoryAddress, initCodeHashManualOverride }
const pool = await at(factoryAddress).getPool([a, b, 3000])
console.log(`with both: ${computePoolAddress({ ...own, ...key }) === pool}`)
console.log(`without: ${Pool.getAddress(A, B, 3000) === pool}`)
