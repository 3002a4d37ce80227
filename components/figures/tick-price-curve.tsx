import { formatNumber } from '@/lib/site/format'
import { tickPrice } from './amm/ticks'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const RANGE_X = [40, 424] as const
const RANGE_Y = [220, 34] as const
const END = 15_000
const x = linearScale([-END, END], RANGE_X)
const y = linearScale([0, 4.5], RANGE_Y)

const curve = ticks(-END, END, 500).map((tick): Point => [x(tick), y(tickPrice(tick))])
const marks = [-6932, 0, 6931, 13_863].map(tick => ({
  tick,
  // On the left there is no room above the curve.
  below: tick < 0,
  text: `${formatNumber(tickPrice(tick), 4)} at ${formatNumber(tick)}`,
}))

/** The price at a tick: equal steps of the tick multiply it by the same factor. */
export function TickPriceCurve() {
  return (
    <Figure
      height={266}
      alt={
        `A curve of price against tick that rises ever more steeply, from nearly 0 on the left. ` +
        `It passes the price ${marks.map(({ text }) => text).join(', ')}. So about 6,932 ticks ` +
        'double the price, wherever they begin.'
      }
      caption={
        'The price at a tick is 1.0001 to the power of the tick, token1 per token0 in smallest ' +
        'units. About 6,932 ticks double it.'
      }
    >
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={ticks(-10_000, 10_000, 5000)}
        format={tick => formatNumber(tick)}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={ticks(0, 4, 1)}
        format={price => formatNumber(price)}
      />
      <Label x={4} y={16}>
        price
      </Label>
      <Label x={436} y={261} anchor="end">
        tick
      </Label>
      <path className={styles.line} d={linePath(curve)} />
      {marks.map(({ tick, text, below }) => (
        <g key={tick}>
          <circle className={styles.dot} cx={x(tick)} cy={y(tickPrice(tick))} r="4" />
          <Label
            x={x(tick) + (below ? 6 : -10)}
            y={y(tickPrice(tick)) + (below ? 17 : -7)}
            anchor={below ? 'start' : 'end'}
          >
            {text}
          </Label>
        </g>
      ))}
    </Figure>
  )
}
