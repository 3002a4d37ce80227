import { CONTOUR_SIZE, contours } from '@/lib/site/brand'
import styles from './contours.module.css'

/** Ornament: the price curves of ever deeper pools. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${CONTOUR_SIZE.width} ${CONTOUR_SIZE.height}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={contours} />
    </svg>
  )
}
