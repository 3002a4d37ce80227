import { Arrow, Box, classNames, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, logTicks, type Point } from './plot'
import { Token } from './token'

/** Reserves of the pool and their product. */
const POOL = { a: 1_000, b: 1_000 }
const K = POOL.a * POOL.b

/** The picture's deposit multiplies both reserves by this factor. */
const GROWTH = 1.36

/** The picture's trade adds this share to the reserve of A. */
const TRADE = 0.75

const PANEL = { x: 118, y: 1, width: 204, height: 228 }
const ORIGIN = { x: 143, y: 199 }
const x = linearScale([0, 2_000], [ORIGIN.x, ORIGIN.x + 160])
const y = linearScale([0, 2_000], [ORIGIN.y, ORIGIN.y - 160])

const at = (a: number, b: number): Point => [x(a), y(b)]

/** The curve a · b = k from one reserve of A to another, as points. */
const curve = (k: number, from: number, to = k / from): Point[] =>
  logTicks(from, to, 64).map(a => at(a, k / a))

const NOW = at(POOL.a, POOL.b)
const GROWN = at(POOL.a * GROWTH, POOL.b * GROWTH)

/** The trade's way, drawn a little below the curve. */
const WAY = curve(K * 0.8, POOL.a * 1.04, POOL.a * (1 + TRADE))
const [WAY_END = NOW, WAY_TIP = NOW] = WAY.slice(-2)

const SIDES = [
  { edge: 1, anchor: 'start', name: ['Traders'], does: 'move the point' },
  {
    edge: FIGURE_WIDTH - 1,
    anchor: 'end',
    name: ['Liquidity', 'providers'],
    does: 'move the curve',
  },
] as const

/** What SwapX is, in one picture: a pool of two tokens between traders and liquidity providers. */
export function SwapxAtAGlance() {
  return (
    <Figure
      height={PANEL.height + 2}
      alt={
        'A pool of two tokens, A and B. Its reserves are the sides of a rectangle whose corner ' +
        'is a point on the curve x · y = k. Traders, on the left, pay A and get B, or the ' +
        'reverse: the point moves along the curve, and its place sets the price. Liquidity ' +
        'providers, on the right, deposit A and B together: the whole curve moves outwards.'
      }
      caption={
        'Traders move the point along the curve, which sets the price; liquidity providers move ' +
        'the curve outwards and earn fees. Drawn for v2; v3 joins pieces of such curves.'
      }
    >
      <Box {...PANEL} />
      <rect
        x={ORIGIN.x}
        y={NOW[1]}
        width={NOW[0] - ORIGIN.x}
        height={ORIGIN.y - NOW[1]}
        className={styles.boxInner}
      />
      <path
        d={linePath(curve(K * GROWTH ** 2, 860))}
        className={classNames(styles.line, styles.thin, styles.dashed)}
      />
      <path d={linePath(curve(K, 465))} className={styles.line} />
      <path d={`M${ORIGIN.x} ${ORIGIN.y}H${NOW[0]}`} className={styles.lineA} />
      <path d={`M${ORIGIN.x} ${ORIGIN.y}V${NOW[1]}`} className={styles.lineB} />
      <path d={linePath(WAY.slice(0, -1))} className={classNames(styles.line, styles.thin)} />
      <Arrow from={WAY_END} to={WAY_TIP} />
      <Arrow from={NOW} to={GROWN} />
      <circle cx={NOW[0]} cy={NOW[1]} r={6} className={styles.arrowHead} />
      <Label x={(ORIGIN.x + NOW[0]) / 2} y={ORIGIN.y + 18} kind="strong" anchor="middle" tone="a">
        A
      </Label>
      <Label x={ORIGIN.x - 10} y={(ORIGIN.y + NOW[1]) / 2 + 4} kind="strong" anchor="end" tone="b">
        B
      </Label>
      <Label x={(ORIGIN.x + NOW[0]) / 2} y={(ORIGIN.y + NOW[1]) / 2 + 4} anchor="middle">
        x · y = k
      </Label>
      <Label x={310} y={26} kind="strong" anchor="end">
        Pool
      </Label>
      {SIDES.map(({ edge, anchor, name, does }) => (
        <g key={does}>
          {name.map((line, index) => (
            <Label
              key={line}
              x={edge}
              y={72 - (name.length - 1 - index) * 17}
              kind="strong"
              anchor={anchor}
            >
              {line}
            </Label>
          ))}
          <Label x={edge} y={91} kind="minor" anchor={anchor}>
            {does}
          </Label>
        </g>
      ))}
      <Token x={15} y={124} tone="a" name="A" />
      <Arrow from={[36, 124]} to={[112, 124]} kind="flow" tone="a" />
      <Token x={15} y={162} tone="b" name="B" />
      <Arrow from={[113, 162]} to={[36, 162]} kind="flow" tone="b" />
      <Token x={425} y={124} tone="a" name="A" />
      <Arrow from={[404, 124]} to={[328, 124]} kind="flow" tone="a" />
      <Token x={425} y={162} tone="b" name="B" />
      <Arrow from={[404, 162]} to={[328, 162]} kind="flow" tone="b" />
    </Figure>
  )
}
