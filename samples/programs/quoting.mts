import {
  Contract,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  parseUnits,
  ZeroAddress,
} from 'ethers'

// What to change: node, chain, contracts, tokens, and the amounts.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
}
const B = { address: '0x2000000000000000000000000000000000000002', decimals: 6 }
const fee = 3000 // 0.3%
const amountIn = '10' // A
const amountOut = '100' // B

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  `function quoteExactInputSingle((address tokenIn, address tokenOut,
    uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns
    (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)`,
  `function quoteExactOutputSingle((address tokenIn, address tokenOut,
    uint256 amount, uint24 fee, uint160 sqrtPriceLimitX96)) returns
    (uint256 amountIn, uint160 sqrtPriceX96After, uint32, uint256)`,
]
const at = (address: string) => new Contract(address, abi, node)
if ((await at(quoter).getFunction('factory')()) !== getAddress(factory))
  throw new Error('The quoter is not of this factory.')
const find = at(factory).getFunction('getPool')
if ((await find(A.address, B.address, fee)) === ZeroAddress)
  throw new Error('There is no pool of this fee.')

// A price limit of 0 means none.
const tokens = { tokenIn: A.address, tokenOut: B.address }
const pool = { ...tokens, fee, sqrtPriceLimitX96: 0n }
const sold = await at(quoter)
  .getFunction('quoteExactInputSingle')
  .staticCall({ ...pool, amountIn: parseUnits(amountIn, A.decimals) })

// At the limit, or the lowest or the highest price, a part is left over.
const ends = [
  BigInt(pool.sqrtPriceLimitX96),
  4295128740n,
  1461446703485210103287273052203988822378723970341n,
]
if (ends.includes(sold.sqrtPriceX96After))
  throw new Error('The pool cannot take it all.')
console.log(`${amountIn} A buy ${formatUnits(sold.amountOut, B.decimals)} B`)

const bought = await at(quoter)
  .getFunction('quoteExactOutputSingle')
  .staticCall({ ...pool, amount: parseUnits(amountOut, B.decimals) })
if (ends.includes(bought.sqrtPriceX96After))
  throw new Error('The pool cannot pay it all.')
console.log(`${amountOut} B cost ${formatUnits(bought.amountIn, A.decimals)} A`)
