import { formatAmount, formatNumber } from '@/lib/site/format'
import { GUIDE_PRICE, guideRange, guideValues } from './amm/guide-position'
import { classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const LOWEST = 1.5
const HIGHEST = 2.5
const RANGE_X = [48, 424] as const
const RANGE_Y = [262, 36] as const
const x = linearScale([LOWEST, HIGHEST], RANGE_X)
const y = linearScale([300, 475], RANGE_Y)

const prices = ticks(LOWEST, HIGHEST, 0.02)
const position = prices.map((price): Point => [x(price), y(guideValues(price).position)])
const unused = prices.map((price): Point => [x(price), y(guideValues(price).unused)])
const { lowest, highest } = guideRange
const [low, start, high] = [1.6, GUIDE_PRICE, 2.4].map(price => guideValues(price).position)

/** The worth of the guides' position over the price, and of what went into it. */
export function PositionValue() {
  const inB = (value = 0) => formatAmount(value, 'B')
  return (
    <Figure
      height={312}
      alt={
        'Two curves over the price of A, from 1.5 to 2.5 B, with the range of the position from ' +
        `${formatNumber(lowest, 2)} to ${formatNumber(highest, 2)} B shaded. The unused tokens ` +
        'are a straight line. The position touches it at 2 B and is worth less everywhere else: ' +
        `${inB(low)} at 1.6 B, ${inB(start)} at 2 B and ${inB(high)} at every price above the ` +
        'range.'
      }
      caption={
        'About 100 A and 215 B in a range around 2 B, without the fees that it earns. Below the ' +
        'range it is all A and falls as A does. Above it, it is all B and gains no more.'
      }
    >
      <rect
        className={styles.area}
        x={x(lowest)}
        y={RANGE_Y[1]}
        width={x(highest) - x(lowest)}
        height={RANGE_Y[0] - RANGE_Y[1]}
      />
      <Label x={(x(lowest) + x(highest)) / 2} y={RANGE_Y[0] - 10} anchor="middle" kind="minor">
        range: A and B
      </Label>
      <Label x={x(1.64)} y={RANGE_Y[0] - 10} anchor="middle" kind="minor">
        A only
      </Label>
      <Label x={x(2.36)} y={RANGE_Y[0] - 10} anchor="middle" kind="minor">
        B only
      </Label>
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={[1.6, 1.8, 2, 2.2, 2.4]}
        format={value => formatNumber(value, 1)}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={[300, 350, 400, 450]}
        format={formatNumber}
      />
      <Label x={4} y={18}>
        worth, in B
      </Label>
      <Label x={436} y={307} anchor="end">
        price of 1 A, in B
      </Label>
      <path className={classNames(styles.line, styles.thin, styles.dashed)} d={linePath(unused)} />
      <path className={styles.line} d={linePath(position)} />
      <circle className={styles.dot} cx={x(GUIDE_PRICE)} cy={y(start ?? 0)} r="4" />
      <Label x={x(2.13)} y={y(462)} anchor="middle" halo>
        tokens, unused
      </Label>
      <Label x={RANGE_X[1]} y={y(412)} anchor="end" halo>
        position
      </Label>
    </Figure>
  )
}
