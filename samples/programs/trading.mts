import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { Pool, Route, SwapQuoter, SwapRouter, Trade } from '@uniswap/v3-sdk'
import { Contract, JsonRpcProvider, Wallet } from 'ethers'

const cache = { cacheTimeout: -1 } // Or both transactions get one nonce.
const node = new JsonRpcProvider('http://127.0.0.1:8545', 31337, cache)
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', node)
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E' // Their pool.
const abi = [
  'function slot0() view returns (uint160, int24)',
  'function approve(address, uint256)',
]
// Read the price of the pool, and quote 10 A.
const contract = new Contract(pool, abi, node)
const [price, tick] = await contract.getFunction('slot0')()
const spot = new Pool(A, B, 3000, `${price}`, 0, Number(tick))
const route = new Route([spot], A, B)
const amount = CurrencyAmount.fromRawAmount(A, `${10n ** 19n}`)
const sale = { route, inputAmount: amount, tradeType: TradeType.EXACT_INPUT }
const v2 = { useQuoterV2: true }
const ask = SwapQuoter.quoteCallParameters(route, amount, sale.tradeType, v2)
const data = await node.call({ to: quoter, data: ask.calldata })
const outputAmount = CurrencyAmount.fromRawAmount(B, data.slice(0, 66))
const trade = Trade.createUncheckedTrade({ ...sale, outputAmount })
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${outputAmount.toExact()} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Approve the 10 A, then sell them for at least the quote less 0.5%.
const approve = new Contract(A.address, abi, signer).getFunction('approve')
await (await approve(router, `${amount.quotient}`)).wait()
const slippageTolerance = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(slippageTolerance).toExact()} B`)
const block = await node.getBlock('latest')
const deadline = (block?.timestamp ?? 0) + 600
const terms = { slippageTolerance, deadline, recipient: signer.address }
const swap = SwapRouter.swapCallParameters(trade, terms)
const sent = await signer.sendTransaction({ to: router, data: swap.calldata })
const receipt = await sent.wait()
const paid = receipt?.logs.find(({ address }) => address === B.address)
const received = CurrencyAmount.fromRawAmount(B, paid?.data ?? 0)
console.log(`received ${received.toExact()} B`)
