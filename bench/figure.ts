import { median } from './statistics'

export type Unit = 'B' | 'MB' | 'ms' | 's' | ''

/** Something that was measured, several times if it is never twice the same. */
export type Figure = {
  name: string
  unit: Unit
  runs: number[]
  /** At most this. */
  target?: number
  /** The same of what the site is held against, measured in between. */
  beside?: { what: 'empty app' | 'bare page' | '1,000 pages'; runs: number[] }
  /** The same of other sites by their names, for a table of columns. */
  peers?: Record<string, number[]>
  /** At most this many times as much as that. */
  targetRatio?: number
}

/** How many times as much as what it is held against. */
export function ratioOf({ runs, beside }: Figure): number | undefined {
  return beside && median(runs) / median(beside.runs)
}

/** Whether a figure is as good as its targets ask; nothing when it has none. */
export function isMet(figure: Figure): boolean | undefined {
  const { runs, target, targetRatio } = figure
  if (target === undefined && targetRatio === undefined) return
  const ratio = ratioOf(figure) ?? 0
  return median(runs) <= (target ?? Infinity) && ratio <= (targetRatio ?? Infinity)
}
