import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, Pool, Position } from '@uniswap/v3-sdk'
import {
  createWalletClient,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  publicActions,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, position, and how much of it.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1n
const share = new Percent(50, 100) // Of the liquidity.
const slippageTolerance = new Percent(50, 10_000) // 0.5%

const wallet = createWalletClient({ chain, transport })
const client = wallet.extend(publicActions)
// The node signs for the owner of position 1. Elsewhere, `account` is a local
// account, and `owner` its address.
const [owner] = await client.getAddresses()
if (!owner) throw new Error('The node signs for nobody. Use your own account.')
const account = owner
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(manager).read.factory(), factory))
  throw new Error('The manager is not of this factory.')
const tokenAt = async (address: Hex) =>
  new Token(chain.id, address, await at(address).read.decimals())

// The position with its tokens, in its pool, as it is now.
const stored = await at(manager).read.positions([tokenId])
const [, , address0, address1, fee, tickLower, tickUpper, liquidity] = stored
const [token0, token1] = [await tokenAt(address0), await tokenAt(address1)]
const address = await at(factory).read.getPool([address0, address1, fee])
const [price, tick] = await at(address).read.slot0()
const pool = new Pool(token0, token1, fee, `${price}`, 0, tick)
const position = new Position({
  pool,
  tickLower,
  tickUpper,
  liquidity: `${liquidity}`,
})
const deadline = Number((await client.getBlock()).timestamp) + 600

// Withdraw the share, and have it paid out with all fees.
const { calldata } = NonfungiblePositionManager.removeCallParameters(position, {
  tokenId: `${tokenId}`,
  liquidityPercentage: share,
  slippageTolerance,
  deadline,
  collectOptions: {
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(pool.token0, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(pool.token1, 0),
    recipient: owner,
  },
})
const request = { account, to: manager, data: calldata as Hex } as const
const gas = ((await client.estimateGas(request)) * 3n) / 2n
const hash = await client.sendTransaction({ ...request, gas })
const receipt = await client.waitForTransactionReceipt({ hash })
if (receipt.transactionHash !== hash)
  throw new Error('The withdrawal was replaced.')
if (receipt.status !== 'success')
  throw new Error('The withdrawal has reverted.')
// A node that is a block behind would show the position from before.
const { blockNumber } = receipt
const now = await at(manager).read.positions([tokenId], { blockNumber })
console.log(`liquidity: ${liquidity}, then ${now[7]}`)
