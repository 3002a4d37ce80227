import type { ReactNode } from 'react'
import { Box, Label } from './diagram'
import { FIGURE_WIDTH } from './figure'

/** Space between the edge of a band and what it holds. */
export const BAND_PADDING = 16

const LINE_HEIGHT = 18

type BandProps = {
  y: number
  height: number
  title: string
  note: string
  accent?: boolean
  children?: ReactNode
}

/** A box over the whole width with a title on its left and a remark on its right. */
export function Band({ y, height, title, note, accent = false, children }: BandProps) {
  const right = FIGURE_WIDTH - BAND_PADDING
  return (
    <>
      <Box
        x={1}
        y={y}
        width={FIGURE_WIDTH - 2}
        height={height}
        tone={accent ? 'accent' : 'plain'}
      />
      <Label x={BAND_PADDING} y={y + 24} kind="strong">
        {title}
      </Label>
      <Label x={right} y={y + 24} kind="minor" anchor="end">
        {note}
      </Label>
      {children}
    </>
  )
}

type CellProps = {
  x: number
  y: number
  width: number
  /** Short name in the corner, such as the protocol's version. */
  tag: string
  lines: readonly string[]
  /** Height in lines, when it is more than there are. */
  rows?: number
  mono?: boolean
}

/** Height of a cell with so many lines. */
export const cellHeight = (lines: number): number => lines * LINE_HEIGHT + 14

/** Where a band's content starts, from its top. */
export const BAND_HEAD = 36

/** Height of a band with content of that height. */
export const bandHeight = (content: number): number => BAND_HEAD + content + 12

/** Space between two bands, for the arrows. */
export const BAND_GAP = 32

/** A box inside a band: a tag and, to its right, some lines. */
export function Cell({ x, y, width, tag, lines, rows = lines.length, mono }: CellProps) {
  return (
    <>
      <Box x={x} y={y} width={width} height={cellHeight(rows)} tone="inner" />
      <Label x={x + 12} y={y + 21} kind="strong">
        {tag}
      </Label>
      {lines.map((line, index) => (
        <Label key={line} x={x + 40} y={y + 21 + index * LINE_HEIGHT} mono={mono}>
          {line}
        </Label>
      ))}
    </>
  )
}
