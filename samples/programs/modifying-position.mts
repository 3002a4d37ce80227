import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
import { Contract, getAddress, JsonRpcProvider } from 'ethers'

// What to change: node, chain, contracts, position, and how much of it.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1
const share = new Percent(50, 100) // Of the liquidity.
const slippageTolerance = new Percent(50, 10_000) // 0.5%

// Some nodes refuse batches; a cache would give two transactions one nonce.
const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
const node = new JsonRpcProvider(url, chainId, options)
// ethers asks for a receipt at each block, then for the block's number. It does
// not catch an error of either, which would end the program at once.
const receiptOf = node.getTransactionReceipt.bind(node)
node.getTransactionReceipt = hash => receiptOf(hash).catch(() => null)
process.on('unhandledRejection', console.error) // It asks again.
// The node signs for the owner of position 1. Elsewhere, use a Wallet.
const signer = await node.getSigner()
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function decimals() view returns (uint8)',
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  `function positions(uint256 tokenId) view returns (uint96, address,
    address token0, address token1, uint24 fee, int24 tickLower,
    int24 tickUpper, uint128 liquidity)`,
]
const read = (address: string, name: string, ...args: unknown[]) =>
  new Contract(address, abi, node).getFunction(name)(...args)
if ((await read(manager, 'factory')) !== getAddress(factory))
  throw new Error('The manager is not of this factory.')
const tokenAt = async (address: string) =>
  new Token(chainId, address, Number(await read(address, 'decimals')))

// The position with its tokens, in its pool, as it is now.
const stored = await read(manager, 'positions', tokenId)
const [token0, token1] = [
  await tokenAt(stored.token0),
  await tokenAt(stored.token1),
]
const address = await read(factory, 'getPool', stored[2], stored[3], stored.fee)
const [price, tick] = await read(address, 'slot0')
const fee = Number(stored.fee)
const pool = new Pool(token0, token1, fee, `${price}`, 0, Number(tick))
const position = new Position({
  pool,
  tickLower: Number(stored.tickLower),
  tickUpper: Number(stored.tickUpper),
  liquidity: `${stored.liquidity}`,
})
const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600

// Withdraw the share, and have it paid out with all fees.
const { calldata } = NonfungiblePositionManager.removeCallParameters(position, {
  tokenId: `${tokenId}`,
  liquidityPercentage: share,
  slippageTolerance,
  deadline,
  collectOptions: {
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(pool.token0, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(pool.token1, 0),
    recipient: signer.address,
  },
})
const request = { to: manager, data: calldata }
const gasLimit = ((await signer.estimateGas(request)) * 3n) / 2n
const sent = await signer.sendTransaction({ ...request, gasLimit })
const receipt = await sent.wait(1, 180_000)
// A node that is a block behind would show the position from before.
const block = { blockTag: receipt?.blockNumber }
const { liquidity } = await read(manager, 'positions', tokenId, block)
console.log(`liquidity: ${stored.liquidity}, then ${liquidity}`)
