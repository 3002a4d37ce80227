import { formatAmount, formatNumber } from '../../lib/site/format'
import { deposit } from './amm/position'
import { tickPrice } from './amm/ticks'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'
import { AxisX } from './plot-axis'

const TICK = 0
const ranges = [
  { name: 'range above the price', lower: 600, upper: 1200 },
  { name: 'price in the range', lower: -600, upper: 600 },
  { name: 'range below the price', lower: -1200, upper: -600 },
].map(range => ({ ...range, taken: deposit(range, TICK, 1, 1) }))

const RANGE_X = [128, 412] as const
const x = linearScale([-1300, 1300], RANGE_X)
const TOP = 34
const ROW = 58
const BASE = TOP + ranges.length * ROW + 4

function amounts({ amount0, amount1 }: ReturnType<typeof deposit>): string {
  const parts = [
    { amount: amount0, name: 'A' },
    { amount: amount1, name: 'C' },
  ]
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, name }) => formatAmount(amount, name))
    .join(' + ')
}

/** Which tokens a position holds: token0 for the part above the price, token1 for the part below. */
export function PositionRanges() {
  const [above, inside, below] = ranges.map(({ taken }) => amounts(taken))
  return (
    <Figure
      height={BASE + 50}
      alt={
        'Three positions on one axis of ticks, with the current tick 0 in the middle. From 600 to ' +
        `1,200, above the price, the position takes ${above}. From −600 to 600, around the price, ` +
        `it takes ${inside}, and from −1,200 to −600, below the price, ${below}.`
      }
      caption={
        'In each case 1 A (token0) and 1 C (token1) are offered; L is the liquidity that they ' +
        'provide. The part of a range above the price holds token0, the part below it token1. While ' +
        'the price rises through a range, swaps turn its A into C.'
      }
    >
      <Label x={x(TICK)} y={14} anchor="middle" kind="strong">
        current tick
      </Label>
      {ranges.map(({ name, lower, upper, taken }, i) => {
        const y = TOP + i * ROW
        const split = x(Math.min(Math.max(TICK, lower), upper))
        const [title, ...rest] = name.split(' the ')
        return (
          <g key={name}>
            <Label x={4} y={y + 18}>
              {title}
            </Label>
            <Label x={4} y={y + 35}>
              the {rest}
            </Label>
            <rect
              className={styles.softB}
              x={x(lower)}
              y={y}
              width={split - x(lower)}
              height="28"
            />
            <rect className={styles.softA} x={split} y={y} width={x(upper) - split} height="28" />
            {taken.amount1 > 0 && (
              <Label x={(x(lower) + split) / 2} y={y + 19} anchor="middle" tone="b">
                {formatAmount(taken.amount1, 'C')}
              </Label>
            )}
            {taken.amount0 > 0 && (
              <Label x={(split + x(upper)) / 2} y={y + 19} anchor="middle" tone="a">
                {formatAmount(taken.amount0, 'A')}
              </Label>
            )}
            <Label x={(x(lower) + x(upper)) / 2} y={y + 45} anchor="middle" kind="minor">
              L = {formatNumber(taken.liquidity, 2)} × 10¹⁸
            </Label>
          </g>
        )
      })}
      <path className={styles.guide} d={`M${x(TICK)} 22V${TOP + ROW - 2}`} />
      <path className={styles.guide} d={`M${x(TICK)} ${TOP + ROW}v28`} />
      <path className={styles.guide} d={`M${x(TICK)} ${TOP + 2 * ROW - 2}V${BASE}`} />
      <AxisX
        y={BASE}
        range={RANGE_X}
        scale={x}
        values={[-1200, -600, 0, 600, 1200]}
        format={formatNumber}
      />
      <Label x={4} y={BASE + 19} kind="minor">
        tick
      </Label>
      <Label x={4} y={BASE + 37} kind="minor">
        C per A
      </Label>
      {[-1200, -600, 0, 600, 1200].map(tick => (
        <Label key={tick} x={x(tick)} y={BASE + 37} anchor="middle" kind="minor">
          {formatNumber(tickPrice(tick), 4)}
        </Label>
      ))}
    </Figure>
  )
}
