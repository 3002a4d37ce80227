import { Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
import { Contract, formatUnits, JsonRpcProvider, Wallet } from 'ethers'

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
  `event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity,
    uint256 amount0, uint256 amount1)`,
]
const at = (address: string) => new Contract(address, abi, signer)

// 100 A with as much B as they need, from 1.80466 to 2.19979 B for 1 A.
const [price, tick] = await at(poolOfAB).getFunction('slot0')()
const pool = new Pool(A, B, 3000, `${price}`, 0, Number(tick))
const range = { pool, tickLower: -270_420, tickUpper: -268_440 }
const amount = { amount0: `${100n * 10n ** 18n}`, useFullPrecision: false }
const position = Position.fromAmount0({ ...range, ...amount })

const { amount0, amount1 } = position.mintAmounts
await (await at(A.address).getFunction('approve')(manager, `${amount0}`)).wait()
await (await at(B.address).getFunction('approve')(manager, `${amount1}`)).wait()

const block = await provider.getBlock('latest')
const mint = NonfungiblePositionManager.addCallParameters(position, {
  recipient: signer.address,
  slippageTolerance: new Percent(50, 10_000),
  deadline: Number(block?.timestamp) + 600,
})
const request = { to: manager, data: mint.calldata, value: mint.value }
const receipt = await (await signer.sendTransaction(request)).wait()
const log = receipt?.logs.at(-1) // The manager's, after all transfers.
const minted = log && at(manager).interface.parseLog(log)?.args
console.log(`Position ${minted?.tokenId}`)
console.log(`took ${formatUnits(minted?.amount0, 18)} A`)
console.log(`and ${formatUnits(minted?.amount1, 6)} B`)
