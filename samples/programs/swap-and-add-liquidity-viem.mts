import { Token } from '@uniswap/sdk-core'
import { Pool, Position, TickMath } from '@uniswap/v3-sdk'
import JSBI from 'jsbi'
import { createPublicClient, formatUnits, http, parseAbi } from 'viem'

// The local chain: its node, its QuoterV2, and two of its tokens.
const client = createPublicClient({ transport: http('http://127.0.0.1:8545') })
const address = '0x1000000000000000000000000000000000000009' as const
const tokenIn = '0x2000000000000000000000000000000000000001'
const tokenOut = '0x2000000000000000000000000000000000000002'
const A = new Token(31337, tokenIn, 18)
const B = new Token(31337, tokenOut, 6)
const abi = parseAbi([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)',
])
const blockNumber = await client.getBlockNumber()
const functionName = 'quoteExactInputSingle'
const call = { address, abi, functionName, blockNumber } as const
const path = { tokenIn, tokenOut, fee: 3000, sqrtPriceLimitX96: 0n } as const

// What a swap yields, and how much B the rest of 100 A needs after it.
const amount = 100n * 10n ** 18n
const range = { tickLower: -270_420, tickUpper: -268_440 }
const after = async (toSwap: bigint) => {
  const args = [{ ...path, amountIn: toSwap }] as const
  const { result } = await client.simulateContract({ ...call, args })
  const [received, price] = result
  const root = JSBI.BigInt(`${price}`)
  const pool = new Pool(A, B, 3000, root, 0, TickMath.getTickAtSqrtRatio(root))
  const rest = { amount0: `${amount - toSwap}`, useFullPrecision: false }
  const { mintAmounts } = Position.fromAmount0({ pool, ...range, ...rest })
  return { received, needed: BigInt(`${mintAmounts.amount1}`) }
}

// If the rest needs more B than the swap yields, swap more.
let [low, high] = [0n, amount]
for (let step = 0; step < 24; step++) {
  const middle = (low + high) / 2n
  const { received, needed } = await after(middle)
  if (needed > received) low = middle
  else high = middle
}
const { received } = await after(high)
console.log(`swap ${formatUnits(high, 18)} A for ${formatUnits(received, 6)} B`)
console.log(`mint with these and ${formatUnits(amount - high, 18)} A`)
