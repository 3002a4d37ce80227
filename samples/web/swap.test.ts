import { type Currency, type CurrencyAmount, TradeType } from '@uniswap/sdk-core'
import { Interface, parseEther } from 'ethers'
import { getBlock, waitForTransactionReceipt } from 'viem/actions'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownerOf, seedPools } from '../chain/seed'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred-viem'
import { toAmount, tokensOf, toRaw } from '../v3/background'
import { nativeGained } from '../v3/trading-viem'
import type { Offer, Order } from './quote'
import { testApp } from './test-app.fixture'

const app = await testApp()
const { swapx, node, client, wallet, endpoint, findOffers, findTiers, minimumOf, maximumOf } = app
const owner = wallet.address
const { A, B, C } = tokensOf(swapx)
const native = nativeOf(swapx)
const { EXACT_INPUT, EXACT_OUTPUT } = TradeType

const amountOf = <T extends Currency>(currency: T, units: number) =>
  toAmount(currency, BigInt(units * 10 ** 6) * 10n ** BigInt(currency.decimals - 6))
const sale = (units: number, input: Currency, other: Currency): Order => {
  return { type: EXACT_INPUT, exact: amountOf(input, units), other }
}
const purchase = (units: number, output: Currency, other: Currency): Order => {
  return { type: EXACT_OUTPUT, exact: amountOf(output, units), other }
}
const offersFor = async (order: Order) => findOffers(order, await findTiers())
async function offerOf(order: Order, version: string): Promise<Offer> {
  const offers = await offersFor(order)
  const offer = offers.find(({ name }) => name.startsWith(version))
  if (!offer) throw new Error(`${version} makes no offer.`)
  return offer
}

const receiptOf = (hash: `0x${string}`) => waitForTransactionReceipt(client, { hash })

/** What the account gained in a transaction, of a token or the native currency. */
async function gained(hash: `0x${string}`, currency: Currency): Promise<bigint> {
  const receipt = await receiptOf(hash)
  if (currency.isNative) return nativeGained(client as never, receipt, owner)
  return toRaw(transferred(receipt, currency, owner))
}

beforeEach(() => {
  endpoint.answer = undefined
})

describe.each(['v2', 'v3'])('in %s', version => {
  test.each([
    ['a token for a token', sale(10, A, B)],
    ['a token for native currency', sale(10, A, native)],
    ['native currency for a token', sale(1, native, A)],
    ['a token for exactly this much of a token', purchase(10, B, A)],
    ['a token for exactly this much native currency', purchase(0.5, native, A)],
    ['native currency for exactly this much of a token', purchase(5, A, native)],
  ])('the wallet swaps %s, as the offer says', async (_, order) => {
    const offer = await offerOf(order, version)
    const { inputAmount, outputAmount } = offer.trade
    const most = maximumOf(offer)
    if (most.currency.isToken)
      await receiptOf(await app.approve(most.wrapped, owner, app.routerOf(offer)))
    const hash = await app.swap(offer, owner, false)
    expect(await gained(hash, inputAmount.currency)).toBe(-toRaw(inputAmount))
    expect(await gained(hash, outputAmount.currency)).toBe(toRaw(outputAmount))
    const isSale = order.type === EXACT_INPUT
    expect(toRaw(minimumOf(offer)) < toRaw(outputAmount)).toBe(isSale)
    expect(toRaw(most) > toRaw(inputAmount)).toBe(!isSale)
  })
})

test.each([
  ['a sale', sale(3, A, B)],
  ['a purchase', purchase(3, B, A)],
])('a permit stands for the approval of %s', async (_, order) => {
  const offer = await offerOf(order, 'v3')
  const asked = wallet.sent.length
  const hash = await app.swap(offer, owner, true)
  expect(await gained(hash, B)).toBe(toRaw(offer.trade.outputAmount))
  expect(wallet.sent).toHaveLength(asked + 1)
})

