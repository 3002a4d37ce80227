import { linePath, logTicks } from '@/lib/plot'
import styles from './contours.module.css'

const WIDTH = 1200
const HEIGHT = 640

/** Products of the curves drawn, in squared units of the drawing. */
const PRODUCTS = logTicks(9_000, 900_000, 12)

/** The curve x · y = k within the drawing, from its lower left corner. */
function contour(k: number): string {
  const points = logTicks(k / HEIGHT, WIDTH, 48).map(
    x => [Math.round(x), Math.round(HEIGHT - k / x)] as const,
  )
  return linePath(points)
}

/** Ornament: the price curves of ever deeper pools. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={PRODUCTS.map(contour).join('')} />
    </svg>
  )
}
