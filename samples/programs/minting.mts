import { Percent, Price, Token } from '@uniswap/sdk-core'
import {
  NonfungiblePositionManager,
  nearestUsableTick,
  Pool,
  Position,
  priceToClosestTick,
} from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  parseUnits,
  Wallet,
  ZeroAddress,
} from 'ethers'

// What to change: node, chain, contracts, tokens, and the position.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const manager = '0x1000000000000000000000000000000000000006'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountOfA = '100' // With as much B as they need,
const leastOfB = '180' // but not less than this,
const mostOfB = '250' // and not more than this.
const prices = ['1.8', '2.2'] // B for 1 A
const slippageTolerance = new Percent(50, 10_000) // 0.5%
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
  'function factory() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
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

// The pool, the usable ticks nearest to the prices, and the position.
const find = at(factory).getFunction('getPool')
const address = await find(A.address, B.address, fee)
if (address === ZeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).getFunction('slot0')()
const pool = new Pool(A, B, fee, `${price}`, 0, Number(tick))
// A price may have 18 decimals more than B.
const one = `${parseUnits('1', A.decimals + 18)}`
const ticks = prices.map(inB => {
  const price = new Price(A, B, one, `${parseUnits(inB, B.decimals + 18)}`)
  return nearestUsableTick(priceToClosestTick(price), pool.tickSpacing)
})
const tickLower = Math.min(...ticks)
const tickUpper = Math.max(...ticks, tickLower + pool.tickSpacing)
const range = { pool, tickLower, tickUpper }
const amount = `${parseUnits(amountOfA, A.decimals)}`
const position = A.sortsBefore(B)
  ? Position.fromAmount0({ ...range, amount0: amount, useFullPrecision: false })
  : Position.fromAmount1({ ...range, amount1: amount })
const minimums = position.mintAmountsWithSlippage(slippageTolerance)
if ([minimums.amount0, minimums.amount1].some(least => `${least}` === '0'))
  throw new Error('A minimum is 0: move the range, tolerate less or mint more.')
const { amount0, amount1 } = position.mintAmounts
const costs = [
  { token: pool.token0.address, cost: BigInt(`${amount0}`) },
  { token: pool.token1.address, cost: BigInt(`${amount1}`) },
]
// The price may have been pushed: up, it costs ever more B; down, ever less.
const costOfB = BigInt(`${A.sortsBefore(B) ? amount1 : amount0}`)
if (costOfB > parseUnits(mostOfB, B.decimals))
  throw new Error('It costs more B than the most. Is the price right?')
const minimumOfB = A.sortsBefore(B) ? minimums.amount1 : minimums.amount0
if (BigInt(`${minimumOfB}`) < parseUnits(leastOfB, B.decimals))
  throw new Error('It may cost less B than the least. Is the price right?')
for (const { token, cost } of costs)
  if ((await at(token).getFunction('balanceOf')(signer.address)) < cost)
    throw new Error('The account holds too little A or B.')

// Approve what the mint costs, mint, and take back what it has left over.
const approve = async (token: string, value: bigint, gasLimit?: bigint) => {
  const allow = at(token).getFunction('approve')
  return (await allow(manager, value, { gasLimit })).wait(1, 180_000)
}
try {
  for (const { token, cost } of costs) await approve(token, cost)
  const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
  const options = { recipient: signer.address, slippageTolerance, deadline }
  const encoder = NonfungiblePositionManager
  const { calldata, value } = encoder.addCallParameters(position, options)
  // The first change of a pool in a second costs more gas than estimated.
  const mint = { to: manager, data: calldata, value }
  const gasLimit = ((await signer.estimateGas(mint)) * 3n) / 2n
  const sent = await signer.sendTransaction({ ...mint, gasLimit })
  const receipt = await sent.wait(1, 180_000)
  const minted = receipt?.logs
    .filter(log => getAddress(log.address) === getAddress(manager))
    .map(log => at(manager).interface.parseLog(log))
    .find(event => event?.name === 'IncreaseLiquidity')?.args
  if (!minted) throw new Error('Nothing is minted. Check the addresses.')
  const amounts = [minted.amount0, minted.amount1]
  const [ofA, ofB] = A.sortsBefore(B) ? amounts : amounts.reverse()
  console.log(`Position ${minted.tokenId}`)
  console.log(`took ${formatUnits(ofA, A.decimals)} A`)
  console.log(`and ${formatUnits(ofB, B.decimals)} B`)
} finally {
  for (const { token } of costs)
    await approve(token, 0n, 100_000n).catch(() =>
      console.log(`Of ${token}, an approval for ${manager} may stay.`),
    )
}
