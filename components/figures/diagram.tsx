import type { ReactNode } from 'react'
import styles from './figure.module.css'
import { areaPath, arrowHead, linePath, type Point } from './plot'

/** Whose a part is: token A's (teal), token B's (vermilion) or no token's. */
export type Tone = 'plain' | 'a' | 'b'

/** The names that are set, as one `className`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** A label as usual, a minor remark or a name in bold. */
export type LabelKind = 'label' | 'minor' | 'strong'

type LabelProps = {
  x: number
  /** Baseline of the text. */
  y: number
  kind?: LabelKind
  anchor?: 'start' | 'middle' | 'end'
  tone?: Tone
  /** For names of the contracts and their functions. */
  mono?: boolean
  /** For text that crosses a line. */
  halo?: boolean
  children: ReactNode
}

const TEXT_TONE = { plain: undefined, a: styles.textA, b: styles.textB } satisfies Record<
  Tone,
  string | undefined
>

/** One line of text in a diagram. */
export function Label(props: LabelProps) {
  const { x, y, kind = 'label', anchor = 'start', tone = 'plain', mono, halo, children } = props
  const className = classNames(
    styles[kind],
    TEXT_TONE[tone],
    mono && styles.mono,
    halo && styles.halo,
  )
  return (
    <text x={x} y={y} textAnchor={anchor} className={className}>
      {children}
    </text>
  )
}

/** Frame and colour of a box. */
export type BoxProps = {
  x: number
  y: number
  width: number
  height: number
  tone?: Tone | 'accent' | 'inner'
}

const BOX_TONE = {
  plain: styles.box,
  accent: styles.boxAccent,
  inner: styles.boxInner,
  a: classNames(styles.lineA, styles.thin, styles.softA),
  b: classNames(styles.lineB, styles.thin, styles.softB),
} satisfies Record<NonNullable<BoxProps['tone']>, string | undefined>

/** A rounded box. */
export function Box({ tone = 'plain', ...frame }: BoxProps) {
  return <rect {...frame} rx={6} className={BOX_TONE[tone]} />
}

type ArrowProps = {
  from: Point
  to: Point
  tone?: Tone
  /** `call` is a fine line, `return` a fine dashed one, `flow` a heavy one: tokens move. */
  kind?: 'call' | 'flow' | 'return'
}

const HEAD_SIZE = 8

const LINE_TONE = { plain: styles.line, a: styles.lineA, b: styles.lineB } satisfies Record<
  Tone,
  string | undefined
>
const HEAD_TONE = { plain: styles.arrowHead, a: styles.fillA, b: styles.fillB } satisfies Record<
  Tone,
  string | undefined
>

/** A straight arrow. Its head is a path: nothing to define, no ids to keep apart. */
export function Arrow({ from, to, tone = 'plain', kind = 'call' }: ArrowProps) {
  const line = classNames(
    LINE_TONE[tone],
    kind !== 'flow' && styles.thin,
    kind === 'return' && styles.dashed,
  )
  return (
    <>
      <path d={linePath([from, shaftEnd(from, to)])} className={line} />
      <path d={areaPath(arrowHead(from, to, HEAD_SIZE))} className={HEAD_TONE[tone]} />
    </>
  )
}

/** Where the shaft ends: inside the head, so that its round end does not blunt the tip. */
function shaftEnd(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const end = (axis: 0 | 1) => to[axis] - ((to[axis] - from[axis]) / length) * (HEAD_SIZE - 1)
  return [end(0), end(1)]
}
