import { Label } from './diagram'
import styles from './figure.module.css'
import type { Scale } from './plot'

type AxisProps = {
  /** Both ends of the axis line, in drawing units. */
  range: readonly [from: number, to: number]
  scale: Scale
  /** The values that get a tick and a label. */
  values: readonly number[]
  format: (value: number) => string
}

/** A horizontal axis at height `y`, its labels below. */
export function AxisX({ y, range, scale, values, format }: AxisProps & { y: number }) {
  return (
    <>
      <path className={styles.axis} d={`M${range[0]} ${y}H${range[1]}`} />
      {values.map(value => (
        <g key={value}>
          <path className={styles.axis} d={`M${scale(value)} ${y}v5`} />
          <Label x={scale(value)} y={y + 19} anchor="middle" kind="minor">
            {format(value)}
          </Label>
        </g>
      ))}
    </>
  )
}

/** A vertical axis at `x`, its labels to the left. */
export function AxisY({ x, range, scale, values, format }: AxisProps & { x: number }) {
  return (
    <>
      <path className={styles.axis} d={`M${x} ${range[0]}V${range[1]}`} />
      {values.map(value => (
        <g key={value}>
          <path className={styles.axis} d={`M${x} ${scale(value)}h-5`} />
          <Label x={x - 9} y={scale(value) + 4} anchor="end" kind="minor">
            {format(value)}
          </Label>
        </g>
      ))}
    </>
  )
}
