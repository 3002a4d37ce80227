import { formatAmount, formatNumber } from '@/lib/site/format'
import { type Exact, stepUp } from './amm/swap-step'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'

const LIQUIDITY = 2
const FEE = 0.0006
const TARGET = 1.21
const RANGE_X = [30, 410] as const
const x = linearScale([1, TARGET], RANGE_X)

const ROW = 82
const rows = [
  { name: '1 C in', exact: { input: 1 } },
  { name: '0.1 C in', exact: { input: 0.1 } },
  { name: '0.1 A out', exact: { output: 0.1 } },
].map(({ name, exact }: { name: string; exact: Exact }, index) => {
  const step = stepUp(1, Math.sqrt(TARGET), LIQUIDITY, exact, FEE)
  return { name, price: step.next ** 2, step, y: 50 + index * ROW }
})
type Row = (typeof rows)[number]
const place = (price: number) => formatNumber(price, 4)

const amounts = ({ step }: Row) =>
  `in ${formatAmount(step.input, 'C', 4)}, out ${formatAmount(step.output, 'A', 4)}, ` +
  `fee ${formatAmount(step.fee, 'C', 5)}`

/** One step of a swap up to a target price, for three amounts. */
export function SwapStep() {
  return (
    <Figure
      height={50 + 2 * ROW + 46}
      alt={
        `Three lines from price 1 to the target price ${TARGET}, with how far a step gets. ` +
        `${rows.map(row => `${row.name}: to ${place(row.price)}, ${amounts(row)}`).join('. ')}.`
      }
      caption={
        `Steps with liquidity ${LIQUIDITY} and a fee of 0.06%. The first reaches its target, the ` +
        'next tick, with 0.7999 C left for the next step. The others end before it.'
      }
    >
      {rows.map(row => (
        <g key={row.name}>
          <Label x={RANGE_X[0]} y={row.y - 34} kind="strong">
            {row.name}
          </Label>
          <Label x={RANGE_X[1] + 20} y={row.y - 34} anchor="end">
            {amounts(row)}
          </Label>
          <path className={styles.axis} d={`M${RANGE_X[0]} ${row.y}H${RANGE_X[1]}`} />
          <path className={styles.lineB} d={`M${RANGE_X[0]} ${row.y}H${x(row.price)}`} />
          <path className={styles.guide} d={`M${RANGE_X[1]} ${row.y - 10}v20`} />
          <circle className={styles.dot} cx={x(row.price)} cy={row.y} r="4" />
          <Label x={RANGE_X[0]} y={row.y + 20} anchor="middle" kind="minor">
            1
          </Label>
          <Label x={x(row.price)} y={row.y + 20} anchor="middle" kind="minor">
            {place(row.price)}
          </Label>
          {row.price < TARGET && (
            <Label x={RANGE_X[1]} y={row.y + 20} anchor="middle" kind="minor">
              {place(TARGET)}
            </Label>
          )}
        </g>
      ))}
      <Label x={436} y={50 + 2 * ROW + 41} anchor="end">
        price, C per A
      </Label>
    </Figure>
  )
}
