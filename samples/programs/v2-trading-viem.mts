import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Router, Trade } from '@uniswap/v2-sdk'
import {
  type Abi,
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
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const A = new Token(chain.id, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(chain.id, '0x2000000000000000000000000000000000000002', 6)
const amountIn = '10' // A
const allowedSlippage = new Percent(50, 10_000) // 0.5%
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
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
])
const at = (address: Hex) => getContract({ address, abi, client })
if (!isAddressEqual(await at(router).read.factory(), factory))
  throw new Error('The router is not of this factory.')

// Read the pair, and work out what the amount buys. The deadline counts from
// here, so that it bounds the age of the quote, too.
const deadline = Number((await client.getBlock()).timestamp) + 600
const [a, b] = [A.address as Hex, B.address as Hex]
const address = await at(factory).read.getPair([a, b])
if (address === zeroAddress) throw new Error('There is no pair of A and B.')
const [reserve0, reserve1] = await at(address).read.getReserves()
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(
  CurrencyAmount.fromRawAmount(token0, `${reserve0}`),
  CurrencyAmount.fromRawAmount(token1, `${reserve1}`),
)
if ((amountIn.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
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
  ? await client.getBalance(account)
  : await at(a).read.balanceOf([account.address])
if (balance < most) throw new Error('The account holds too little A.')
const terms = { allowedSlippage, deadline, recipient: account.address }
const { methodName, args, value } = Router.swapCallParameters(trade, terms)
const call = {
  address: router,
  abi: abi as Abi,
  value: BigInt(value),
} as const
const swap = { ...call, functionName: methodName, args }

// Approve the amount, and sell it. If that fails, take the approval back; native
// currency needs none. Half is added to the estimate, since the first swap in a
// second costs more gas.
const approve = async (value: bigint, gas?: bigint) =>
  route.input.isNative ||
  done(await at(a).write.approve([router, value], { gas }))
try {
  await approve(most)
  console.log(`at least ${minimum} B`)
  const gas = ((await client.estimateContractGas(swap)) * 3n) / 2n
  const { logs } = await done(await client.writeContract({ ...swap, gas }))
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
  // A swap for an exact output has taken less.
  const left = await at(a).read.allowance([account.address, router])
  if (left > 0n) await approve(0n)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
