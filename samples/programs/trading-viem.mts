import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { Pool, Route, SwapQuoter, SwapRouter, Trade } from '@uniswap/v3-sdk'
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

// What to change: node, chain, contracts, tokens, and the swap.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const fee = 3000 // 0.3%
const amountIn = '10' // A
const slippageTolerance = new Percent(50, 10_000) // 0.5%
const maxImpact = 2 // Percent
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
  'function allowance(address, address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const at = (address: Hex) => getContract({ address, abi, client })
for (const one of [router, quoter] as const)
  if (!isAddressEqual(await at(one).read.factory(), factory))
    throw new Error(`${one} is not of this factory.`)

// Read the price of the pool, and quote. A quote for a part is none. The
// deadline counts from here, so that it bounds the age of the quote, too.
const deadline = Number((await client.getBlock()).timestamp) + 600
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPool([a, b, fee])
if (address === zeroAddress) throw new Error('There is no pool of this fee.')
const [price, tick] = await at(address).read.slot0()
const pool = new Pool(A, B, fee, `${price}`, 0, tick)
const route = new Route([pool], A, B)
if ((amountIn.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = parseUnits(amountIn, A.decimals)
const inputAmount = CurrencyAmount.fromRawAmount(route.input, `${amount}`)
const [tradeType, v2] = [TradeType.EXACT_INPUT, { useQuoterV2: true }]
const ask = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType, v2)
const answer = await client.call({ to: quoter, data: ask.calldata as Hex })
const { V2INTERFACE: quotes } = SwapQuoter
const [amountOut = 0n, priceAfter = 0n] = quotes
  .decodeFunctionResult('quoteExactInputSingle', answer.data ?? '0x')
  .map(BigInt)
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
if (ends.includes(priceAfter)) throw new Error('The pool cannot take it all.')
if (amountOut < 1_000n) throw new Error('Too few units to protect. Sell more.')
const outputAmount = CurrencyAmount.fromRawAmount(route.output, `${amountOut}`)
const sale = { route, inputAmount, outputAmount, tradeType }
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
  ? await client.getBalance(account)
  : await at(a).read.balanceOf([account.address])
if (balance < amount) throw new Error(`The account holds too little A.`)
const terms = { slippageTolerance, deadline, recipient: account.address }
const { calldata: data, value } = SwapRouter.swapCallParameters(trade, terms)
const swap = { to: router, data: data as Hex, value: BigInt(value) } as const

// Approve the amount, and sell it. If that fails, take the approval back; native
// currency needs none. Half is added to the estimate, since the first swap in a
// second costs more gas.
const approve = async (value: bigint, gas?: bigint) =>
  route.input.isNative ||
  done(await at(a).write.approve([router, value], { gas }))
try {
  await approve(amount)
  console.log(`at least ${minimum} B`)
  const gas = ((await client.estimateGas(swap)) * 3n) / 2n
  const { logs } = await done(await client.sendTransaction({ ...swap, gas }))
  // For native currency, the router gets the wrapped token, and unwraps it.
  const to = (route.output.isNative ? router : terms.recipient) as Hex
  // A token may move in parts, or in part back.
  const moved = (args: { from?: Hex; to?: Hex }) =>
    parseEventLogs({ abi, logs, args })
      .filter(log => isAddressEqual(log.address, b))
      .reduce((sum, log) => sum + log.args.value, 0n)
  const received = moved({ to }) - moved({ from: terms.recipient as Hex })
  if (received <= 0n) throw new Error('No log shows B: see your balance.')
  console.log(`received ${formatUnits(received, B.decimals)} B`)
  // A pool that ran out has taken less.
  const left = await at(a).read.allowance([account.address, router])
  if (left > 0n) await approve(0n)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
