import { formatAmount, formatPercent } from '@/lib/site/format'
import { EXAMPLE_PAIR, rawA, sellA, wholeA, wholeB } from './amm/example-pair'
import { minimumOut, sandwich } from './amm/sandwich'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, ticks } from './plot'
import { AxisX } from './plot-axis'
import { TradeBox } from './trade-box'

const TOLERANCE_BIPS = 50n
const victimIn = rawA(10)
const frontRunIn = rawA(50)
const quoted = sellA(EXAMPLE_PAIR, victimIn).amountOut
const minimum = minimumOut(quoted, TOLERANCE_BIPS)
const hit = sandwich(EXAMPLE_PAIR, frontRunIn, victimIn, 0n)
const saved = sandwich(EXAMPLE_PAIR, frontRunIn, victimIn, minimum)

const a = (raw: bigint) => formatAmount(wholeA(raw), 'A', raw % rawA(1) === 0n ? 0 : 2)
const b = (raw: bigint) => formatAmount(wholeB(raw), 'B', 2)
const loss = formatPercent(wholeB(hit.victimOut) / wholeB(quoted) - 1)
const gain = a(hit.backRunOut - frontRunIn)
const tolerance = formatPercent(Number(TOLERANCE_BIPS) / 10_000, 1)

const RANGE_X = [24, 412] as const
const x = linearScale([17.5, 20], RANGE_X)
const at = { quoted: x(wholeB(quoted)), hit: x(wholeB(hit.victimOut)), minimum: x(wholeB(minimum)) }

/** One block in which an attacker trades before and after a victim, and what a minimum changes. */
export function SandwichFigure() {
  return (
    <Figure
      height={336}
      alt={
        `An attacker sells ${a(frontRunIn)} for ${b(hit.frontRunOut)}, then the victim sells ` +
        `${a(victimIn)} for ${b(hit.victimOut)}, then the attacker sells ${b(hit.frontRunOut)} ` +
        `for ${a(hit.backRunOut)}, a gain of ${gain}. Alone, the victim would get ${b(quoted)}; ` +
        `the sandwich changes that by ${loss}. With a minimum of ${b(minimum)} the trade reverts.`
      }
      caption={
        `A minimum ${tolerance} below the quote makes this sandwich fail: the victim keeps ` +
        `${a(victimIn)} and pays gas, and the attacker, selling back, loses ` +
        `${a(frontRunIn - saved.backRunOut)} in fees. A smaller sandwich can still take up to ` +
        `the ${tolerance}.`
      }
    >
      <TradeBox x={4} who="1. attacker" sells={a(frontRunIn)} gets={b(hit.frontRunOut)} />
      <Arrow from={[134, 41]} to={[154, 41]} />
      <TradeBox x={156} who="2. victim" sells={a(victimIn)} gets={b(hit.victimOut)} />
      <Arrow from={[286, 41]} to={[306, 41]} />
      <TradeBox
        x={308}
        who="3. attacker"
        sells={b(hit.frontRunOut)}
        gets={a(hit.backRunOut)}
        back
      />
      <Label x={436} y={98} anchor="end" kind="minor">
        the attacker gains {gain}
      </Label>

      <Label x={4} y={136} kind="strong">
        What the victim gets for {a(victimIn)}
      </Label>
      <path className={styles.grid} d={`M${RANGE_X[0]} 168H${RANGE_X[1]}`} />
      <Label x={at.quoted - 12} y={160} anchor="end">
        trade alone: {b(quoted)}
      </Label>
      <circle className={styles.fillB} cx={at.quoted} cy="168" r="5" />

      <Label x={RANGE_X[0]} y={200}>
        sandwiched, no minimum: {b(hit.victimOut)} ({loss})
      </Label>
      <path className={styles.grid} d={`M${RANGE_X[0]} 214H${RANGE_X[1]}`} />
      <Arrow from={[at.quoted, 214]} to={[at.hit + 8, 214]} tone="b" kind="flow" />
      <circle className={styles.fillB} cx={at.hit} cy="214" r="5" />

      <rect
        className={styles.area}
        x={RANGE_X[0]}
        y="240"
        width={at.minimum - RANGE_X[0]}
        height="60"
      />
      <path className={styles.line} d={`M${at.minimum} 236V300`} />
      <Label x={at.minimum - 10} y={258} anchor="end">
        sandwiched, minimum {b(minimum)}
      </Label>
      <Label x={at.minimum - 10} y={284} anchor="end" kind="minor">
        reverts: the victim keeps {a(victimIn)}
      </Label>
      <circle className={styles.lineB} cx={at.hit} cy="280" r="5" />
      <AxisX
        y={310}
        range={RANGE_X}
        scale={x}
        values={ticks(17.5, 20, 0.5)}
        format={value => formatAmount(value, 'B', 1)}
      />
    </Figure>
  )
}
