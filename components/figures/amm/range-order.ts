import { guidePrice } from './guide-liquidity'
import { holdings, liquidityOf } from './position'

/** The order of the guide on range orders: 50 A, from these prices of A in B. */
export const orderRange = { lowest: guidePrice(-268_920), highest: guidePrice(-268_860) }
export const ORDER_A = 50

const liquidity = liquidityOf(orderRange, 2, ORDER_A, Number.POSITIVE_INFINITY)

/** What the order holds at a price of A, in whole tokens. */
export function orderHolds(price: number): { a: number; b: number } {
  const { amount0, amount1 } = holdings(orderRange, liquidity, price)
  return { a: amount0, b: amount1 }
}
