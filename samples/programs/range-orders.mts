import { Percent, Token } from '@uniswap/sdk-core'
import * as v3 from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, Wallet } from 'ethers'

// The local chain: its node, its position manager, two tokens and their pool.
const node = 'http://127.0.0.1:8545'
const provider = new JsonRpcProvider(node, 31337, { cacheTimeout: -1 })
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', provider)
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const poolOfAB = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = [
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function approve(address spender, uint256 value) returns (bool)',
]
const at = (address: string) => new Contract(address, abi, signer)

// Sell 50 A from 2.0967 to 2.10932 B: one tick spacing, above the price.
const [price, tick] = await at(poolOfAB).getFunction('slot0')()
const pool = new v3.Pool(A, B, 3000, `${price}`, 0, Number(tick))
const range = { tickLower: -268_920, tickUpper: -268_860 }
if (pool.tickCurrent >= range.tickLower) throw new Error('Too low a range.')
const amount = { amount0: `${50n * 10n ** 18n}`, useFullPrecision: false }
const position = v3.Position.fromAmount0({ pool, ...range, ...amount })
const approve = at(A.address).getFunction('approve')
await (await approve(manager, 50n * 10n ** 18n)).wait()

const block = await provider.getBlock('latest')
const mint = v3.NonfungiblePositionManager.addCallParameters(position, {
  recipient: signer.address,
  slippageTolerance: new Percent(0),
  deadline: Number(block?.timestamp) + 600,
})
const request = { to: manager, data: mint.calldata, value: mint.value }
const receipt = await (await signer.sendTransaction(request)).wait()
console.log(`Position ${BigInt(receipt?.logs.at(-1)?.topics[1] ?? 0)}`)

// What the order holds once the price has reached the upper end.
const end = v3.TickMath.getSqrtRatioAtTick(range.tickUpper)
const risen = new v3.Pool(A, B, 3000, end, 0, range.tickUpper)
const { liquidity } = position
const filled = new v3.Position({ pool: risen, ...range, liquidity })
console.log(`filled: ${filled.amount1.toExact()} B`)
