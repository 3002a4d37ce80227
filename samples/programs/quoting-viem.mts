import {
  createPublicClient,
  formatUnits,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  parseUnits,
  zeroAddress,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the amounts.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
} as const
const B = {
  address: '0x2000000000000000000000000000000000000002',
  decimals: 6,
} as const
const fee = 3000 // 0.3%
const amountIn = '10' // A
const amountOut = '100' // B

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)',
  'function quoteExactOutputSingle((address tokenIn, address tokenOut, uint256 amount, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountIn, uint160 sqrtPriceX96After, uint32, uint256)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(quoter).read.factory(), factory))
  throw new Error('The quoter is not of this factory.')
const address = await at(factory).read.getPool([A.address, B.address, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')

// A price limit of 0 means none.
const tokens = { tokenIn: A.address, tokenOut: B.address }
const pool = { ...tokens, fee, sqrtPriceLimitX96: 0n }
const digits = (amount: string) => amount.split('.')[1]?.length ?? 0
if (digits(amountIn) > A.decimals || digits(amountOut) > B.decimals)
  throw new Error('The amount has more decimals than its token.')
const sale = { ...pool, amountIn: parseUnits(amountIn, A.decimals) }
const { result: sold } = await at(quoter).simulate.quoteExactInputSingle([sale])

// At the limit, or the lowest or the highest price, a part is left over.
const ends = [
  BigInt(pool.sqrtPriceLimitX96),
  4295128740n,
  1461446703485210103287273052203988822378723970341n,
]
if (ends.includes(sold[1])) throw new Error('The pool cannot take it all.')
console.log(`${amountIn} A buy ${formatUnits(sold[0], B.decimals)} B`)

const buy = { ...pool, amount: parseUnits(amountOut, B.decimals) }
const { result: cost } = await at(quoter).simulate.quoteExactOutputSingle([buy])
if (ends.includes(cost[1])) throw new Error('The pool cannot pay it all.')
console.log(`${amountOut} B cost ${formatUnits(cost[0], A.decimals)} A`)
