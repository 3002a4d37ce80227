import { Percent, Token } from '@uniswap/sdk-core'
import * as v3 from '@uniswap/v3-sdk'
import * as viem from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry as chain } from 'viem/chains'

// The local chain: its node, its position manager, two tokens and their pool.
const transport = viem.http('http://127.0.0.1:8545')
const account = privateKeyToAccount(process.env.PRIVATE_KEY as viem.Hex)
const wallet = viem.createWalletClient({ account, chain, transport })
const client = wallet.extend(viem.publicActions)
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const poolOfAB = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E'
const abi = viem.parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function approve(address spender, uint256 value) returns (bool)',
])
const at = (address: string) =>
  viem.getContract({ address: address as viem.Hex, abi, client })
const wait = (hash: viem.Hex) => client.waitForTransactionReceipt({ hash })
// Sell 50 A from 2.0967 to 2.10932 B: one tick spacing, above the price.
const [price, tick] = await at(poolOfAB).read.slot0()
const pool = new v3.Pool(A, B, 3000, `${price}`, 0, tick)
const range = { tickLower: -268_920, tickUpper: -268_860 }
if (pool.tickCurrent >= range.tickLower) throw new Error('Too low a range.')
const amount = { amount0: `${50n * 10n ** 18n}`, useFullPrecision: false }
const position = v3.Position.fromAmount0({ pool, ...range, ...amount })
await wait(await at(A.address).write.approve([manager, 50n * 10n ** 18n]))
const mint = v3.NonfungiblePositionManager.addCallParameters(position, {
  recipient: account.address,
  slippageTolerance: new Percent(0),
  deadline: Number((await client.getBlock()).timestamp) + 600,
})
const data = mint.calldata as viem.Hex
const receipt = await wait(await client.sendTransaction({ to: manager, data }))
if (receipt.status !== 'success') throw new Error('The mint has reverted.')
console.log(`Position ${BigInt(receipt.logs.at(-1)?.topics[1] ?? 0)}`)
// What the order holds once the price has reached the upper end.
const end = v3.TickMath.getSqrtRatioAtTick(range.tickUpper)
const risen = new v3.Pool(A, B, 3000, end, 0, range.tickUpper)
const { liquidity } = position
const filled = new v3.Position({ pool: risen, ...range, liquidity })
console.log(`filled: ${filled.amount1.toExact()} B`)
