import { classNames, Label, type Tone } from './diagram'
import styles from './figure.module.css'

type TokenProps = { x: number; y: number; tone: Tone; name: string }

const RING = {
  plain: classNames(styles.line, styles.thin, styles.boxInner),
  a: classNames(styles.lineA, styles.softA),
  b: classNames(styles.lineB, styles.softB),
} satisfies Record<Tone, string>

/** A token as a coin with its name, centred on (x, y). */
export function Token({ x, y, tone, name }: TokenProps) {
  return (
    <>
      <circle cx={x} cy={y} r={13} className={RING[tone]} />
      <Label x={x} y={y + 4.5} kind="strong" anchor="middle" tone={tone}>
        {name}
      </Label>
    </>
  )
}
