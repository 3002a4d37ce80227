import { formatAmount, formatPercent } from '@/lib/site/format'
import { EXAMPLE_PAIR, rawA, wholeA } from './amm/example-pair'
import { SWAP_FEE } from './amm/fees'
import { priceImpact } from './amm/price'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const RANGE_X = [48, 420] as const
const RANGE_Y = [264, 30] as const
const x = linearScale([0, 200], RANGE_X)
const y = linearScale([0, 0.18], RANGE_Y)

/** Price impact of selling whole tokens A to the example pair; without a trade, the fee alone. */
function impact(amount: number): number {
  return amount === 0 ? SWAP_FEE : priceImpact(rawA(amount), EXAMPLE_PAIR.a, EXAMPLE_PAIR.b)
}

const reserve = wholeA(EXAMPLE_PAIR.a)
const curve = ticks(0, 200, 2).map((amount): Point => [x(amount), y(impact(amount))])
const marks = [10, 50, 100, 200].map(amount => ({
  share: formatPercent(amount / reserve, 0),
  amount: formatAmount(amount, 'A'),
  impact: formatPercent(impact(amount)),
  at: [x(amount), y(impact(amount))] as const,
}))
const fee = formatPercent(SWAP_FEE)

/** How the price of a trade worsens with its size; the fee is the least that it loses. */
export function PriceImpactCurve() {
  return (
    <Figure
      height={314}
      alt={
        'A rising curve of price impact against the trade size as a share of the reserve of the ' +
        `token sold. It starts at the fee, ${fee}, and passes ` +
        `${marks.map(mark => `${mark.impact} at ${mark.share}`).join(', ')} of the reserve.`
      }
      caption={
        `Price impact is 1 − output ÷ (input × price before the trade). It includes the fee of ` +
        `${fee}, and depends on the size of the trade relative to the reserve: the amounts are ` +
        `for a reserve of ${formatAmount(reserve, 'A')}.`
      }
    >
      <path className={styles.guide} d={`M${RANGE_X[0]} ${y(SWAP_FEE)}H${RANGE_X[1]}`} />
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={ticks(0, 200, 50)}
        format={amount => formatPercent(amount / reserve, 0)}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={ticks(0, 0.15, 0.05)}
        format={value => formatPercent(value, 0)}
      />
      <Label x={4} y={14}>
        price impact
      </Label>
      <Label x={436} y={309} anchor="end">
        trade size ÷ reserve of the token sold
      </Label>
      <Label x={RANGE_X[1]} y={y(SWAP_FEE) - 8} anchor="end" kind="minor">
        the fee alone: {fee}
      </Label>
      <path className={styles.line} d={linePath(curve)} />
      {marks.map(({ at, amount, impact }, i) => {
        const last = i === marks.length - 1
        return (
          <g key={amount}>
            <circle className={styles.dot} cx={at[0]} cy={at[1]} r="4" />
            <Label
              x={at[0] + (last ? -12 : 12)}
              y={at[1] + (last ? 0 : 6)}
              anchor={last ? 'end' : 'start'}
            >
              <tspan className={styles.textA}>{amount}</tspan>: {impact}
            </Label>
          </g>
        )
      })}
    </Figure>
  )
}
