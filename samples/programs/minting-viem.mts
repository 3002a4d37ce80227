import { Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
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
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
])
const at = (address: string) =>
  viem.getContract({ address: address as viem.Hex, abi, client })
const wait = (hash: viem.Hex) => client.waitForTransactionReceipt({ hash })

// 100 A with as much B as they need, from 1.80466 to 2.19979 B for 1 A.
const [price, tick] = await at(poolOfAB).read.slot0()
const pool = new Pool(A, B, 3000, `${price}`, 0, tick)
const range = { pool, tickLower: -270_420, tickUpper: -268_440 }
const amount = { amount0: `${100n * 10n ** 18n}`, useFullPrecision: false }
const position = Position.fromAmount0({ ...range, ...amount })
const { amount0, amount1 } = position.mintAmounts
await wait(await at(A.address).write.approve([manager, BigInt(`${amount0}`)]))
await wait(await at(B.address).write.approve([manager, BigInt(`${amount1}`)]))
const mint = NonfungiblePositionManager.addCallParameters(position, {
  recipient: account.address,
  slippageTolerance: new Percent(50, 10_000),
  deadline: Number((await client.getBlock()).timestamp) + 600,
})
const data = mint.calldata as viem.Hex
const receipt = await wait(await client.sendTransaction({ to: manager, data }))
if (receipt.status !== 'success') throw new Error('The mint has reverted.')
const minted = viem.parseEventLogs({ abi, logs: receipt.logs }).at(-1)
console.log(`Position ${minted?.args.tokenId}`)
console.log(`took ${viem.formatUnits(minted?.args.amount0 ?? 0n, 18)} A`)
console.log(`and ${viem.formatUnits(minted?.args.amount1 ?? 0n, 6)} B`)
