import { formatAmount, formatNumber } from '@/lib/site/format'
import { ORDER_A, orderHolds, orderRange } from './amm/range-order'
import { Arrow, classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point } from './plot'
import { AxisX } from './plot-axis'

const { lowest, highest } = orderRange
const FROM = 2.084
const TO = 2.122
const TOP = 56
const BASE = 206
const RANGE_X = [24, 420] as const
const x = linearScale([FROM, TO], RANGE_X)
const end = orderHolds(TO).b
const yA = linearScale([0, ORDER_A], [BASE, TOP])
const yB = linearScale([0, end], [BASE, TOP])

const prices = Array.from({ length: 41 }, (_, i) => lowest + ((highest - lowest) * i) / 40)
const within = [FROM, ...prices, TO]
const lineA = within.map((price): Point => [x(price), yA(orderHolds(price).a)])
const lineB = within.map((price): Point => [x(price), yB(orderHolds(price).b)])

const STATES = [
  { name: 'open', from: FROM, to: lowest },
  { name: 'partly filled', from: lowest, to: highest },
  { name: 'filled', from: highest, to: TO },
]

/** What a range order holds while the price goes through its range, both ways. */
export function RangeOrderFill() {
  const [low, high] = [formatNumber(lowest, 4), formatNumber(highest, 4)]
  return (
    <Figure
      height={BASE + 82}
      alt={
        `What an order to sell ${formatAmount(ORDER_A, 'A')} holds, over the price of A in B. ` +
        `Below ${low} B it is open and holds all of the A. Between ${low} and ${high} B the A ` +
        `falls to 0 and the B rises to ${formatNumber(end, 2)}, both almost in straight lines. ` +
        'Above that it is filled and holds B only. Arrows say that a rising price fills the ' +
        'order, and a falling one opens it again.'
      }
      caption={
        'Each line has its own scale and ends at its full height. Nothing happens at ' +
        'the right end of the range: as long as you do not withdraw, the way back is open.'
      }
    >
      <rect
        className={styles.area}
        x={x(lowest)}
        y={TOP - 26}
        width={x(highest) - x(lowest)}
        height={BASE - TOP + 26}
      />
      {STATES.map(({ name, from, to }) => (
        <Label key={name} x={(x(from) + x(to)) / 2} y={18} anchor="middle" kind="strong">
          {name}
        </Label>
      ))}
      <path className={styles.lineA} d={linePath(lineA)} />
      <path className={classNames(styles.lineB, styles.dashed)} d={linePath(lineB)} />
      <Label x={RANGE_X[0]} y={TOP - 8} tone="a">
        {formatAmount(ORDER_A, 'A')}
      </Label>
      <Label x={RANGE_X[1]} y={TOP - 8} anchor="end" tone="b">
        {formatAmount(end, 'B', 2)}
      </Label>
      <Label x={RANGE_X[0]} y={BASE - 10} tone="b">
        no B
      </Label>
      <Label x={RANGE_X[1]} y={BASE - 10} anchor="end" tone="a">
        no A
      </Label>
      <AxisX
        y={BASE}
        range={RANGE_X}
        scale={x}
        values={[lowest, highest]}
        format={price => formatNumber(price, 4)}
      />
      <Label x={RANGE_X[1]} y={BASE + 19} anchor="end" kind="minor">
        B for 1 A
      </Label>
      <Arrow from={[x(lowest), BASE + 40]} to={[x(highest), BASE + 40]} />
      <Label x={x(highest) + 10} y={BASE + 44} kind="minor">
        sells A
      </Label>
      <Arrow from={[x(highest), BASE + 64]} to={[x(lowest), BASE + 64]} />
      <Label x={x(lowest) - 10} y={BASE + 68} anchor="end" kind="minor">
        buys it back
      </Label>
    </Figure>
  )
}
