import {
  createPublicClient,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  maxUint128 as MAX,
  parseAbi,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, and a position of the owner.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1n

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256) view returns (uint256)',
  'function positions(uint256 tokenId) view returns (uint96, address, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity)',
  'function collect((uint256 tokenId, address recipient, uint128 max0, uint128 max1)) returns (uint256 amount0, uint256 amount1)',
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
])

// Everything is read at one block; `collect` is tried out as the owner.
const block = { blockNumber: await client.getBlockNumber({ cacheTime: 0 }) }
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(manager).read.factory(), factory))
  throw new Error('The manager is not of this factory.')
const owner = await at(manager).read.ownerOf([tokenId], block)

const count = await at(manager).read.balanceOf([owner], block)
for (let index = 0n; index < count; index++) {
  const id = await at(manager).read.tokenOfOwnerByIndex([owner, index], block)
  const position = await at(manager).read.positions([id], block)
  const [, , token0, token1, fee, tickLower, tickUpper] = position
  const pool = await at(factory).read.getPool([token0, token1, fee], block)
  const [, tick] = await at(pool).read.slot0(block)
  const isInRange = tickLower <= tick && tick < tickUpper
  const all = { tokenId: id, recipient: owner, max0: MAX, max1: MAX }
  const as = { account: owner, ...block }
  const { result } = await at(manager).simulate.collect([all], as)
  console.log(`Position ${id}: ticks ${tickLower} to ${tickUpper}`)
  console.log(`in range: ${isInRange}, owed: ${result.join(' and ')}`)
}
