import { CurrencyAmount, TradeType } from '@uniswap/sdk-core'
import { FeeAmount, NoTickDataProvider, Pool, Route, Trade } from '@uniswap/v3-sdk'
import { expect, test } from 'vitest'
import { outputOf } from '../../chain/test-chain'
import { main } from './no-tick-data-provider'
import { A, C, examplePool } from './pool'
import { onePlusOne } from './position'

const { sqrtRatioX96, liquidity } = examplePool(FeeAmount.MEDIUM)
const pool = new Pool(A, C, FeeAmount.MEDIUM, sqrtRatioX96, liquidity, 0)
const message = 'No tick data provider was given'

test('main prints a price and the error of a quote', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('no-tick-data-provider.out.txt')
})

test('both methods reject', async () => {
  const provider = new NoTickDataProvider()
  await expect(provider.getTick(0)).rejects.toThrow(message)
  await expect(provider.nextInitializedTickWithinOneWord(0, true, 60)).rejects.toThrow(message)
})

test('what works without ticks, and what does not', async () => {
  const route = new Route([pool], A, C)
  const inputAmount = CurrencyAmount.fromRawAmount(A, 1000)
  const outputAmount = CurrencyAmount.fromRawAmount(C, 990)
  expect(route.midPrice.toSignificant(6)).toBe('1')
  expect(onePlusOne(pool, -600, 600).liquidity.toString()).toBe('33837499809738371427')
  const tradeType = TradeType.EXACT_INPUT
  const trade = Trade.createUncheckedTrade({ route, inputAmount, outputAmount, tradeType })
  expect(trade.priceImpact.toFixed(0)).toBe('1')
  await expect(pool.getInputAmount(outputAmount)).rejects.toThrow(message)
  await expect(Trade.exactIn(route, inputAmount)).rejects.toThrow(message)
  await expect(Trade.bestTradeExactIn([pool], inputAmount, C)).rejects.toThrow(message)
  const nothing = await pool.getOutputAmount(CurrencyAmount.fromRawAmount(A, 0))
  expect(nothing[0].quotient.toString()).toBe('0')
})
