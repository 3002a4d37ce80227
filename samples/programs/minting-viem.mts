import { Percent, Price, Token } from '@uniswap/sdk-core'
import {
  NonfungiblePositionManager,
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
} from '@uniswap/v3-sdk'
import {
  createWalletClient,
  formatUnits,
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

// What to change: node, chain, contracts, tokens, and the position.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '100' // With as much B as they need,
const leastOfB = '180' // but not less than this,
const mostOfB = '250' // and not more than this.
const prices = ['1.8', '2.2'] // B for 1 A
const slippageTolerance = new Percent(50, 10_000) // 0.5%
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
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(manager).read.factory(), factory))
  throw new Error('The manager is not of this factory.')

// The pool, the usable ticks nearest to the prices, and the position.
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPool([a, b, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).read.slot0()
const pool = new Pool(A, B, fee, `${price}`, 0, tick)
// A price may have 18 decimals more than B.
const one = `${parseUnits('1', A.decimals + 18)}`
const ticks = prices.map(inB => {
  const price = new Price(A, B, one, `${parseUnits(inB, B.decimals + 18)}`)
  return nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
})
const tickLower = Math.min(...ticks)
const tickUpper = Math.max(...ticks, tickLower + pool.tickSpacing)
const range = { pool, tickLower, tickUpper }
if ((amountOfA.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = `${parseUnits(amountOfA, A.decimals)}`
const position = A.sortsBefore(B)
  ? Position.fromAmount0({ ...range, amount0: amount, useFullPrecision: false })
  : Position.fromAmount1({ ...range, amount1: amount })
const minimums = position.mintAmountsWithSlippage(slippageTolerance)
if ([minimums.amount0, minimums.amount1].some(least => `${least}` === '0'))
  throw new Error('A minimum is 0: move the range, tolerate less or mint more.')
const { amount0, amount1 } = position.mintAmounts
const costs = [
  { token: pool.token0.address as Hex, cost: BigInt(`${amount0}`) },
  { token: pool.token1.address as Hex, cost: BigInt(`${amount1}`) },
]
// The price may have been pushed: up, it costs ever more B; down, ever less.
const costOfB = BigInt(`${A.sortsBefore(B) ? amount1 : amount0}`)
if (costOfB > parseUnits(mostOfB, B.decimals))
  throw new Error('It costs more B than the most. Is the price right?')
const minimumOfB = A.sortsBefore(B) ? minimums.amount1 : minimums.amount0
if (BigInt(`${minimumOfB}`) < parseUnits(leastOfB, B.decimals))
  throw new Error('It may cost less B than the least. Is the price right?')
for (const { token, cost } of costs)
  if ((await at(token).read.balanceOf([account.address])) < cost)
    throw new Error('The account holds too little A or B.')

// Approve what the mint costs, mint, and take back what it has left over.
const approve = async (token: Hex, value: bigint, gas?: bigint) =>
  done(await at(token).write.approve([manager, value], { gas }))
try {
  for (const { token, cost } of costs) await approve(token, cost)
  const deadline = Number((await client.getBlock()).timestamp) + 600
  const options = { recipient: account.address, slippageTolerance, deadline }
  const encoder = NonfungiblePositionManager
  const { calldata } = encoder.addCallParameters(position, options)
  // The first change of a pool in a second costs more gas than estimated.
  const mint = { to: manager, data: calldata as Hex } as const
  const gas = ((await client.estimateGas(mint)) * 3n) / 2n
  const { logs } = await done(await client.sendTransaction({ ...mint, gas }))
  const events = parseEventLogs({ abi, logs })
  const minted = events.find(log => isAddressEqual(log.address, manager))
  if (!minted) throw new Error('The mint was replaced, or an address is wrong.')
  const { tokenId, amount0: of0, amount1: of1 } = minted.args
  const [ofA, ofB] = A.sortsBefore(B) ? [of0, of1] : [of1, of0]
  console.log(`Position ${tokenId}`)
  console.log(`took ${formatUnits(ofA, A.decimals)} A`)
  console.log(`and ${formatUnits(ofB, B.decimals)} B`)
} finally {
  for (const { token } of costs)
    await approve(token, 0n, 100_000n).catch(() =>
      console.log(`Of ${token}, an approval for ${manager} may stay.`),
    )
}
