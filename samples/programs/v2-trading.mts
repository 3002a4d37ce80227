import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Router, Trade } from '@uniswap/v2-sdk'
import { Contract, JsonRpcProvider, type Log, Wallet } from 'ethers'

const cache = { cacheTimeout: -1 } // Or both transactions get one nonce.
const node = new JsonRpcProvider('http://127.0.0.1:8545', 31337, cache)
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', node)
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const abi = [
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function approve(address, uint256)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
]
const on = (address: string, name: string) =>
  new Contract(address, abi, signer).getFunction(name)
const raw = CurrencyAmount.fromRawAmount<Token>
// Read the pair, and work out what 10 A buy.
const address = await on(factory, 'getPair')(A.address, B.address)
const [reserve0, reserve1] = await on(address, 'getReserves')()
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(raw(token0, `${reserve0}`), raw(token1, `${reserve1}`))
const trade = Trade.exactIn(new Route([pair], A, B), raw(A, `${10n ** 19n}`))
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${trade.outputAmount.toExact()} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Approve the 10 A, then sell them for at least the quote less 0.5%.
const { quotient } = trade.inputAmount
await (await on(A.address, 'approve')(router, `${quotient}`)).wait()
const allowedSlippage = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(allowedSlippage).toExact()} B`)
const block = await node.getBlock('latest')
const deadline = (block?.timestamp ?? 0) + 600
const terms = { allowedSlippage, deadline, recipient: signer.address }
const { methodName, args } = Router.swapCallParameters(trade, terms)
const receipt = await (await on(router, methodName)(...args)).wait()
const paid = receipt.logs.find((log: Log) => log.address === B.address)
console.log(`received ${raw(B, paid.data).toExact()} B`)
