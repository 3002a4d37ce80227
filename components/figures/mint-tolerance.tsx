import { formatPercent } from '@/lib/site/format'
import { GUIDE_PRICE, guideRange } from './amm/guide-position'
import { mintAfterMove, type Parts } from './amm/position'
import { classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point, ticks } from './plot'
import { AxisX, AxisY } from './plot-axis'

const TOLERANCE = 0.005
const FURTHEST = 0.006
const RANGE_X = [52, 424] as const
const RANGE_Y = [236, 40] as const
const x = linearScale([-FURTHEST, FURTHEST], RANGE_X)
const y = linearScale([0.9, 1.01], RANGE_Y)

const after = (move: number) => mintAfterMove(guideRange, GUIDE_PRICE, TOLERANCE, move)
const { minimum } = after(0)
const ups = ticks(0, FURTHEST, 0.0002)
const downs = ups.map(move => -move)

/** A token's part over the moves, as far as the drawing and, for a withdrawal, the tolerance go. */
function curve(moves: number[], kind: 'minted' | 'withdrawn', token: keyof Parts): Point[] {
  return moves
    .filter(move => kind === 'minted' || Math.abs(move) <= TOLERANCE + 1e-9)
    .map((move): [number, number] => [move, after(move)[kind][token]])
    .filter(([, part]) => part >= 0.9)
    .map(([move, part]) => [x(move), y(part)])
}

/** The furthest move in hundredths of a percent that a mint bears, upwards or downwards. */
function furthest(direction: 1 | -1): number {
  const passing = ticks(1, 50, 1).filter(move => after((direction * move) / 10_000).passes)
  return (direction * Math.max(...passing)) / 10_000
}

const up = furthest(1)
const down = furthest(-1)
const signed = (move: number, digits: number) =>
  `${move > 0 ? '+' : ''}${formatPercent(move, digits)}`

/** Why a mint bears only about half of the tolerance that its minimum amounts allow. */
export function MintTolerance() {
  return (
    <Figure
      height={290}
      alt={
        'The part of the planned amounts that a transaction takes, over the move of the price ' +
        'since it was prepared. After a rise the amount of A falls, after a fall the amount of ' +
        `B. A withdrawal reaches the minimum, ${formatPercent(minimum.amount0, 1)} of A or ` +
        `${formatPercent(minimum.amount1, 1)} of B, at a move of 0.5%. For a mint, the amount ` +
        `falls about twice as fast and is above it up to ${signed(up, 2)} or ${signed(down, 2)}.`
      }
      caption={
        'The position of this guide with a tolerance of 0.5%. For a mint, less liquidity fits ' +
        'into the planned amounts after a move, so the amounts fall for two reasons. Dashed: the ' +
        'minimum amounts.'
      }
    >
      <path className={styles.guide} d={`M${x(0)} ${RANGE_Y[1]}V${RANGE_Y[0]}`} />
      <path
        className={classNames(styles.lineA, styles.thin, styles.dashed)}
        d={linePath([
          [x(0), y(minimum.amount0)],
          [RANGE_X[1], y(minimum.amount0)],
        ])}
      />
      <path
        className={classNames(styles.lineB, styles.thin, styles.dashed)}
        d={linePath([
          [RANGE_X[0], y(minimum.amount1)],
          [x(0), y(minimum.amount1)],
        ])}
      />
      <AxisX
        y={RANGE_Y[0]}
        range={RANGE_X}
        scale={x}
        values={[-0.005, -0.0025, 0, 0.0025, 0.005]}
        format={move => (move === 0 ? '0' : signed(move, 2))}
      />
      <AxisY
        x={RANGE_X[0]}
        range={RANGE_Y}
        scale={y}
        values={[0.9, 0.95, 1]}
        format={part => formatPercent(part, 0)}
      />
      <Label x={4} y={18}>
        part of the planned amount
      </Label>
      <Label x={436} y={284} anchor="end">
        move of the price
      </Label>
      <path
        className={classNames(styles.lineA, styles.thin)}
        d={linePath(curve(ups, 'withdrawn', 'amount0'))}
      />
      <path
        className={classNames(styles.lineB, styles.thin)}
        d={linePath(curve(downs, 'withdrawn', 'amount1'))}
      />
      <path className={styles.lineA} d={linePath(curve(ups, 'minted', 'amount0'))} />
      <path className={styles.lineB} d={linePath(curve(downs, 'minted', 'amount1'))} />
      {[
        { move: up, part: minimum.amount0 },
        { move: down, part: minimum.amount1 },
        { move: TOLERANCE, part: minimum.amount0 },
        { move: -TOLERANCE, part: minimum.amount1 },
      ].map(({ move, part }) => (
        <circle key={move} className={styles.dot} cx={x(move)} cy={y(part)} r="4" />
      ))}
      <Label x={RANGE_X[1]} y={y(0.983)} anchor="end" tone="a" halo>
        withdrawal: A
      </Label>
      <Label x={RANGE_X[0] + 4} y={y(0.983)} tone="b" halo>
        withdrawal: B
      </Label>
      <Label x={x(0.0016)} y={y(0.918)} anchor="middle" tone="a" halo>
        mint: A
      </Label>
      <Label x={x(-0.0016)} y={y(0.918)} anchor="middle" tone="b" halo>
        mint: B
      </Label>
      <Label x={RANGE_X[1]} y={y(minimum.amount0) + 16} anchor="end" kind="minor" halo>
        ≥ {formatPercent(minimum.amount0, 1)}
      </Label>
      <Label x={RANGE_X[0] + 4} y={y(minimum.amount1) + 16} kind="minor" halo>
        ≥ {formatPercent(minimum.amount1, 1)}
      </Label>
    </Figure>
  )
}
