/** A tick and for how long the price stayed there. */
export type Stage = { readonly tick: number; readonly seconds: number }

/** What happens in the guide on the price oracle, up to its last block. */
export const guideStages: readonly Stage[] = [
  { tick: -7899, seconds: 156 },
  { tick: 6351, seconds: 24 },
  { tick: -7796, seconds: 60 },
]

/** When the stages begin and end, in seconds after the first began. */
export function stageTimes(stages: readonly Stage[]): number[] {
  const times = [0]
  for (const { seconds } of stages) times.push((times.at(-1) ?? 0) + seconds)
  return times
}

/** The sum of the ticks of each second until a time, from 0 at the beginning (`Oracle`, v3-core). */
export function cumulativeAt(stages: readonly Stage[], time: number): number {
  let [left, sum] = [time, 0]
  for (const { tick, seconds } of stages) {
    const part = Math.min(left, seconds)
    sum += tick * part
    left -= part
  }
  return sum
}

/** The mean tick over the last seconds, rounded down (`OracleLibrary.consult`, v3-periphery). */
export function meanTick(stages: readonly Stage[], window: number): number {
  const end = stageTimes(stages).at(-1) ?? 0
  return Math.floor((cumulativeAt(stages, end) - cumulativeAt(stages, end - window)) / window)
}
