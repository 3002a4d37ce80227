import { formatNumber } from '../../lib/site/format'
import { tickPrice } from './amm/ticks'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, ticks } from './plot'

const SPACING = 60
const LOWER = -600
const UPPER = 600
const END = 720
const RANGE_X = [72, 434] as const
const BASE = 96
const x = linearScale([-END, END], RANGE_X)
const price = (tick: number) => formatNumber(tickPrice(tick), 4)
const shown = ticks(LOWER, UPPER, 300)

/** A pool's liquidity over its ticks, with the price at each tick. */
export function PriceTickRuler() {
  return (
    <Figure
      height={184}
      alt={
        `A ruler of ticks from ${formatNumber(-END)} to ${END}, with a mark at every ` +
        `${SPACING}th, and the price under the tick: ${price(LOWER)} C per A at ` +
        `${formatNumber(LOWER)}, ${price(0)} at 0, ${price(UPPER)} at ${UPPER}. A block of ` +
        `liquidity stands from tick ${formatNumber(LOWER)} to tick ${UPPER}, around the current ` +
        'tick 0. Selling A moves the price to the left, selling C to the right.'
      }
      caption={
        `The example pool: tick spacing ${SPACING}, so a position may begin and end at each mark. ` +
        'Beyond the block there is no liquidity: a swap that gets there cannot be filled.'
      }
    >
      <rect
        className={styles.area}
        x={x(LOWER)}
        y={40}
        width={x(UPPER) - x(LOWER)}
        height={BASE - 40}
      />
      <Label x={x(LOWER) + 10} y={60}>
        liquidity 10¹⁸
      </Label>
      <path className={styles.guide} d={`M${x(0)} 22V${BASE}`} />
      <Label x={x(0)} y={14} anchor="middle" kind="strong">
        current tick
      </Label>
      <path className={styles.axis} d={`M${RANGE_X[0]} ${BASE}H${RANGE_X[1]}`} />
      {ticks(-END, END, SPACING).map(tick => (
        <path
          key={tick}
          className={styles.axis}
          d={`M${x(tick)} ${BASE}v${shown.includes(tick) ? 9 : 5}`}
        />
      ))}
      <Label x={4} y={BASE + 24} kind="minor">
        tick
      </Label>
      <Label x={4} y={BASE + 42} kind="minor">
        C per A
      </Label>
      {shown.map(tick => (
        <g key={tick}>
          <Label x={x(tick)} y={BASE + 24} anchor="middle">
            {formatNumber(tick)}
          </Label>
          <Label x={x(tick)} y={BASE + 42} anchor="middle" kind="minor">
            {price(tick)}
          </Label>
        </g>
      ))}
      <Arrow from={[x(-60), 156]} to={[x(LOWER), 156]} tone="a" />
      <Arrow from={[x(60), 156]} to={[x(UPPER), 156]} tone="b" />
      <Label x={(x(LOWER) + x(-60)) / 2} y={176} anchor="middle" tone="a">
        A is sold
      </Label>
      <Label x={(x(60) + x(UPPER)) / 2} y={176} anchor="middle" tone="b">
        C is sold
      </Label>
    </Figure>
  )
}
