import {
  type FeeGrowth,
  globalGrowth,
  growthInside,
  type Side,
  storedOutside,
} from './amm/fee-growth'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'

const growth: FeeGrowth = { below: 30, inside: 50, above: 20 }
const global = globalGrowth(growth)

const LEFT = 8
const LOWER = 154
const UPPER = 286
const RIGHT = 432
const ROW = 104
const TOP = 46

const parts = [
  { name: 'below', from: LEFT, to: LOWER },
  { name: 'inside', from: LOWER, to: UPPER },
  { name: 'above', from: UPPER, to: RIGHT },
] as const

const rows = (
  [
    { price: 'below', title: 'Price below the range' },
    { price: 'inside', title: 'Price in the range' },
    { price: 'above', title: 'Price above the range' },
  ] satisfies { price: Side; title: string }[]
).map(row => {
  const stored = storedOutside(growth, row.price)
  return { ...row, stored, inside: growthInside(global, stored, row.price) }
})

const middle = ({ from, to }: { from: number; to: number }) => (from + to) / 2

/** The growth inside, as `growthInside` computes it. */
function formula(price: Side, { lower, upper }: { lower: number; upper: number }): string {
  const below = price === 'below' ? `(${global} − ${lower})` : lower
  const above = price === 'above' ? `(${global} − ${upper})` : upper
  return `${global} − ${below} − ${above}`
}

/** A bracket over what a tick stores, on the side where the price is not. */
function Bracket({ y, from, to, label }: { y: number; from: number; to: number; label: string }) {
  return (
    <>
      <path className={styles.axis} d={`M${from + 3} ${y - 6}V${y}H${to - 3}v-6`} />
      <Label x={(from + to) / 2} y={y + 14} anchor="middle" kind="minor" halo>
        {label}
      </Label>
    </>
  )
}

/** What the two ticks of a range store, for each side of the price, and the growth inside. */
export function FeeGrowthInside() {
  const [below, inside, above] = rows
  return (
    <Figure
      height={TOP + rows.length * ROW - 10}
      alt={
        `Three bars show the fee growth of a pool, ${global} in all: ${growth.below} below a ` +
        `range, ${growth.inside} inside and ${growth.above} above it. With the price below the ` +
        `range, the lower tick stores ${below?.stored.lower} and the upper one ` +
        `${below?.stored.upper}; with the price inside, ${inside?.stored.lower} and ` +
        `${inside?.stored.upper}; with the price above, ${above?.stored.lower} and ` +
        `${above?.stored.upper}. The growth inside is ${growth.inside} in each case.`
      }
      caption={
        'A tick stores the growth on the side where the price is not, so the stored number flips ' +
        'when the price crosses it. You therefore need the current tick to compute the part inside.'
      }
    >
      <Label x={LOWER} y={14} anchor="middle" kind="strong">
        lower tick
      </Label>
      <Label x={UPPER} y={14} anchor="middle" kind="strong">
        upper tick
      </Label>
      <path className={styles.guide} d={`M${LOWER} 20v10M${UPPER} 20v10`} />
      {rows.map(({ price, title, stored, inside }, i) => {
        const y = TOP + i * ROW
        const dot = parts.find(({ name }) => name === price) ?? parts[1]
        return (
          <g key={price}>
            <Label x={LEFT} y={y - 6}>
              {title}
            </Label>
            <Label x={RIGHT} y={y - 6} anchor="end" kind="minor">
              {formula(price, stored)} = {inside}
            </Label>
            <path className={styles.guide} d={`M${LOWER} ${y}v64M${UPPER} ${y}v64`} />
            {parts.map(part => (
              <g key={part.name}>
                <rect
                  className={part.name === 'inside' ? styles.softA : styles.area}
                  x={part.from + 1}
                  y={y}
                  width={part.to - part.from - 2}
                  height="26"
                />
                <Label x={middle(part) - 20} y={y + 18} anchor="end">
                  {growth[part.name]}
                </Label>
              </g>
            ))}
            <circle className={styles.dot} cx={middle(dot)} cy={y + 13} r="4" />
            <Label x={middle(dot) + 9} y={y + 18} kind="strong">
              price
            </Label>
            <Bracket
              y={y + 36}
              from={price === 'below' ? LOWER : LEFT}
              to={price === 'below' ? RIGHT : LOWER}
              label={`lower tick stores ${stored.lower}`}
            />
            <Bracket
              y={y + 60}
              from={price === 'above' ? LEFT : UPPER}
              to={price === 'above' ? UPPER : RIGHT}
              label={`upper tick stores ${stored.upper}`}
            />
          </g>
        )
      })}
    </Figure>
  )
}
