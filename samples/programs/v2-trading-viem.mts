import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Route, Router, Trade } from '@uniswap/v2-sdk'
import * as viem from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil as chain } from 'viem/chains'

const account = privateKeyToAccount(process.env.PRIVATE_KEY as viem.Hex)
const transport = viem.http('http://127.0.0.1:8545') // The local chain.
const wallet = viem.createWalletClient({ account, chain, transport })
const client = wallet.extend(viem.publicActions)
const done = (hash: viem.Hex) => client.waitForTransactionReceipt({ hash })
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003' as const
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const abi = viem.parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function approve(address, uint256)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
])
const on = (address: viem.Hex) => viem.getContract({ address, abi, client })
const raw = CurrencyAmount.fromRawAmount<Token>
// Read the pair, and work out what 10 A buy.
const [a, b] = [A.address as viem.Hex, B.address as viem.Hex]
const address = await on(factory).read.getPair([a, b])
const [reserve0, reserve1] = await on(address).read.getReserves()
const [token0, token1] = A.sortsBefore(B) ? [A, B] : [B, A]
const pair = new Pair(raw(token0, `${reserve0}`), raw(token1, `${reserve1}`))
const trade = Trade.exactIn(new Route([pair], A, B), raw(A, `${10n ** 19n}`))
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${trade.outputAmount.toExact()} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Approve the 10 A, then sell them for at least the quote less 0.5%.
await done(await on(a).write.approve([router, 10n ** 19n]))
const allowedSlippage = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(allowedSlippage).toExact()} B`)
const deadline = Number((await client.getBlock()).timestamp) + 600
const terms = { allowedSlippage, deadline, recipient: account.address }
const { methodName: name, args } = Router.swapCallParameters(trade, terms)
const tx = { address: router, abi: abi as viem.Abi, functionName: name, args }
const receipt = await done(await client.writeContract(tx))
if (receipt.status !== 'success') throw new Error('The swap has reverted.')
const paid = receipt.logs.find(log => BigInt(log.address) === BigInt(b))
console.log(`received ${raw(B, paid?.data ?? 0).toExact()} B`)
