import { type CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core'
import { type Pool, type Route, Trade } from '@uniswap/v3-sdk'
import { toAmount, toRaw } from './background'
import { isPartial } from './quote'

type Sale = Trade<Token, Token, TradeType.EXACT_INPUT>

/** A route for people, as in `A -3000- B -500- C`. */
export function describe({ pools, tokenPath }: Route<Token, Token>): string {
  const hops = pools.map(
    ({ fee }, index) => `-${fee}- ${tokenPath[index + 1]?.symbol}`,
  )
  return [tokenPath[0]?.symbol, ...hops].join(' ')
}

/** Whether the pools of a trade take its whole input. */
export async function isComplete({ swaps }: Sale): Promise<boolean> {
  for (const { route, inputAmount } of swaps) {
    let amount: CurrencyAmount<Token> = inputAmount
    for (const pool of route.pools) {
      const [output, after] = await pool.getOutputAmount(amount)
      if (isPartial(BigInt(after.sqrtRatioX96.toString()))) return false
      amount = output
    }
  }
  return true
}

/**
 * The routes that take a whole exact input, the best first, over at most three
 * pools each.
 * @throws if both tokens are the same one, to which only circles lead
 */
export async function bestSales(
  pools: Pool[],
  amountIn: CurrencyAmount<Token>,
  tokenOut: Token,
): Promise<Sale[]> {
  if (amountIn.currency.equals(tokenOut))
    throw new Error('Input and output are the same token.')
  // Any number of partial trades may promise more than the best complete one.
  const options = { maxHops: 3, maxNumResults: Infinity }
  const live = pools.filter(canTrade)
  const sales = await Trade.bestTradeExactIn(live, amountIn, tokenOut, options)
  const complete = await Promise.all(sales.map(isComplete))
  return sales.filter((_, index) => complete[index])
}

/**
 * Whether a pool has liquidity at its price, and a price inside the scale. The
 * SDK throws at either end of it.
 */
function canTrade({ liquidity, sqrtRatioX96 }: Pool): boolean {
  const price = BigInt(sqrtRatioX96.toString())
  return BigInt(liquidity.toString()) > 0n && !isPartial(price)
}

// #region best-split
/**
 * The best division of an input between two routes without a common pool, in
 * tenths.
 * @throws if no division is sold whole
 */
export async function bestSplit(
  amountIn: CurrencyAmount<Token>,
  one: Route<Token, Token>,
  other: Route<Token, Token>,
): Promise<Sale> {
  let best: Sale | undefined
  for (let tenths = 0n; tenths <= 10n; tenths++) {
    const amount = toAmount(amountIn.currency, (toRaw(amountIn) * tenths) / 10n)
    const parts = [
      { route: one, amount: amountIn.subtract(amount) },
      { route: other, amount },
    ].filter(part => toRaw(part.amount) > 0n)
    const sale = await Trade.fromRoutes(parts, TradeType.EXACT_INPUT)
    const isBetter = !best || sale.outputAmount.greaterThan(best.outputAmount)
    if (isBetter && (await isComplete(sale))) best = sale
  }
  if (!best) throw new Error('The routes cannot take the amount.')
  return best
}
// #endregion
