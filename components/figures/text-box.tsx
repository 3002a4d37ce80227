import { Box, type BoxProps, Label, type LabelKind } from './diagram'

const LINE_HEIGHT = 17
/** From the middle of a line of text to its baseline. */
const BASELINE = 4.5

type TextBoxProps = BoxProps & {
  /** The name of what the box represents, in bold, above the lines. */
  name?: readonly string[]
  lines: readonly string[]
  kind?: LabelKind
}

/** A box with lines of text in its middle. */
export function TextBox({ name = [], lines, kind = 'minor', ...box }: TextBoxProps) {
  const all = [...name, ...lines]
  const middle = box.y + box.height / 2 + BASELINE
  return (
    <>
      <Box {...box} />
      {all.map((line, index) => {
        const y = middle + (index - (all.length - 1) / 2) * LINE_HEIGHT
        return (
          <Label
            key={y}
            x={box.x + box.width / 2}
            y={y}
            kind={index < name.length ? 'strong' : kind}
            anchor="middle"
          >
            {line}
          </Label>
        )
      })}
    </>
  )
}
