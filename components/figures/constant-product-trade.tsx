import { formatAmount, formatNumber, formatPercent } from '@/lib/site/format'
import { EXAMPLE_PAIR, rawA, sellA, spotPrice, wholeA, wholeB } from './amm/example-pair'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const amountIn = rawA(100)
const { amountOut, pool } = sellA(EXAMPLE_PAIR, amountIn)
const before = { a: wholeA(EXAMPLE_PAIR.a), b: wholeB(EXAMPLE_PAIR.b) }
const after = { a: wholeA(pool.a), b: wholeB(pool.b) }
const k = before.a * before.b
const growth = (after.a * after.b) / k - 1

const paid = formatAmount(wholeA(amountIn), 'A')
const received = formatAmount(wholeB(amountOut), 'B', 2)
const [atP, ofTrade, atPrime] = [
  spotPrice(EXAMPLE_PAIR),
  wholeB(amountOut) / wholeA(amountIn),
  spotPrice(pool),
].map(price => formatNumber(price, 4))

const DOMAIN_A = [800, 1300] as const
const DOMAIN_B = [1500, 2500] as const
const RANGE_X = [80, 420] as const
const RANGE_Y = [268, 28] as const
const x = linearScale(DOMAIN_A, RANGE_X)
const y = linearScale(DOMAIN_B, RANGE_Y)
const curve = ticks(...DOMAIN_A, 10).map((a): Point => [x(a), y(k / a)])
const p: Point = [x(before.a), y(before.b)]
const corner: Point = [x(after.a), y(before.b)]
const prime: Point = [x(after.a), y(after.b)]

/** How a trade moves a pair along its curve: the input to the right, the output down. */
export function ConstantProductTrade() {
  return (
    <Figure
      height={314}
      alt={
        `The reserves of a pair on the curve x × y = ${formatNumber(k)}. A trade pays ${paid} in ` +
        `and takes ${received} out: the pair moves from P, ${formatAmount(before.a, 'A')} and ` +
        `${formatAmount(before.b, 'B')}, to P′, ${formatAmount(after.a, 'A')} and ` +
        `${formatAmount(after.b, 'B', 2)}. The price of one A falls from ${atP} to ${atPrime} B; ` +
        `the trade itself gets ${ofTrade} B per A.`
      }
      caption={
        'The fee stays in the pair, so P′ lies a hair above the curve: the product of the ' +
        `reserves grows by ${formatPercent(growth, 3)}. The axes do not start at zero.`
      }
    >
      <path className={styles.guide} d={`M${RANGE_X[0]} ${p[1]}H${p[0]}V${RANGE_Y[0]}`} />
      <path className={styles.guide} d={`M${RANGE_X[0]} ${prime[1]}H${prime[0]}V${RANGE_Y[0]}`} />
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={[DOMAIN_A[0], before.a, after.a, DOMAIN_A[1]]}
        format={formatNumber}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={[DOMAIN_B[0], after.b, before.b, DOMAIN_B[1]]}
        format={value => formatNumber(value, value === after.b ? 2 : 0)}
      />
      <Label x={4} y={12} tone="b">
        y: reserve of B
      </Label>
      <Label x={436} y={310} anchor="end" tone="a">
        x: reserve of A
      </Label>

      <path className={styles.line} d={linePath(curve)} />
      <Label x={x(800) + 26} y={y(2500) + 12}>
        x × y = {formatNumber(k)}
      </Label>
      <Arrow from={p} to={corner} tone="a" kind="flow" />
      <Arrow from={corner} to={[prime[0], prime[1] - 5]} tone="b" kind="flow" />
      <circle className={styles.dot} cx={p[0]} cy={p[1]} r="4" />
      <circle className={styles.dot} cx={prime[0]} cy={prime[1]} r="4" />
      <Label x={p[0] - 9} y={p[1] + 18} anchor="end" kind="strong">
        P
      </Label>
      <Label x={prime[0] - 9} y={prime[1] + 18} anchor="end" kind="strong">
        P′
      </Label>
      <Label x={p[0] + 12} y={p[1] - 10} tone="a">
        {paid} in
      </Label>
      <Label x={corner[0] + 10} y={corner[1] + 26} tone="b">
        {received} out
      </Label>

      <Label x={292} y={40}>
        price of A, in B
      </Label>
      {Object.entries({ 'at P': atP, 'this trade': ofTrade, 'at P′': atPrime }).map(
        ([name, price], i) => (
          <g key={name}>
            <Label x={292} y={60 + 18 * i} kind="minor">
              {name}
            </Label>
            <Label x={420} y={60 + 18 * i} kind="minor" anchor="end">
              {price}
            </Label>
          </g>
        ),
      )}
    </Figure>
  )
}
