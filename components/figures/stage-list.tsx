import { Box, Label } from './diagram'
import { FIGURE_WIDTH } from './figure'
import styles from './figure.module.css'
import type { SwapStage, SwapStep } from './swap-stage'

const ROW = 28
const TITLE = 30
const GAP = 10
const HEADER = 28
const RIGHT = FIGURE_WIDTH - 14

const stageHeight = (steps: number): number => TITLE + steps * ROW + 6

/** Each stage with its top edge and the number of its first step. */
function placeStages(stages: readonly SwapStage[]) {
  return stages.map((stage, index) => {
    const before = stages.slice(0, index).map(({ steps }) => steps.length)
    return {
      ...stage,
      top: before.reduce((top, steps) => top + stageHeight(steps) + GAP, HEADER),
      first: before.reduce((count, steps) => count + steps, 1),
    }
  })
}

/** Height of the drawing of these stages. */
export function stageListHeight(stages: readonly SwapStage[]): number {
  const bottoms = placeStages(stages).map(({ top, steps }) => top + stageHeight(steps.length))
  return Math.max(...bottoms) + 1
}

type StageListProps = {
  stages: readonly SwapStage[]
  /** Heading of the column of strings. */
  heading: string
  /** Title of the highlighted stage. */
  accent: string
}

/** The numbered steps of a function, in boxes, with the string that each of them reverts with. */
export function StageList({ stages, heading, accent }: StageListProps) {
  return (
    <>
      <Label x={14} y={16} kind="minor">
        Step
      </Label>
      <Label x={RIGHT} y={16} kind="minor" anchor="end">
        {heading}
      </Label>
      {placeStages(stages).map(({ title, steps, top, first }) => (
        <g key={title}>
          <Box
            x={1}
            y={top}
            width={FIGURE_WIDTH - 2}
            height={stageHeight(steps.length)}
            tone={title === accent ? 'accent' : 'plain'}
          />
          <Label x={14} y={top + 21} kind="strong">
            {title}
          </Label>
          {steps.map((step, row) => (
            <Row
              key={step.does}
              step={step}
              number={first + row}
              y={top + TITLE + row * ROW + ROW / 2}
            />
          ))}
        </g>
      ))}
    </>
  )
}

/** One step: its number, what it does, what it reverts with. `y` is its middle. */
function Row({ step, number, y }: { step: SwapStep; number: number; y: number }) {
  return (
    <>
      <circle cx={25} cy={y} r={11} className={styles.boxInner} />
      <Label x={25} y={y + 4} kind="minor" anchor="middle">
        {number}
      </Label>
      <Label x={44} y={y + 4.5}>
        {step.does}
      </Label>
      {(step.reverts ?? step.otherRevert) && (
        <Label
          x={RIGHT}
          y={y + 4.5}
          kind={step.reverts ? 'label' : 'minor'}
          anchor="end"
          mono={Boolean(step.reverts)}
        >
          {step.reverts ?? step.otherRevert}
        </Label>
      )}
    </>
  )
}