describe('the offers', () => {
  const QUOTER = app.swapx.quoterV2.toLowerCase()
  const isQuote = (request: { params?: { to?: string; data?: string }[] }, fee: number) =>
    request.params?.[0]?.to?.toLowerCase() === QUOTER &&
    request.params[0].data?.includes(fee.toString(16).padStart(64, '0'))

  test.each([
    ['a limit of HTTP', { status: 429 }],
    ['a limit in the answer', { error: { code: 429, message: 'slow down' } }],
    ['the limit of EIP-1474', { error: { code: -32005, message: 'limit exceeded' } }],
    ['the limit of QuickNode', { error: { code: -32007, message: '15/second reached' } }],
    ['a block that a node behind lacks', { error: { code: -32000, message: 'header not found' } }],
    ['an error of the node itself', { error: { code: -32603, message: 'internal error' } }],
  ])('are not the best without a tier that is unknown for %s', async (_, answer) => {
    const order = sale(100, B, C)
    endpoint.answer = request => (isQuote(request, 500) ? answer : undefined)
    const error = await offersFor(order).catch(error => error)
    const said = 'error' in answer && answer.error.code !== -32005 ? answer.error.message : ''
    expect(app.explain(error)).toMatch(
      said ? `refuses: ${said}` : /refuses: limit exceeded|does not answer/,
    )
  })

  test('are without a pool of which the quoter says that it cannot', async () => {
    const error = { code: 3, message: 'execution reverted: SPL', data: '0x' }
    endpoint.answer = request => (isQuote(request, 500) ? { error } : undefined)
    const names = (await offersFor(sale(100, B, C))).map(({ name }) => name)
    expect(names.sort()).toEqual(['v2, 0.3%', 'v3, 0.3%'])
  })

  test('of pools that cannot pay so much are none', async () => {
    expect(await offersFor(purchase(3_000, B, A))).toEqual([])
    expect(await offersFor(sale(10 ** 9, A, B))).not.toEqual([])
  })

  test('come from each tier of the factory, the best one first', async () => {
    const order = sale(10, A, C)
    const before = await offersFor(order)
    const [payer] = await node.send('eth_accounts', [])
    const factory = new Interface(['function enableFeeAmount(uint24 fee, int24 spacing)'])
    const data = factory.encodeFunctionData('enableFeeAmount', [100, 1])
    await ownerOf(node, payer).send(swapx.v3Factory, data)
    const amounts: [bigint, bigint] = [parseEther('2000'), parseEther('2000')]
    const tokens: [string, string] = [swapx.tokens.A, swapx.tokens.C]
    await seedPools(ownerOf(node, payer), swapx, [{ tokens, amounts, fee: 100 }])
    const [best] = await offersFor(order)
    expect(best?.name).toBe('v3, 0.01%')
    const paid = best?.trade.outputAmount as CurrencyAmount<Currency>
    expect(paid.greaterThan(before[0]?.trade.outputAmount ?? 0)).toBe(true)
  })
})

describe('a wallet that is on another chain, unknown to the app', () => {
  test.each([false, true])('switches, and is asked once more (by permit: %s)', async byPermit => {
    const offer = await offerOf(sale(1, A, B), 'v3')
    const { inputAmount } = offer.trade
    if (!byPermit)
      await receiptOf(await app.approve(inputAmount.wrapped, owner, app.routerOf(offer)))
    wallet.chainId = '0x1'
    const hash = await app.swap(offer, owner, byPermit)
    expect(wallet.chainId).toBe('0x7a69')
    expect(await gained(hash, A)).toBe(-toRaw(inputAmount))
  })

  test('is asked only once, and keeps what it refuses', async () => {
    const offer = await offerOf(sale(1, A, B), 'v3')
    await receiptOf(await app.approve(offer.trade.inputAmount.wrapped, owner, app.routerOf(offer)))
    wallet.chainId = '0x1'
    wallet.rejects.add('wallet_switchEthereumChain')
    const error = await app.swap(offer, owner, false).catch(error => error)
    expect(app.explain(error)).toBe('You rejected the request in your wallet. Nothing was sent.')
    wallet.rejects.clear()
    wallet.chainId = '0x7a69'
  })
})

describe('an account with code', () => {
  const setCode = (code: string) => node.send('anvil_setCode', [owner, code])

  /** Seconds from the newest block to the deadline of the transaction that the wallet got last. */
  async function patience(): Promise<number> {
    const offer = await offerOf(sale(1, native, A), 'v2')
    await app.swap(offer, owner, false)
    const { timestamp } = await getBlock(client)
    const deadline = BigInt(`0x${wallet.last.data?.slice(10 + 3 * 64, 10 + 4 * 64)}`)
    return Number(deadline - timestamp)
  }

  test('is one of a contract wallet, whose signers have a day', async () => {
    expect(await app.isContract(owner)).toBe(false)
    expect(await patience()).toBeLessThanOrEqual(600)
    await setCode('0x6001')
    wallet.hasSigners = true
    expect(await patience()).toBe(24 * 3600)
    wallet.hasSigners = false
    await setCode('0x')
  })

  test('is one with a key, if it delegates to a contract (EIP-7702)', async () => {
    await setCode(`0xef0100${'12'.repeat(20)}`)
    expect(await app.isContract(owner)).toBe(false)
    await setCode('0x')
  })
})
