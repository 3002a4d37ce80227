import { formatAmount, formatNumber } from '@/lib/site/format'
import { guideNets, guidePrice, guideSteps } from './amm/guide-liquidity'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'
import { AxisX } from './plot-axis'

const PRICE = 2
const LOWEST = 1.72
const HIGHEST = 2.28
const RANGE_X = [96, 436] as const
const BASE = 204
const TOP = 44
const x = linearScale([LOWEST, HIGHEST], RANGE_X)
const most = Math.max(...guideSteps.map(({ liquidity }) => liquidity))
const y = linearScale([0, most], [BASE, TOP])

const steps = guideSteps.map(({ lower, upper, liquidity }) => ({
  from: Math.max(guidePrice(lower), LOWEST),
  to: Math.min(guidePrice(upper), HIGHEST),
  liquidity,
}))
const inner = guideNets.slice(1, -1)
const signed = (net: number) => `${net > 0 ? '+' : ''}${formatNumber(net)}`

type AreaProps = { from: number; to: number; liquidity: number; className: string | undefined }

function Area({ from, to, liquidity, className }: AreaProps) {
  if (from >= to) return null
  return (
    <rect
      className={className}
      x={x(from)}
      y={y(liquidity)}
      width={x(to) - x(from)}
      height={BASE - y(liquidity)}
    />
  )
}

/** The steps of the guide's pool over the price, B below it and A above. */
export function ActiveLiquiditySteps() {
  const heights = steps.map(({ liquidity }) => formatNumber(liquidity))
  const prices = inner.map(({ tick }) => formatNumber(guidePrice(tick), 2))
  return (
    <Figure
      height={BASE + 92}
      alt={
        'Liquidity of the guide’s pool over the price of A in B, as five steps of ' +
        `${heights.join(', ')} times 10¹². They change at ${prices.join(', ')} B, by the ` +
        `liquidityNet of each tick: ${inner.map(({ net }) => signed(net)).join(', ')}. The walk ` +
        `begins in the highest step, at ${formatAmount(PRICE, 'B')}. Below that price the steps ` +
        'hold B, above it they hold A.'
      }
      caption={
        'Liquidity and liquidityNet in 10¹² units. The walk begins with what the pool says is ' +
        'active. The outermost steps go on to the lowest and the highest price.'
      }
    >
      {steps.map(({ from, to, liquidity }) => (
        <g key={from}>
          <Area
            from={from}
            to={Math.min(to, PRICE)}
            liquidity={liquidity}
            className={styles.softB}
          />
          <Area
            from={Math.max(from, PRICE)}
            to={to}
            liquidity={liquidity}
            className={styles.softA}
          />
        </g>
      ))}
      {steps.map(({ from, to, liquidity }) => (
        <Label
          key={from}
          x={x(liquidity === most ? 2.05 : (from + to) / 2)}
          y={y(liquidity) + 18}
          anchor="middle"
        >
          {formatNumber(liquidity)}
        </Label>
      ))}
      <Label x={x(PRICE)} y={14} anchor="middle" kind="strong">
        pool.liquidity at {formatAmount(PRICE, 'B')}
      </Label>
      <path className={styles.guide} d={`M${x(PRICE)} 20V${BASE}`} />
      <Label x={x(1.95)} y={BASE - 10} anchor="middle" tone="b">
        B
      </Label>
      <Label x={x(2.05)} y={BASE - 10} anchor="middle" tone="a">
        A
      </Label>
      <AxisX
        y={BASE}
        range={RANGE_X}
        scale={x}
        values={inner.map(({ tick }) => guidePrice(tick))}
        format={price => formatNumber(price, 2)}
      />
      <Label x={4} y={BASE + 19} kind="minor">
        B for 1 A
      </Label>
      <Label x={4} y={BASE + 40} kind="minor">
        liquidityNet
      </Label>
      {inner.map(({ tick, net }) => (
        <Label key={tick} x={x(guidePrice(tick))} y={BASE + 40} anchor="middle">
          {signed(net)}
        </Label>
      ))}
      <Arrow from={[x(PRICE) - 10, BASE + 60]} to={[RANGE_X[0], BASE + 60]} />
      <Arrow from={[x(PRICE) + 10, BASE + 60]} to={[RANGE_X[1], BASE + 60]} />
      <Label x={(RANGE_X[0] + x(PRICE)) / 2} y={BASE + 80} anchor="middle" kind="minor">
        downward: subtract
      </Label>
      <Label x={(x(PRICE) + RANGE_X[1]) / 2} y={BASE + 80} anchor="middle" kind="minor">
        upward: add
      </Label>
    </Figure>
  )
}
