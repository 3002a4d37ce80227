import { Arrow, Box, Label, type Tone } from './diagram'
import styles from './figure.module.css'
import {
  noteHeight,
  type SequenceMessage,
  type SequenceStep,
  sequenceLayout,
} from './sequence-layout'
import { TextBox } from './text-box'

/** One column of a sequence diagram: a header and its life line at `x`. */
export type Actor = { label: string; x: number; width: number; tone?: Tone }

type SequenceDiagramProps<Id extends string> = {
  actors: Readonly<Record<Id, Actor>>
  steps: readonly SequenceStep<Id>[]
  top: number
}

const HEADER_HEIGHT = 34
/** How far the life lines go on below the last step. */
export const TAIL = 16

/** Space between an arrow's end and the life line. */
const ARROW_GAP = 4

/** Where each step of a sequence diagram at `top` lies, and where its life lines end. */
export function placeSequence<Id extends string>(steps: readonly SequenceStep<Id>[], top: number) {
  const { positions, bottom } = sequenceLayout(steps, top + HEADER_HEIGHT)
  return { positions, bottom: bottom + TAIL }
}

/** Actors side by side, what they send each other from top to bottom. */
export function SequenceDiagram<Id extends string>(props: SequenceDiagramProps<Id>) {
  const { actors, steps, top } = props
  const { positions, bottom } = placeSequence(steps, top)
  return (
    <>
      {Object.entries<Actor>(actors).map(([id, actor]) => (
        <g key={id}>
          <path d={`M${actor.x} ${top + HEADER_HEIGHT}V${bottom}`} className={styles.grid} />
          <Box
            x={actor.x - actor.width / 2}
            y={top}
            width={actor.width}
            height={HEADER_HEIGHT}
            tone={actor.tone ?? 'plain'}
          />
          <Label x={actor.x} y={top + 22} kind="strong" anchor="middle" tone={actor.tone}>
            {actor.label}
          </Label>
        </g>
      ))}
      {steps.map((step, index) => {
        const y = positions[index] ?? top
        const key = `${step.type}-${y}`
        if (step.type !== 'note') return <Message key={key} actors={actors} message={step} y={y} />
        return (
          <TextBox
            key={key}
            x={actors[step.at].x - step.width / 2}
            y={y}
            width={step.width}
            height={noteHeight(step.lines.length)}
            lines={step.lines}
          />
        )
      })}
    </>
  )
}

type MessageProps<Id extends string> = {
  actors: Readonly<Record<Id, Actor>>
  message: SequenceMessage<Id>
  y: number
}

/** An arrow between two life lines with its text above it, starting at the left one. */
function Message<Id extends string>({ actors, message, y }: MessageProps<Id>) {
  const from = actors[message.from].x
  const to = actors[message.to].x
  const gap = from < to ? ARROW_GAP : -ARROW_GAP
  return (
    <>
      <Arrow from={[from + gap, y]} to={[to - gap, y]} kind={message.type} tone={message.tone} />
      <Label
        x={Math.min(from, to) + 8}
        y={y - 8}
        mono={message.type !== 'flow'}
        tone={message.tone}
        halo
      >
        {message.text}
      </Label>
    </>
  )
}
