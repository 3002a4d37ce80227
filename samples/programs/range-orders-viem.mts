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
  createWalletClient,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  parseUnits,
  publicActions,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the order.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '50'
const priceInB = '2.1' // For 1 A, at the beginning of the range.
const slippageTolerance = new Percent(0) // The order takes A alone.
const key = process.env.PRIVATE_KEY

if (!key) throw new Error('Set PRIVATE_KEY to the key of your account.')
const account = privateKeyToAccount(key as Hex)
const wallet = createWalletClient({ account, chain, transport })
const client = wallet.extend(publicActions)
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const done = async (hash: Hex) => {
  const mined = await client.waitForTransactionReceipt({ hash })
  if (mined.transactionHash !== hash) throw new Error(`${hash} was replaced.`)
  if (mined.status === 'success') return mined
  throw new Error(`${hash} has reverted.`)
}
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function factory() view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(manager).read.factory(), factory))
  throw new Error('The manager is not of this factory.')

// One tick spacing, beyond the price: A is token0 or token1 of its pool.
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPool([a, b, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).read.slot0()
const pool = new Pool(A, B, fee, `${price}`, 0, tick)
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
if ((amountOfA.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = parseUnits(amountOfA, A.decimals)
const position = isToken0
  ? Position.fromAmount0({
      ...range,
      amount0: `${amount}`,
      useFullPrecision: false,
    })
  : Position.fromAmount1({ ...range, amount1: `${amount}` })
const token = at(a)
if ((await token.read.balanceOf([account.address])) < amount)
  throw new Error('The account holds too little A.')

// What the order holds once the price of A has passed the range.
const end = isToken0 ? tickUpper : tickLower
const passed = new Pool(A, B, fee, TickMath.getSqrtRatioAtTick(end), 0, end)
const { liquidity } = position
const filled = new Position({ ...range, pool: passed, liquidity })
const pays = isToken0 ? filled.amount1 : filled.amount0
if (!pays.greaterThan(0)) throw new Error('The amount is too small.')

// Approve the amount, mint, and take back what the mint has left over.
const approve = async (value: bigint, gas?: bigint) =>
  done(await token.write.approve([manager, value], { gas }))
try {
  await approve(amount)
  const deadline = Number((await client.getBlock()).timestamp) + 600
  const { calldata } = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account.address,
    slippageTolerance,
    deadline,
  })
  // The first change of a pool in a second costs more gas than estimated.
  const mint = { to: manager, data: calldata as Hex } as const
  const gas = ((await client.estimateGas(mint)) * 3n) / 2n
  const { logs } = await done(await client.sendTransaction({ ...mint, gas }))
  const [minted] = parseEventLogs({ abi, logs }).filter(log =>
    isAddressEqual(log.address, manager),
  )
  if (!minted) throw new Error('The mint was replaced, or an address is wrong.')
  console.log(`Position ${minted.args.tokenId}`)
} finally {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
}
console.log(`filled: ${pays.toExact()} B`)
