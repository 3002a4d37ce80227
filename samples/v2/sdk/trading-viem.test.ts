import { Percent, type Token } from '@uniswap/sdk-core'
import router02 from '@uniswap/v2-periphery/build/IUniswapV2Router02.json'
import { type Pair, Route, Trade } from '@uniswap/v2-sdk'
import { type Abi, type AbiFunction, getAddress, parseEther, toFunctionSelector } from 'viem'
import { getBalance, simulateContract } from 'viem/actions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approveExactly } from '../../allowance-viem'
import { changeCode } from '../../chain/change-code.fixture'
import { testChain } from '../../chain/test-chain'
import { connect } from '../../connection-viem'
import { deadlineIn } from '../../deadline-viem'
import { environment } from '../../environment'
import { nativeOf } from '../../native-currency'
import { transferred } from '../../transferred-viem'
import { routerAbi } from '../abi-viem'
import { addTaxedPair } from '../taxed-pair.fixture'
import { bestTrade } from './best-trade'
import { readPairs, readToken, readTokens } from './fetching-data-viem'
import { amountOf } from './quick-start-viem'
import { allowanceOf, sellTaxed, sendTrade } from './trading-viem'

const chain = await testChain()
const { node, signer, deploy, deadline } = chain
const { swapx, client } = connect(environment)
const { A, B } = await readTokens(client, swapx)
const native = nativeOf(swapx)
const account = client.account.address
const quietAddress = getAddress(await (await deploy('QuietToken')).getAddress())
const taxedAddress = getAddress(
  await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline()),
)
const load = () =>
  readPairs(client, swapx, [
    [A, B],
    [native.wrapped, A],
  ] as [Token, Token][])
const limits = async () => ({
  tolerance: new Percent(50, 10_000),
  recipient: account,
  deadline: await deadlineIn(600, client),
})

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('native currency goes in, the rest is refunded, and it comes out', async () => {
  const route = new Route((await load()).slice(1), native, A)
  const purchase = Trade.exactOut(route, amountOf(A, '5'))
  const before = await getBalance(client, { address: account })
  const receipt = await sendTrade(client, swapx, purchase, await limits())
  const gas = receipt.gasUsed * receipt.effectiveGasPrice
  const paid = before - (await getBalance(client, { address: account })) - gas
  expect(paid.toString()).toBe(purchase.inputAmount.quotient.toString())

  const recipient = '0x3000000000000000000000000000000000000001'
  const sale = bestTrade(await load(), amountOf(A, '10'), native)
  await sendTrade(client, swapx, sale, { ...(await limits()), recipient })
  const arrived = await getBalance(client, { address: recipient })
  expect(arrived.toString()).toBe(sale.outputAmount.quotient.toString())
})

test('too great an impact, and a tolerance of 5,000%, are refused before anything is sent', async () => {
  const nonce = await signer.getNonce()
  const great = bestTrade(await load(), amountOf(A, '100000'), B)
  await expect(sendTrade(client, swapx, great, await limits())).rejects.toThrow(
    'The price impact of 99.01% is above 10.00%.',
  )
  const trade = bestTrade(await load(), amountOf(A, '10'), B)
  const wrong = { ...(await limits()), tolerance: new Percent(50) }
  await expect(sendTrade(client, swapx, trade, wrong)).rejects.toThrow(
    'A tolerance is from 0 to below 100%, not 5000.00%.',
  )
  expect(await signer.getNonce()).toBe(nonce)
})

test.each([
  ['a larger allowance is used', '1000', '990'],
  ['a smaller one is raised over 0 and put back', '4', '4'],
])('%s', async (_name, before, after) => {
  await approveExactly(
    client,
    getAddress(A.address),
    getAddress(swapx.v2Router02),
    parseEther(before),
  )
  await sendTrade(client, swapx, bestTrade(await load(), amountOf(A, '10'), B), await limits())
  expect(await allowanceOf(client, swapx, A)).toBe(parseEther(after))
})

test('a reset that the token refuses does not hide the swap', async () => {
  await changeCode(chain, A.address, 'NoZeroToken')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const pairs = await load()
  const trade = Trade.exactOut(new Route(pairs.slice(0, 1), A, B), amountOf(B, '100'))
  const receipt = await sendTrade(client, swapx, trade, await limits())
  expect(transferred(receipt, B, account).toExact()).toBe('100')
  expect(warn).toHaveBeenCalledWith(`An allowance of ${A.address} is left:`, expect.any(Error))
  // What is left does not block the next approval.
  await approveExactly(
    client,
    getAddress(A.address),
    getAddress(swapx.v2Router02),
    parseEther('30'),
  )
  expect(await allowanceOf(client, swapx, A)).toBe(parseEther('30'))
})

test('the allowance of a token that returns nothing changes over 0', async () => {
  const quiet = await readToken(client, swapx, quietAddress)
  await approveExactly(client, getAddress(quiet.address), getAddress(swapx.v2Router02), 5n)
  await approveExactly(client, getAddress(quiet.address), getAddress(swapx.v2Router02), 3n)
  expect(await allowanceOf(client, swapx, quiet)).toBe(3n)
})

test('the ABI has all swaps of the router', () => {
  const swaps = (router02.abi as Abi).filter(
    (item): item is AbiFunction => item.type === 'function' && item.name.startsWith('swap'),
  )
  expect(routerAbi.map(toFunctionSelector).sort()).toEqual(swaps.map(toFunctionSelector).sort())
})

test('a taxed token is sold with what arrives', async () => {
  const taxed = await readToken(client, swapx, taxedAddress)
  const [pair] = (await readPairs(client, swapx, [[taxed, B]])) as [Pair]
  const route = new Route([pair], taxed, B)
  const one = new Percent(1, 100)
  const sale = amountOf(taxed, '100')
  const receipt = await sellTaxed(client, swapx, route, sale, one, await limits())
  expect(transferred(receipt, B, account).toExact()).toBe('179.671849')
  expect(transferred(receipt, B, quietAddress).toExact()).toBe('0')
})

test('a taxed token is not sold for an exact output', async () => {
  const taxed = await readToken(client, swapx, taxedAddress)
  const [pair] = (await readPairs(client, swapx, [[taxed, B]])) as [Pair]
  const trade = Trade.exactOut(new Route([pair], taxed, B), amountOf(B, '100'))
  const sent = sendTrade(client, swapx, trade, await limits())
  await expect(sent).rejects.toThrow('UniswapV2: K')
})

test('what a reader meets: a price that has moved, a decimal string', async () => {
  const trade = bestTrade(await load(), amountOf(A, '10'), B)
  await sendTrade(client, swapx, trade, await limits())
  await expect(sendTrade(client, swapx, trade, await limits())).rejects.toThrow(
    'reverted with the following reason:\nUniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
  )
  // The failed swap leaves the allowance as it was before.
  expect(await allowanceOf(client, swapx, A)).toBe(0n)
  const made = simulateContract(client, {
    address: getAddress(swapx.v2Router02),
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    // @ts-expect-error the typed ABI takes no string for a number
    args: ['4.87', [swapx.wrappedNative, A.address], account, 2n ** 40n],
  })
  await expect(made).rejects.toThrow('Cannot convert 4.87 to a BigInt')
})
