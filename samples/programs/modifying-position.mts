import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider } from 'ethers'

// The local chain: its node, its position manager, two tokens and their pool.
const url = 'http://127.0.0.1:8545'
const provider = new JsonRpcProvider(url, 31337, { cacheTimeout: -1 })
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const poolOfAB = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  `function positions(uint256 tokenId) view returns (uint96, address, address,
    address, uint24, int24 tickLower, int24 tickUpper, uint128 liquidity)`,
]
// The node signs for the owner of position 1. Elsewhere, use a Wallet.
const signer = await provider.getSigner()
const at = (address: string) => new Contract(address, abi, provider)
const stored = at(manager).getFunction('positions')

// The position in its pool, as it is now.
const [price, tick] = await at(poolOfAB).getFunction('slot0')()
const pool = new Pool(A, B, 3000, `${price}`, 0, Number(tick))
const [, , , , , lower, upper, liquidity] = await stored(1)
const range = { tickLower: Number(lower), tickUpper: Number(upper) }
const position = new Position({ pool, ...range, liquidity: `${liquidity}` })

// Withdraw a half, and have it paid out with all fees.
const options = {
  tokenId: 1,
  liquidityPercentage: new Percent(50, 100),
  slippageTolerance: new Percent(50, 10_000),
  deadline: Number((await provider.getBlock('latest'))?.timestamp) + 600,
  collectOptions: {
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(A, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(B, 0),
    recipient: signer.address,
  },
}
const { removeCallParameters: encode } = NonfungiblePositionManager
const { calldata } = encode(position, options)
const request = { to: manager, data: calldata }
await (await signer.sendTransaction(request)).wait()
console.log(`liquidity: ${liquidity}, then ${(await stored(1)).liquidity}`)
