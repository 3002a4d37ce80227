import { formatNumber, formatPercent } from '@/lib/site/format'
import { liquidityNets, liquiditySteps } from './amm/liquidity-steps'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'
import { AxisX } from './plot-axis'

const TICK = 0
const yours = { lower: -300, upper: 360, liquidity: 2 }
const others = [
  { lower: -900, upper: 900, liquidity: 2 },
  { lower: -600, upper: 600, liquidity: 3 },
]
const steps = liquiditySteps([...others, yours])
const below = liquiditySteps(others)
const nets = liquidityNets([...others, yours])
const active = steps.find(({ lower, upper }) => lower <= TICK && TICK < upper)?.liquidity ?? 0
const share = formatPercent(yours.liquidity / active, 1)

const signed = (net: number) => `${net > 0 ? '+' : ''}${formatNumber(net)}`

const RANGE_X = [100, 430] as const
const BASE = 172
const x = linearScale([-1000, 1000], RANGE_X)
const y = linearScale([0, active], [BASE, 46])

/** The liquidity of a pool over its ticks, as a sum of three positions, one of them yours. */
export function LiquidityHistogram() {
  return (
    <Figure
      height={BASE + 84}
      alt={
        'A histogram of liquidity over ticks, made of three positions: from −900 to 900 with ' +
        'liquidity 2, from −600 to 600 with 3, and yours from −300 to 360 with 2. The steps are ' +
        `${steps.map(({ liquidity }) => liquidity).join(', ')}. At the current tick ${TICK} the ` +
        `active liquidity is ${active}. Under each tick stands its liquidityNet, positive where a ` +
        'position begins and negative where it ends.'
      }
      caption={
        `Liquidity without a unit, to show the sums. While the price is in your range, ${share} of ` +
        "the liquidity providers' fees are yours. Outside it you earn nothing."
      }
    >
      <Label x={x(TICK)} y={14} anchor="middle" kind="strong">
        current tick
      </Label>
      <path className={styles.guide} d={`M${x(TICK)} 20V${y(active)}`} />
      {below.map(({ lower, upper, liquidity }) => (
        <rect
          key={lower}
          className={styles.area}
          x={x(lower)}
          y={y(liquidity)}
          width={x(upper) - x(lower)}
          height={BASE - y(liquidity)}
        />
      ))}
      <rect
        className={styles.softA}
        x={x(yours.lower)}
        y={y(active)}
        width={x(yours.upper) - x(yours.lower)}
        height={y(active - yours.liquidity) - y(active)}
      />
      <Label x={(x(yours.lower) + x(yours.upper)) / 2} y={y(active) + 22} anchor="middle" tone="a">
        yours: {yours.liquidity}
      </Label>
      <Label x={x(yours.lower) - 6} y={y(active) + 12} anchor="end">
        L = {active}
      </Label>
      {steps
        .filter(({ liquidity }) => liquidity < active)
        .map(({ lower, upper, liquidity }) => (
          <Label key={lower} x={(x(lower) + x(upper)) / 2} y={y(liquidity) + 20} anchor="middle">
            {liquidity}
          </Label>
        ))}
      <AxisX
        y={BASE}
        range={RANGE_X}
        scale={x}
        values={nets.map(({ tick }) => tick)}
        format={formatNumber}
      />
      <Label x={4} y={BASE + 19} kind="minor">
        tick
      </Label>
      <Label x={4} y={BASE + 39} kind="minor">
        liquidityNet
      </Label>
      {nets.map(({ tick, net }) => (
        <Label key={tick} x={x(tick)} y={BASE + 39} anchor="middle">
          {signed(net)}
        </Label>
      ))}
      <Arrow from={[x(TICK) - 8, BASE + 56]} to={[RANGE_X[0], BASE + 56]} />
      <Arrow from={[x(TICK) + 8, BASE + 56]} to={[RANGE_X[1], BASE + 56]} />
      <Label x={(RANGE_X[0] + x(TICK)) / 2} y={BASE + 76} anchor="middle" kind="minor">
        downward: subtract it
      </Label>
      <Label x={(x(TICK) + RANGE_X[1]) / 2} y={BASE + 76} anchor="middle" kind="minor">
        upward: add it
      </Label>
    </Figure>
  )
}
