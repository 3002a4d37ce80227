import { linePath, logTicks } from './plot'

/** The mark: an X of two curves, each the curve x·y = k that prices a pool. Lines in a square of 32. */
export const MARK = {
  a: 'M4.5 4.5C5.5 12.5 12.5 15 16 16s10.5 3.5 11.5 11.5',
  b: 'M27.5 4.5C26.5 12.5 19.5 15 16 16S5.5 19.5 4.5 27.5',
}

/** Size of the drawing of the contours, in its own units. */
export const CONTOUR_SIZE = { width: 1200, height: 640 }

/** Products of the curves drawn, in squared units of the drawing. */
const PRODUCTS = logTicks(9_000, 900_000, 12)

/** The price curves of ever deeper pools, as lines from the lower left corner of the drawing. */
export const contours = PRODUCTS.map(contour).join('')

/** The curve x · y = k. */
function contour(k: number): string {
  const { width, height } = CONTOUR_SIZE
  const points = logTicks(k / height, width, 48).map(
    x => [Math.round(x), Math.round(height - k / x)] as const,
  )
  return linePath(points)
}
