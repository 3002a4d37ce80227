import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Router, Trade } from '@uniswap/v2-sdk'
import { Contract, JsonRpcProvider, type Log, Wallet } from 'ethers'

const cache = { cacheTimeout: -1 } // Or both transactions get one nonce.
const node = new JsonRpcProvider('http://127.0.0.1:8545', 31337, cache)
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', node)
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const C = new Token(31337, '0x2000000000000000000000000000000000000003', 18)
const abi = [
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function approve(address, uint256)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
]
const on = (address: string, name: string) =>
  new Contract(address, abi, signer).getFunction(name)
// Read two pairs at one block, the token with the lower address first.
const block = await node.getBlock('latest')
const at = { blockTag: block?.number }
const readPair = async (token0: Token, token1: Token) => {
  const pair = await on(factory, 'getPair')(token0.address, token1.address, at)
  const [reserve0, reserve1] = await on(pair, 'getReserves')(at)
  const amount0 = CurrencyAmount.fromRawAmount(token0, `${reserve0}`)
  return new Pair(amount0, CurrencyAmount.fromRawAmount(token1, `${reserve1}`))
}
const pairs = [await readPair(A, B), await readPair(B, C)]
// Find the best way to sell 10 A for C.
const amountIn = CurrencyAmount.fromRawAmount(A, `${10n ** 19n}`)
const [trade] = Trade.bestTradeExactIn(pairs, amountIn, C)
const impact = trade?.priceImpact.toFixed(2)
if (!trade || Number(impact) > 3) throw new Error(`No route below ${impact}%.`)
console.log(`quoted ${trade.outputAmount.toExact()} C, price impact ${impact}%`)
// Approve the 10 A, then sell them for at least the quote less 0.5%.
await (await on(A.address, 'approve')(router, `${amountIn.quotient}`)).wait()
const allowedSlippage = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(allowedSlippage).toExact()} C`)
const deadline = (block?.timestamp ?? 0) + 600
const terms = { allowedSlippage, deadline, recipient: signer.address }
const { methodName, args } = Router.swapCallParameters(trade, terms)
const receipt = await (await on(router, methodName)(...args)).wait()
const { data } = receipt.logs.find((log: Log) => log.address === C.address)
console.log(`received ${CurrencyAmount.fromRawAmount(C, data).toExact()} C`)
