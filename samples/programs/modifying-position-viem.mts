import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
import * as viem from 'viem'

// The local chain: its node, its position manager, two tokens and their pool.
const transport = viem.http('http://127.0.0.1:8545')
const client = viem.createWalletClient({ transport }).extend(viem.publicActions)
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const poolOfAB = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = viem.parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity)',
])
// The node signs for the owner of position 1. Elsewhere, use a local account.
const [account = '0x'] = await client.getAddresses()
const at = (address: viem.Hex) => viem.getContract({ address, abi, client })
const stored = () => at(manager).read.positions([1n])
// The position in its pool, as it is now.
const [price, tick] = await at(poolOfAB).read.slot0()
const pool = new Pool(A, B, 3000, `${price}`, 0, tick)
const [, , , , , lower, upper, liquidity] = await stored()
const range = { tickLower: lower, tickUpper: upper }
const position = new Position({ pool, ...range, liquidity: `${liquidity}` })

// Withdraw a half, and have it paid out with all fees.
const options = {
  tokenId: 1,
  liquidityPercentage: new Percent(50, 100),
  slippageTolerance: new Percent(50, 10_000),
  deadline: Number((await client.getBlock()).timestamp) + 600,
  collectOptions: {
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(A, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(B, 0),
    recipient: account,
  },
}
const { removeCallParameters: encode } = NonfungiblePositionManager
const { calldata } = encode(position, options)
const call = { account, data: calldata as viem.Hex, chain: null }
const hash = await client.sendTransaction({ ...call, to: manager })
const { status } = await client.waitForTransactionReceipt({ hash })
if (status !== 'success') throw new Error('The withdrawal has reverted.')
console.log(`liquidity: ${liquidity}, then ${(await stored())[7]}`)
