import { formatAmount, formatNumber, formatPercent } from '@/lib/site/format'
import { manipulatedPrice, SPIKE_SECONDS, wholePrice } from './amm/oracle-example'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point } from './plot'
import { AxisX, AxisY } from './plot-axis'

const WINDOW = 300
const LONG_WINDOW = 1800
const { stages, readings, average } = manipulatedPrice(WINDOW)
const [calm = 0, spike = 0] = stages.map(stage => wholePrice(stage.price))
const twap = wholePrice(average)
const total = wholePrice(readings.at(-1)?.cumulative ?? 0n)
const longTwap = wholePrice(manipulatedPrice(LONG_WINDOW).average)

const RANGE_X = [48, 420] as const
const x = linearScale([0, WINDOW], RANGE_X)
const price = linearScale([0, 8], [112, 36])
const sum = linearScale([0, 700], [306, 174])

const steps = stages.flatMap((stage, i): Point[] => {
  const height = price(wholePrice(stage.price))
  const from = readings[i]?.seconds ?? 0
  return [
    [x(from), height],
    [x(from + stage.seconds), height],
  ]
})
const growth = readings.map(
  ({ seconds, cumulative }): Point => [x(seconds), sum(wholePrice(cumulative))],
)
const chord = linePath([growth[0] ?? [0, 0], growth.at(-1) ?? [0, 0]])

/** Why an average over time resists a price that lasts for one block only. */
export function TwapFigure() {
  return (
    <Figure
      height={332}
      alt={
        `Two graphs over ${WINDOW} seconds. Above, the price of A is ${formatNumber(calm, 2)} B, ` +
        `jumps to ${formatNumber(spike, 2)} B for one block of ${SPIKE_SECONDS} seconds and falls ` +
        `back. Below, the cumulative price rises evenly, steeply during that block, to ` +
        `${formatNumber(total, 1)}; the straight line from start to end has the slope ` +
        `${formatNumber(twap, 2)} B, the time-weighted average price.`
      }
      caption={
        `The spike multiplies the spot price by ${formatNumber(spike / calm, 1)}, but moves the ` +
        `average over ${formatAmount(WINDOW, 's')} by ${formatPercent(twap / calm - 1, 1)}, and ` +
        `over ${formatAmount(LONG_WINDOW, 's')} by only ${formatPercent(longTwap / calm - 1, 1)}. ` +
        'A price counts for the time it stands from one block to the next; one that is undone ' +
        'within its block does not count.'
      }
    >
      <Label x={4} y={14}>
        spot price, B per A
      </Label>
      <AxisY
        x={RANGE_X[0]}
        range={[112, 30]}
        scale={price}
        values={[0, calm, 8]}
        format={formatNumber}
      />
      <path className={styles.axis} d={`M${RANGE_X[0]} 112H${RANGE_X[1]}`} />
      <path className={styles.line} d={linePath(steps)} />
      <Label x={x(WINDOW / 2) + 20} y={price(spike) + 12}>
        {formatNumber(spike, 2)} for one block ({formatAmount(SPIKE_SECONDS, 's')})
      </Label>

      <Label x={4} y={152}>
        cumulative price, B per A × seconds
      </Label>
      <AxisY
        x={RANGE_X[0]}
        range={[306, 168]}
        scale={sum}
        values={[0, 300, 600]}
        format={formatNumber}
      />
      <AxisX
        y={306}
        range={RANGE_X}
        scale={x}
        values={[0, WINDOW / 2, WINDOW]}
        format={seconds => formatAmount(seconds, 's')}
      />
      <path className={styles.guide} d={chord} />
      <path className={styles.line} d={linePath(growth)} />
      <circle className={styles.dot} cx={growth[0]?.[0]} cy={growth[0]?.[1]} r="4" />
      <circle className={styles.dot} cx={growth.at(-1)?.[0]} cy={growth.at(-1)?.[1]} r="4" />
      <Label x={RANGE_X[1] - 10} y={sum(total) - 8} anchor="end" kind="minor">
        {formatNumber(total, 1)}
      </Label>
      <Label x={RANGE_X[1]} y={sum(170)} anchor="end">
        slope of the dashed line:
      </Label>
      <Label x={RANGE_X[1]} y={sum(170) + 18} anchor="end" kind="strong">
        TWAP = {formatNumber(total, 1)} ÷ {formatAmount(WINDOW, 's')} = {formatAmount(twap, 'B', 2)}
      </Label>
    </Figure>
  )
}
