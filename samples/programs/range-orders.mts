import { Percent, Price, Token } from '@uniswap/sdk-core'
import {
  NonfungiblePositionManager,
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
  TickMath,
} from '@uniswap/v3-sdk'
import {
  Contract,
  getAddress,
  JsonRpcProvider,
  parseUnits,
  Wallet,
  ZeroAddress,
} from 'ethers'

// What to change: node, chain, contracts, tokens, and the order.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '50'
const priceInB = '2.1' // For 1 A, at the beginning of the range.
const slippageTolerance = new Percent(0) // The order takes A alone.
const key = process.env.PRIVATE_KEY ?? ''

if (!/^0x[\da-fA-F]{64}$/.test(key))
  throw new Error('Set PRIVATE_KEY to your key: 0x and 64 digits.')
// Some nodes refuse batches; a cache would give two transactions one nonce.
const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
const node = new JsonRpcProvider(url, chainId, options)
// ethers asks for a receipt at each block, then for the block's number. It does
// not catch an error of either, which would end the program at once.
const receiptOf = node.getTransactionReceipt.bind(node)
node.getTransactionReceipt = hash => receiptOf(hash).catch(() => null)
process.on('unhandledRejection', console.error) // It asks again.
const signer = new Wallet(key, node)
const abi = [
  'function getPool(address, address, uint24) view returns (address)',
  'function factory() view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  `event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity,
    uint256 amount0, uint256 amount1)`,
]
const at = (address: string) => new Contract(address, abi, signer)
const home = await at(manager).getFunction('factory')()
if (getAddress(home) !== getAddress(factory))
  throw new Error('The manager is not of this factory.')

// One tick spacing, beyond the price: A is token0 or token1 of its pool.
const find = at(factory).getFunction('getPool')
const address = await find(A.address, B.address, fee)
if (address === ZeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).getFunction('slot0')()
const pool = new Pool(A, B, fee, `${price}`, 0, Number(tick))
// A price may have 18 decimals more than B.
const least = `${parseUnits(priceInB, B.decimals + 18)}`
const wanted = new Price(A, B, `${parseUnits('1', A.decimals + 18)}`, least)
const start = nearestUsableTick(priceToClosestTick(wanted), pool.tickSpacing)
const isToken0 = A.sortsBefore(B)
const tickLower = isToken0 ? start : start - pool.tickSpacing
const tickUpper = tickLower + pool.tickSpacing
if (isToken0 ? pool.tickCurrent >= tickLower : pool.tickCurrent < tickUpper)
  throw new Error('The price of A has already reached this range.')
const range = { pool, tickLower, tickUpper }
const amount = parseUnits(amountOfA, A.decimals)
const position = isToken0
  ? Position.fromAmount0({
      ...range,
      amount0: `${amount}`,
      useFullPrecision: false,
    })
  : Position.fromAmount1({ ...range, amount1: `${amount}` })
const token = at(A.address)
if ((await token.getFunction('balanceOf')(signer.address)) < amount)
  throw new Error('The account holds too little A.')

// What the order holds once the price of A has passed the range.
const end = isToken0 ? tickUpper : tickLower
const passed = new Pool(A, B, fee, TickMath.getSqrtRatioAtTick(end), 0, end)
const { liquidity } = position
const filled = new Position({ ...range, pool: passed, liquidity })
const pays = isToken0 ? filled.amount1 : filled.amount0
if (!pays.greaterThan(0)) throw new Error('The amount is too small.')

// Approve the amount, mint, and take back what the mint has left over.
const allow = token.getFunction('approve')
const approve = async (value: bigint, gasLimit?: bigint) =>
  (await allow(manager, value, { gasLimit })).wait(1, 180_000)
try {
  await approve(amount)
  const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
  const { calldata, value } = NonfungiblePositionManager.addCallParameters(
    position,
    { recipient: signer.address, slippageTolerance, deadline },
  )
  // The first change of a pool in a second costs more gas than estimated.
  const mint = { to: manager, data: calldata, value }
  const gasLimit = ((await signer.estimateGas(mint)) * 3n) / 2n
  const sent = await signer.sendTransaction({ ...mint, gasLimit })
  const receipt = await sent.wait(1, 180_000)
  const minted = receipt?.logs
    .filter(log => getAddress(log.address) === getAddress(manager))
    .map(log => at(manager).interface.parseLog(log))
    .find(event => event?.name === 'IncreaseLiquidity')
  if (!minted) throw new Error('Nothing is minted. Check the addresses.')
  console.log(`Position ${minted.args.tokenId}`)
} finally {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
}
console.log(`filled: ${pays.toExact()} B`)
