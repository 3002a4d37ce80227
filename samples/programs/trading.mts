import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { Pool, Route, SwapQuoter, SwapRouter, Trade } from '@uniswap/v3-sdk'
import {
  Contract,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  parseUnits,
  Wallet,
  ZeroAddress,
} from 'ethers'

// What to change: node, chain, contracts, tokens, and the swap.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(chainId, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chainId, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountIn = '10' // A
const slippageTolerance = new Percent(50, 10_000) // 0.5%
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
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]
const at = (address: string) => new Contract(address, abi, signer)
for (const one of [router, quoter])
  if ((await at(one).getFunction('factory')()) !== getAddress(factory))
    throw new Error(`${one} is not of this factory.`)

// Read the price of the pool, and quote. A quote for a part is none. The
// deadline counts from here, so that it bounds the age of the quote, too.
const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
const find = at(factory).getFunction('getPool')
const address = await find(A.address, B.address, fee)
if (address === ZeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).getFunction('slot0')()
const pool = new Pool(A, B, fee, `${price}`, 0, Number(tick))
const route = new Route([pool], A, B)
const amount = parseUnits(amountIn, A.decimals)
const inputAmount = CurrencyAmount.fromRawAmount(route.input, `${amount}`)
const type = TradeType.EXACT_INPUT
const v2 = { useQuoterV2: true }
const ask = SwapQuoter.quoteCallParameters(route, inputAmount, type, v2)
const answer = await node.call({ to: quoter, data: ask.calldata })
const { V2INTERFACE: quotes } = SwapQuoter
const [amountOut = 0n, priceAfter = 0n] = quotes
  .decodeFunctionResult('quoteExactInputSingle', answer)
  .map(BigInt)
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
if (ends.includes(priceAfter)) throw new Error('The pool cannot take it all.')
if (amountOut < 1_000n) throw new Error('Too few units to protect. Sell more.')
const outputAmount = CurrencyAmount.fromRawAmount(route.output, `${amountOut}`)
const sale = { route, inputAmount, outputAmount, tradeType: type }
const trade = Trade.createUncheckedTrade(sale)
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${outputAmount.toExact()} B, price impact ${impact}%`)
// Written so that what is not a number is refused, too.
if (!(Number(impact) <= maxImpact))
  throw new Error(`The price impact is above ${maxImpact}%.`)
const minimum = trade.minimumAmountOut(slippageTolerance).toExact()
if (minimum === '0' || !slippageTolerance.lessThan(1))
  throw new Error('The minimum is 0, or no limit. Tolerate less.')
const balance = route.input.isNative
  ? await node.getBalance(signer.address)
  : await at(A.address).getFunction('balanceOf')(signer.address)
if (balance < amount) throw new Error(`The account holds too little A.`)
const terms = { slippageTolerance, deadline, recipient: signer.address }
const { calldata, value } = SwapRouter.swapCallParameters(trade, terms)
const swap = { to: router, data: calldata, value }

// Approve the amount, and sell it. If that fails, take the approval back; native
// currency needs none. Half is added to the estimate, since the first swap in a
// second costs more gas.
const allow = at(A.address).getFunction('approve')
const approve = async (value: bigint, gasLimit?: bigint) =>
  route.input.isNative ||
  (await allow(router, value, { gasLimit })).wait(1, 180_000)
try {
  await approve(amount)
  console.log(`at least ${minimum} B`)
  const gasLimit = ((await signer.estimateGas(swap)) * 3n) / 2n
  const sent = await signer.sendTransaction({ ...swap, gasLimit })
  const receipt = await sent.wait(1, 180_000)
  // For native currency, the router gets the wrapped token, and unwraps it.
  const end = getAddress(route.output.isNative ? router : terms.recipient)
  // A token may move in parts, or in part back.
  let received = 0n
  for (const log of receipt?.logs ?? []) {
    // That of an NFT has four topics.
    if (log.address !== B.address || log.topics.length !== 3) continue
    const move = at(B.address).interface.parseLog(log)?.args
    if (move?.to === end) received += move.value
    if (move?.from === getAddress(terms.recipient)) received -= move.value
  }
  if (received <= 0n) throw new Error('No log shows B: see your balance.')
  console.log(`received ${formatUnits(received, B.decimals)} B`)
  // A pool that ran out has taken less.
  const spared = at(A.address).getFunction('allowance')
  if ((await spared(signer.address, router)) > 0n) await approve(0n)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
