import { formatAmount, formatNumber } from '@/lib/site/format'
import { cumulativeAt, guideStages, meanTick, stageTimes } from './amm/twap-windows'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, linePath, type Point } from './plot'
import { AxisX, AxisY } from './plot-axis'

const times = stageTimes(guideStages)
const END = times.at(-1) ?? 0
const WINDOWS = [60, 120, 240].map(seconds => ({
  seconds,
  start: END - seconds,
  mean: meanTick(guideStages, seconds),
}))
const MILLION = 1_000_000
const sumAt = (time: number) => cumulativeAt(guideStages, time) / MILLION

const RANGE_X = [60, 420] as const
const x = linearScale([0, END], RANGE_X)
const TICK_BASE = 128
const tickY = linearScale([-9000, 7500], [TICK_BASE, 30])
const SUM_TOP = 178
const SUM_BASE = 330
const sumY = linearScale([-1.75, 0], [SUM_BASE, SUM_TOP])

const tickLine = guideStages.flatMap(({ tick }, i): Point[] =>
  [times[i] ?? 0, times[i + 1] ?? END].map(time => [x(time), tickY(tick)]),
)
const sumLine = times.map((time): Point => [x(time), sumY(sumAt(time))])
const end: Point = [x(END), sumY(sumAt(END))]
const [short, middle, long] = WINDOWS

/** The tick over time, its sum, and the mean of three windows as the slope of a chord. */
export function TwapWindows() {
  const ticks = guideStages.map(({ tick }) => formatNumber(tick))
  return (
    <Figure
      height={SUM_BASE + 42}
      alt={
        `Two graphs over ${END} seconds. Above, the tick is ${ticks[0]}, jumps to ${ticks[1]} for ` +
        `24 seconds and falls to ${ticks[2]}. Below, the sum of the ticks falls to −1.23 million, ` +
        'rises a little during the jump and falls to −1.55 million. Three straight lines lead from ' +
        `the beginnings of windows to the end: their slopes are ${formatNumber(short?.mean ?? 0)} ` +
        `over 60 seconds, ${formatNumber(middle?.mean ?? 0)} over 120 seconds and ` +
        `${formatNumber(long?.mean ?? 0)} over 240 seconds.`
      }
      caption={
        'What main of this guide does. Each dot is where a window begins; the slope of its dashed ' +
        'line is the mean tick. The window of 60 s begins after the jump and does not see it.'
      }
    >
      <Label x={4} y={14}>
        tick
      </Label>
      <AxisY
        x={RANGE_X[0]}
        range={[TICK_BASE, 26]}
        scale={tickY}
        values={[-7500, 0, 7500]}
        format={formatNumber}
      />
      <path className={styles.grid} d={`M${RANGE_X[0]} ${tickY(0)}H${RANGE_X[1]}`} />
      <path className={styles.line} d={linePath(tickLine)} />
      <Label x={x(78)} y={tickY(-7899) - 8} anchor="middle" kind="minor">
        {formatNumber(guideStages[0]?.tick ?? 0)}
      </Label>
      <Label x={x(150)} y={tickY(6351) + 5} anchor="end" kind="minor">
        {formatAmount(guideStages[1]?.seconds ?? 0, 's')} at tick{' '}
        {formatNumber(guideStages[1]?.tick ?? 0)}
      </Label>

      <Label x={4} y={SUM_TOP - 14}>
        tickCumulative, in millions, from the first trade
      </Label>
      <AxisY
        x={RANGE_X[0]}
        range={[SUM_BASE, SUM_TOP]}
        scale={sumY}
        values={[-1.5, -1, -0.5, 0]}
        format={value => formatNumber(value, 1)}
      />
      <AxisX
        y={SUM_BASE}
        range={RANGE_X}
        scale={x}
        values={[0, 60, 120, 180, 240]}
        format={seconds => formatAmount(seconds, 's')}
      />
      {WINDOWS.map(({ start, seconds }) => (
        <path
          key={seconds}
          className={styles.guide}
          d={linePath([[x(start), sumY(sumAt(start))], end])}
        />
      ))}
      <path className={styles.line} d={linePath(sumLine)} />
      {WINDOWS.map(({ start, seconds }) => (
        <circle key={seconds} className={styles.dot} cx={x(start)} cy={sumY(sumAt(start))} r="4" />
      ))}
      {WINDOWS.map(({ seconds, mean }, i) => (
        <Label key={seconds} x={RANGE_X[1]} y={SUM_TOP + 10 + i * 18} anchor="end">
          {formatAmount(seconds, 's')}: mean tick {formatNumber(mean)}
        </Label>
      ))}
      <Label x={RANGE_X[1]} y={SUM_BASE + 38} anchor="end" kind="minor">
        seconds after the first trade
      </Label>
    </Figure>
  )
}
