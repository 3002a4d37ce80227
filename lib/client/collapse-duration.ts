/**
 * How long content of this height takes to slide in or out: the higher, the longer, but ever less so.
 * @param height in CSS pixels
 * @returns milliseconds
 */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/** With reduced motion: as good as at once, yet a transition, whose end can be waited for. */
export const REDUCED_DURATION = 1
