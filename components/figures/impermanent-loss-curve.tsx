import { formatNumber, formatPercent } from '@/lib/site/format'
import { impermanentLoss } from './amm/constant-product'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { areaPath, linearScale, linePath, logScale, logTicks, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const RANGE_X = [56, 424] as const
const RANGE_Y = [262, 40] as const
const LOWEST = 0.2
const HIGHEST = 5
const x = logScale([LOWEST, HIGHEST], RANGE_X)
const y = linearScale([-0.3, 0], RANGE_Y)

const curve = logTicks(LOWEST, HIGHEST, 80).map((r): Point => [x(r), y(impermanentLoss(r))])
const marks = [
  { ratio: 0.2, anchor: 'start', dx: 13, dy: 5 },
  { ratio: 0.5, anchor: 'end', dx: -6, dy: -8 },
  { ratio: 2, anchor: 'start', dx: 6, dy: -8 },
  { ratio: 5, anchor: 'end', dx: -13, dy: 5 },
] as const

function ratioLabel(ratio: number): string {
  return `× ${formatNumber(ratio, Number.isInteger(ratio) ? 0 : 1)}`
}

/** What a liquidity provider has less than a holder, by how far the price has moved. */
export function ImpermanentLossCurve() {
  const listed = marks.map(({ ratio }) => {
    return `${formatPercent(impermanentLoss(ratio))} at ${ratioLabel(ratio)}`
  })
  return (
    <Figure
      height={312}
      alt={
        'A curve of impermanent loss against the price at the end divided by the price at the ' +
        `start, on a log axis. It is highest, ${formatPercent(impermanentLoss(1))}, where the price is ` +
        `unchanged, and falls alike on both sides: ${listed.join(', ')}.`
      }
      caption={
        'The value of a liquidity position compared with holding the two tokens, without fees ' +
        'earned. On the log axis the curve is symmetric: doubling and halving cost the same.'
      }
    >
      <path
        className={styles.area}
        d={areaPath([[x(HIGHEST), y(0)], [x(LOWEST), y(0)], ...curve])}
      />
      <path className={styles.guide} d={`M${RANGE_X[0]} ${y(0)}H${RANGE_X[1]}`} />
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={[0.2, 0.5, 1, 2, 5]}
        format={ratioLabel}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={ticks(-0.3, 0, 0.1)}
        format={value => formatPercent(value, 0)}
      />
      <Label x={4} y={14}>
        liquidity position against holding
      </Label>
      <Label x={RANGE_X[1]} y={y(0) - 8} anchor="end" kind="minor">
        = holding both tokens
      </Label>
      <Label x={436} y={307} anchor="end">
        price at the end ÷ price at the start
      </Label>
      <path className={styles.line} d={linePath(curve)} />
      <circle className={styles.dot} cx={x(1)} cy={y(impermanentLoss(1))} r="4" />
      {marks.map(({ ratio, anchor, dx, dy }) => {
        const loss = impermanentLoss(ratio)
        return (
          <g key={ratio}>
            <circle className={styles.dot} cx={x(ratio)} cy={y(loss)} r="4" />
            <Label x={x(ratio) + dx} y={y(loss) + dy} anchor={anchor}>
              {formatPercent(loss)}
            </Label>
          </g>
        )
      })}
    </Figure>
  )
}
