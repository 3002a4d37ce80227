import { Token } from '@uniswap/sdk-core'
import { Pool, Position, TickMath } from '@uniswap/v3-sdk'
import { Contract, formatUnits, JsonRpcProvider } from 'ethers'
import JSBI from 'jsbi'

// The local chain: its node, its QuoterV2, and two of its tokens.
const provider = new JsonRpcProvider('http://127.0.0.1:8545')
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const abi = [
  `function quoteExactInputSingle((address, address, uint256, uint24, uint160))
    returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32, uint256)`,
]
const at = { blockTag: await provider.getBlockNumber() }
const quote = (amount: bigint) =>
  new Contract(quoter, abi, provider)
    .getFunction('quoteExactInputSingle')
    .staticCall([A.address, B.address, amount, 3000, 0], at)

// What a swap yields, and how much B the rest of 100 A needs after it.
const amount = 100n * 10n ** 18n
const range = { tickLower: -270_420, tickUpper: -268_440 }
const after = async (toSwap: bigint) => {
  const [received, price]: [bigint, bigint] = await quote(toSwap)
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
