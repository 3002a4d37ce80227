import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Router, Trade } from '@uniswap/v2-sdk'
import {
  Contract,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  type Log,
  parseUnits,
  Wallet,
  ZeroAddress,
} from 'ethers'

// What to change: node, chain, contracts, tokens, and the swap.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const amountIn = '10' // A
const allowedSlippage = new Percent(50, 10_000) // 0.5%
const maxImpact = 2 // Percent
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
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
]
const at = (address: string) => new Contract(address, abi, signer)
const home = await at(router).getFunction('factory')()
if (getAddress(home) !== getAddress(factory))
  throw new Error('The router is not of this factory.')

// Read the pair, and work out what the amount buys. The deadline counts from
// here, so that it bounds the age of the quote, too.
const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
const find = at(factory).getFunction('getPair')
const address = await find(A.address, B.address)
if (address === ZeroAddress) throw new Error('There is no pair of A and B.')
const [reserve0, reserve1] = await at(address).getFunction('getReserves')()
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(
  CurrencyAmount.fromRawAmount(token0, `${reserve0}`),
  CurrencyAmount.fromRawAmount(token1, `${reserve1}`),
)
const amount = parseUnits(amountIn, A.decimals)
const route = new Route([pair], A, B)
const inputAmount = CurrencyAmount.fromRawAmount(route.input, `${amount}`)
const trade = Trade.exactIn(route, inputAmount)
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${trade.outputAmount.toExact()} B, price impact ${impact}%`)
// Written so that what is not a number is refused, too.
if (!(Number(impact) <= maxImpact))
  throw new Error(`The price impact is above ${maxImpact}%.`)
if (trade.outputAmount.lessThan(1_000))
  throw new Error('Too few units to protect. Sell more.')
const minimum = trade.minimumAmountOut(allowedSlippage).toExact()
if (minimum === '0' || !allowedSlippage.lessThan(1))
  throw new Error('The minimum is 0, or no limit. Tolerate less.')
// Of an exact input, just that.
const most = BigInt(`${trade.maximumAmountIn(allowedSlippage).quotient}`)
const balance = route.input.isNative
  ? await node.getBalance(signer.address)
  : await at(A.address).getFunction('balanceOf')(signer.address)
if (balance < most) throw new Error('The account holds too little A.')
const terms = { allowedSlippage, deadline, recipient: signer.address }
const { methodName, args, value } = Router.swapCallParameters(trade, terms)
const swap = at(router).getFunction(methodName)

// Approve the amount, and sell it. If that fails, take the approval back; native
// currency needs none. Half is added to the estimate, since the first swap in a
// second costs more gas.
const allow = at(A.address).getFunction('approve')
const approve = async (value: bigint, gasLimit?: bigint) =>
  route.input.isNative ||
  (await allow(router, value, { gasLimit })).wait(1, 180_000)
try {
  await approve(most)
  console.log(`at least ${minimum} B`)
  const gasLimit = ((await swap.estimateGas(...args, { value })) * 3n) / 2n
  const sent = await swap(...args, { value, gasLimit })
  const { logs } = await sent.wait(1, 180_000)
  // For native currency, the router gets the wrapped token, and unwraps it.
  const end = getAddress(route.output.isNative ? router : terms.recipient)
  // A token may move in parts, or in part back.
  let received = 0n
  for (const log of logs as Log[]) {
    // That of an NFT has four topics.
    if (log.address !== B.address || log.topics.length !== 3) continue
    const move = at(B.address).interface.parseLog(log)?.args
    if (move?.to === end) received += move.value
    if (move?.from === getAddress(terms.recipient)) received -= move.value
  }
  if (received <= 0n) throw new Error('No log shows B: see your balance.')
  console.log(`received ${formatUnits(received, B.decimals)} B`)
  // A swap for an exact output has taken less.
  const spared = at(A.address).getFunction('allowance')
  if ((await spared(signer.address, router)) > 0n) await approve(0n)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
