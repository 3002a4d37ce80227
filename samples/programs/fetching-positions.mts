import { Contract, getAddress, JsonRpcProvider } from 'ethers'

// What to change: node, chain, contracts, and a position of the owner.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256) view returns (uint256)',
  `function positions(uint256 tokenId) view returns (uint96, address,
    address token0, address token1, uint24 fee, int24 tickLower,
    int24 tickUpper, uint128 liquidity)`,
  `function collect((uint256 tokenId, address recipient, uint128 max0,
    uint128 max1)) returns (uint256 amount0, uint256 amount1)`,
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
]

// Everything is read at one block; `collect` is tried out as the owner.
const blockTag = await node.getBlockNumber()
const read = (to: string, name: string, values: unknown[], from?: string) => {
  const { staticCall } = new Contract(to, abi, node).getFunction(name)
  return staticCall(...values, { blockTag, from })
}
if ((await read(manager, 'factory', [])) !== getAddress(factory))
  throw new Error('The manager is not of this factory.')
const owner = await read(manager, 'ownerOf', [tokenId])
const MAX = 2n ** 128n - 1n
const count = await read(manager, 'balanceOf', [owner])
for (let index = 0; index < count; index++) {
  const id = await read(manager, 'tokenOfOwnerByIndex', [owner, index])
  const position = await read(manager, 'positions', [id])
  const { token0, token1, fee, tickLower, tickUpper } = position
  const pool = await read(factory, 'getPool', [token0, token1, fee])
  const { tick } = await read(pool, 'slot0', [])
  const isInRange = tickLower <= tick && tick < tickUpper
  const owed = await read(manager, 'collect', [[id, owner, MAX, MAX]], owner)
  console.log(`Position ${id}: ticks ${tickLower} to ${tickUpper}`)
  console.log(`in range: ${isInRange}, owed: ${owed.join(' and ')}`)
}
