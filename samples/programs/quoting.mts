import { Contract, formatUnits, JsonRpcProvider, parseUnits } from 'ethers'

// The local chain: its node, its QuoterV2, and two of its tokens.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const address = '0x1000000000000000000000000000000000000009'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals
const B = '0x2000000000000000000000000000000000000002' // 6 decimals

const abi = [
  `function quoteExactInputSingle((address tokenIn, address tokenOut,
    uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns
    (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)`,
  `function quoteExactOutputSingle((address tokenIn, address tokenOut,
    uint256 amount, uint24 fee, uint160 sqrtPriceLimitX96)) returns
    (uint256 amountIn, uint160 sqrtPriceX96After, uint32, uint256)`,
]
const quoter = new Contract(address, abi, provider)

// The 0.3% pool. A price limit of 0 means none.
const pool = { tokenIn: A, tokenOut: B, fee: 3000, sqrtPriceLimitX96: 0n }

const sold = await quoter
  .getFunction('quoteExactInputSingle')
  .staticCall({ ...pool, amountIn: parseUnits('10', 18) })
const { amountOut, sqrtPriceX96After: priceAfter } = sold
console.log(`10 A buy ${formatUnits(amountOut, 6)} B`)

// The lowest and the highest price at which a swap can end.
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
if (ends.includes(priceAfter)) throw new Error('The pool cannot take it all.')

const bought = await quoter
  .getFunction('quoteExactOutputSingle')
  .staticCall({ ...pool, amount: parseUnits('100', 6) })
console.log(`100 B cost ${formatUnits(bought.amountIn, 18)} A`)
