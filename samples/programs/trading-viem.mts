import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core'
import { Pool, Route, SwapQuoter, SwapRouter, Trade } from '@uniswap/v3-sdk'
import * as viem from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil as chain } from 'viem/chains'

const account = privateKeyToAccount(process.env.PRIVATE_KEY as viem.Hex)
const transport = viem.http('http://127.0.0.1:8545') // The local chain.
const wallet = viem.createWalletClient({ account, chain, transport })
const client = wallet.extend(viem.publicActions)
const done = (hash: viem.Hex) => client.waitForTransactionReceipt({ hash })
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E' // Their pool.
const slot0 = 'function slot0() view returns (uint160, int24)'
const abi = viem.parseAbi([slot0, 'function approve(address, uint256)'])
const on = (address: viem.Hex) => viem.getContract({ address, abi, client })
// Read the price of the pool, and quote 10 A.
const [price, tick] = await on(pool).read.slot0()
const route = new Route([new Pool(A, B, 3000, `${price}`, 0, tick)], A, B)
const amount = CurrencyAmount.fromRawAmount(A, `${10n ** 19n}`)
const sale = { route, inputAmount: amount, tradeType: TradeType.EXACT_INPUT }
const v2 = { useQuoterV2: true }
const ask = SwapQuoter.quoteCallParameters(route, amount, sale.tradeType, v2)
const asked = { to: quoter, data: ask.calldata as viem.Hex } as const
const { data } = await client.call(asked)
const outputAmount = CurrencyAmount.fromRawAmount(B, `${data?.slice(0, 66)}`)
const trade = Trade.createUncheckedTrade({ ...sale, outputAmount })
const impact = trade.priceImpact.toFixed(2)
console.log(`quoted ${outputAmount.toExact()} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Approve the 10 A, then sell them for at least the quote less 0.5%.
await done(await on(A.address as viem.Hex).write.approve([router, 10n ** 19n]))
const slippageTolerance = new Percent(50, 10_000)
console.log(`at least ${trade.minimumAmountOut(slippageTolerance).toExact()} B`)
const deadline = Number((await client.getBlock()).timestamp) + 600
const terms = { slippageTolerance, deadline, recipient: account.address }
const swap = SwapRouter.swapCallParameters(trade, terms)
const request = { to: router, data: swap.calldata as viem.Hex } as const
const receipt = await done(await client.sendTransaction(request))
if (receipt.status !== 'success') throw new Error('The swap has reverted.')
const paid = receipt.logs.find(l => BigInt(l.address) === BigInt(B.address))
console.log(`received ${viem.formatUnits(BigInt(paid?.data ?? 0), 6)} B`)
