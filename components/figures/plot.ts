/** A place on a drawing: x to the right, y downwards, in SVG user units. */
export type Point = readonly [x: number, y: number]

type Interval = readonly [from: number, to: number]

/** Maps a value to a coordinate, in hundredths of a unit to keep the markup short. */
export type Scale = (value: number) => number

/** Equal steps of the value are equal distances. The range may run backwards (an upward y axis). */
export function linearScale([d0, d1]: Interval, [r0, r1]: Interval): Scale {
  return value => hundredths(r0 + ((value - d0) / (d1 - d0)) * (r1 - r0))
}

/** Equal factors of the value are equal distances: 1/2 is as far from 1 as 2. Values above 0. */
export function logScale([d0, d1]: Interval, range: Interval): Scale {
  const scale = linearScale([Math.log(d0), Math.log(d1)], range)
  return value => scale(Math.log(value))
}

/** Values from `from` to `to`, both included, a `step` apart. */
export function ticks(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, i) => from + i * step)
}

/** `count` + 1 values at equal factors, both ends included: the samples for a log axis. */
export function logTicks(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from * (to / from) ** (i / count))
}

/** The `d` of a line through the points; `''` without points. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** The `d` of the area that the points enclose. */
export function areaPath(points: readonly Point[]): string {
  return `${linePath(points)}Z`
}

/** The corners of an arrow head whose tip is at `to`, for an arrow that comes from `from`. */
export function arrowHead(from: Point, to: Point, size = 7): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const
  const base = [to[0] - along[0] * size, to[1] - along[1] * size] as const
  const side = [-along[1] * (size / 2), along[0] * (size / 2)] as const
  return [
    to,
    [hundredths(base[0] + side[0]), hundredths(base[1] + side[1])],
    [hundredths(base[0] - side[0]), hundredths(base[1] - side[1])],
  ]
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
