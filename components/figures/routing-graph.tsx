import { classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import type { Point } from './plot'
import { Token } from './token'

const NATIVE: Point = [30, 140]
const A: Point = [122, 140]
const B: Point = [232, 40]
const C: Point = [362, 140]

/** From the middle of a coin to the start of its lines. */
const RADIUS = 17

const POOLS: readonly { from: Point; to: Point; strong?: boolean }[] = [
  { from: NATIVE, to: A },
  { from: A, to: B, strong: true },
  { from: B, to: C, strong: true },
  { from: A, to: C, strong: true },
]

/** The second pool of B and C, in a bend beside the first. */
const BENT = 'M250 38C320 34 366 70 364 122'

type Note = {
  x: number
  y: number
  fee: string
  content: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Fee of each pool, and what it holds of its two tokens. */
const NOTES: readonly Note[] = [
  { x: 76, y: 164, fee: '0.30%', content: '40 : 400', anchor: 'middle' },
  { x: 162, y: 66, fee: '0.30%', content: '1,000 : 2,000', anchor: 'end' },
  { x: 276, y: 102, fee: '0.05%', content: '8,000 : 2,000', anchor: 'end' },
  { x: 338, y: 32, fee: '0.30%', content: '4,000 : 1,000' },
  { x: 242, y: 164, fee: '1.00%', content: '200 : 100', anchor: 'middle' },
]

/** The tokens and pools of the local chain, with the best way for 100 A to C. */
export function RoutingGraph() {
  return (
    <Figure
      height={196}
      alt={
        'Four tokens as coins and five pools as lines between them. The wrapped native token and ' +
        'A share a pool of 0.30% with 40 and 400 of them; A and B one of 0.30% with 1,000 and ' +
        '2,000. B and C share two pools, of 0.05% with 8,000 and 2,000, and of 0.30% with 4,000 ' +
        'and 1,000; A and C share one of 1.00% with 200 and 100. Thick lines mark the best way ' +
        'from A to C: 80 A via B, through the pool of 0.05%, and 20 A directly.'
      }
      caption={
        'The pools of the local chain with their fees and contents. Thick lines carry 100 A to ' +
        'C: 80 A via B, 20 A directly. W is the wrapped native token.'
      }
    >
      <path d={BENT} className={classNames(styles.axis)} />
      {POOLS.map(({ from, to, strong = false }) => (
        <path
          key={`${from} ${to}`}
          d={between(from, to)}
          className={strong ? styles.line : styles.axis}
        />
      ))}
      <Token x={NATIVE[0]} y={NATIVE[1]} tone="plain" name="W" />
      <Token x={A[0]} y={A[1]} tone="a" name="A" />
      <Token x={B[0]} y={B[1]} tone="b" name="B" />
      <Token x={C[0]} y={C[1]} tone="plain" name="C" />
      {NOTES.map(({ x, y, fee, content, anchor = 'start' }) => (
        <g key={`${fee} ${content}`}>
          <Label x={x} y={y} anchor={anchor}>
            {fee}
          </Label>
          <Label x={x} y={y + 17} kind="minor" anchor={anchor}>
            {content}
          </Label>
        </g>
      ))}
      <Label x={198} y={88} kind="strong">
        80 A
      </Label>
      <Label x={160} y={134} kind="strong">
        20 A
      </Label>
    </Figure>
  )
}

/** The line between two coins, from edge to edge. */
function between(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = (axis: 0 | 1) => ((to[axis] - from[axis]) / length) * RADIUS
  const at = (value: number) => Math.round(value * 100) / 100
  const start = `${at(from[0] + along(0))} ${at(from[1] + along(1))}`
  const end = `${at(to[0] - along(0))} ${at(to[1] - along(1))}`
  return `M${start}L${end}`
}
