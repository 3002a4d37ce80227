import { formatAmount, formatNumber } from '@/lib/site/format'
import { amountsBetween } from './amm/swap-step'
import { Label, type Tone } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { areaPath, linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const FROM = 1
const TO = 1.1
const RANGE_Y = [196, 44] as const
const y = linearScale([0, 1.2], RANGE_Y)
const { amount0, amount1 } = amountsBetween(FROM, TO, 1)

type PanelProps = {
  /** Both ends of the horizontal axis. */
  range: readonly [from: number, to: number]
  token: 'A' | 'C'
  tone: Tone
  amount: number
  /** Amount per step of the square root of price, as a part of the liquidity. */
  density: (root: number) => number
}

/** The amount of one token as the area under its density. */
function Panel({ range, token, tone, amount, density }: PanelProps) {
  const x = linearScale([0.95, 1.15], range)
  const curve = (from: number, to: number) =>
    ticks(from, to, 0.005).map((root): Point => [x(root), y(density(root))])
  const floor = [FROM, TO].map((root): Point => [x(root), y(0)])
  const [left, right] = floor as [Point, Point]
  return (
    <>
      <path
        className={tone === 'a' ? styles.softA : styles.softB}
        d={areaPath([left, ...curve(FROM, TO), right])}
      />
      <AxisX
        y={RANGE_Y[0]}
        range={range}
        scale={x}
        values={[FROM, TO]}
        format={root => formatNumber(root, 1)}
      />
      <AxisY
        x={range[0]}
        range={RANGE_Y}
        scale={y}
        values={[0, 1]}
        format={part => (part === 0 ? '0' : 'L')}
      />
      <path
        className={tone === 'a' ? styles.lineA : styles.lineB}
        d={linePath(curve(0.95, 1.15))}
      />
      <Label x={range[0] - 12} y={30} tone={tone}>
        {token} per unit of √price
      </Label>
      <Label x={x((FROM + TO) / 2)} y={y(0.42)} anchor="middle" kind="strong">
        {formatAmount(amount, token, 4)}
      </Label>
    </>
  )
}

/** Both amounts behind liquidity between two prices, as areas over the square root of price. */
export function AmountsUnderCurve() {
  return (
    <Figure
      height={238}
      alt={
        `Two plots over the square root of price, with the range from ${formatNumber(FROM, 1)} to ` +
        `${formatNumber(TO, 1)} shaded. The line of token C is level at the liquidity L, and the ` +
        `area below it is ${formatNumber(amount1, 4)} for an L of 1. The curve of token A falls ` +
        `as 1 ÷ price, and the area below it is ${formatNumber(amount0, 4)}.`
      }
      caption={
        'The amounts between price 1 and price 1.21, for a liquidity of 1. Each is an area: the ' +
        'liquidity itself for C, the liquidity divided by the price for A. Liquidity without a ' +
        'fee changes one into the other when the price crosses the range.'
      }
    >
      <Panel range={[40, 212]} token="C" tone="b" amount={amount1} density={() => 1} />
      <Panel
        range={[264, 436]}
        token="A"
        tone="a"
        amount={amount0}
        density={root => 1 / (root * root)}
      />
      <Label x={436} y={233} anchor="end">
        √price, in C per A
      </Label>
    </Figure>
  )
}
