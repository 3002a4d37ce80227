import type { TickRange } from './position'

/** A position with its liquidity, in any unit. */
type LiquidityPosition = TickRange & { readonly liquidity: number }

/** `liquidityNet` of each tick at which a position begins or ends, in order (`Tick`, v3-core). */
export function liquidityNets(positions: readonly LiquidityPosition[]) {
  const nets = new Map<number, number>()
  const add = (tick: number, net: number) => nets.set(tick, (nets.get(tick) ?? 0) + net)
  for (const { lower, upper, liquidity } of positions) {
    add(lower, liquidity)
    add(upper, -liquidity)
  }
  return [...nets].sort(([a], [b]) => a - b).map(([tick, net]) => ({ tick, net }))
}

/** The liquidity between each two of these ticks: it grows by `liquidityNet`, from left to right. */
export function liquiditySteps(positions: readonly LiquidityPosition[]) {
  const nets = liquidityNets(positions)
  let liquidity = 0
  return nets.slice(0, -1).map(({ tick, net }, i) => {
    liquidity += net
    return { lower: tick, upper: nets[i + 1]?.tick ?? tick, liquidity }
  })
}
