/** A step of a sequence diagram. `Id` is the union of the actors' ids. */
export type SequenceStep<Id extends string> =
  | SequenceMessage<Id>
  | { type: 'note'; at: Id; lines: readonly string[]; width: number }

/** A message between two actors: a call, its return, or tokens that move. */
export type SequenceMessage<Id extends string> = {
  type: 'call' | 'return' | 'flow'
  from: Id
  to: Id
  text: string
  tone?: 'a' | 'b'
}

const MESSAGE_HEIGHT = 36
const NOTE_LINE_HEIGHT = 17
const NOTE_PADDING = 14
const NOTE_MARGIN = 14

/** Height of a note's box. */
export const noteHeight = (lines: number): number => lines * NOTE_LINE_HEIGHT + NOTE_PADDING

/**
 * Where each step lies: the line of a message, or the top of a note's box; and where the diagram
 * ends. Steps follow each other downwards from `top`.
 */
export function sequenceLayout<Id extends string>(
  steps: readonly SequenceStep<Id>[],
  top: number,
): { positions: readonly number[]; bottom: number } {
  let bottom = top
  const positions = steps.map(step => {
    if (step.type === 'note') {
      const position = bottom + NOTE_MARGIN
      bottom = position + noteHeight(step.lines.length)
      return position
    }
    bottom += MESSAGE_HEIGHT
    return bottom
  })
  return { positions, bottom }
}
