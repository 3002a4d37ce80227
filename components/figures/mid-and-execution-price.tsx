import { formatAmount, formatNumber } from '@/lib/site/format'
import { type TradePrices, tradePrices } from './amm/trade-prices'
import { classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const LARGEST = 200
const RANGE_X = [48, 420] as const
const RANGE_Y = [272, 34] as const
const x = linearScale([0, LARGEST], RANGE_X)
const y = linearScale([1.2, 2.1], RANGE_Y)

const amounts = ticks(0, LARGEST, 5)
const curve = (of: keyof TradePrices) =>
  linePath(amounts.map((amount): Point => [x(amount), y(tradePrices(amount)[of])]))

const MARKED = 100
const marked = tradePrices(MARKED)
const price = (value: number) => formatNumber(value, 4)
const sold = formatAmount(MARKED, 'A')

/** How the price of a trade falls with its size, between the mid prices before and after it. */
export function MidAndExecutionPrice() {
  return (
    <Figure
      height={320}
      alt={
        'Three lines of the price of A in B against the amount of A that is sold, from 0 to ' +
        `${LARGEST} A. The mid price before the trade stays at ${price(marked.before)}. The ` +
        `execution price begins at ${price(tradePrices(0).execution)} and falls; for ${sold} it ` +
        `is ${price(marked.execution)}. The mid price after the trade falls faster, to ` +
        `${price(marked.after)} for ${sold}.`
      }
      caption={
        'A pair of 1,000 A and 2,000 B. The gap between the upper two lines is the price impact; ' +
        'at the left edge it is the fee alone. The next trade starts from the lowest line.'
      }
    >
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={ticks(0, LARGEST, 50)}
        format={amount => formatNumber(amount)}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={ticks(1.2, 2, 0.2)}
        format={value => formatNumber(value, 1)}
      />
      <Label x={4} y={14}>
        B per A
      </Label>
      <Label x={436} y={315} anchor="end">
        A sold
      </Label>
      <path className={styles.guide} d={`M${x(MARKED)} ${y(marked.before)}V${RANGE_Y[0]}`} />
      <path className={styles.line} d={curve('before')} />
      <path className={styles.lineB} d={curve('execution')} />
      <path className={classNames(styles.line, styles.dashed)} d={curve('after')} />
      <Mark at={marked.before} name="mid price before" dx={12} dy={-11} />
      <Mark at={marked.execution} name="execution price" dx={12} dy={-6} tone />
      <Mark at={marked.after} name="mid price after" dx={-12} dy={22} end />
    </Figure>
  )
}

type MarkProps = { at: number; name: string; dx: number; dy: number; end?: boolean; tone?: boolean }

/** A point of a curve at the marked amount, with the name of the curve and the price there. */
function Mark({ at, name, dx, dy, end = false, tone = false }: MarkProps) {
  return (
    <>
      <circle className={styles.dot} cx={x(MARKED)} cy={y(at)} r="4" />
      <Label
        x={x(MARKED) + dx}
        y={y(at) + dy}
        anchor={end ? 'end' : 'start'}
        tone={tone ? 'b' : 'plain'}
        halo
      >
        {name}: {price(at)}
      </Label>
    </>
  )
}
