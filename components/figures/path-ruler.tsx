import { type PathPart, pathParts } from './amm/path-bytes'
import { Box, Label, type Tone } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import { linearScale } from './plot'

/** The tokens of the local chain in the order of the swap, and the pools between them. */
const TOKENS = [
  { name: 'A', tone: 'a', address: `0x2${'1'.padStart(39, '0')}` },
  { name: 'B', tone: 'b', address: `0x2${'2'.padStart(39, '0')}` },
  { name: 'C', tone: 'plain', address: `0x2${'3'.padStart(39, '0')}` },
] as const satisfies readonly { name: string; tone: Tone; address: string }[]
const FEES = [3000, 500] as const

type Path = { title: string; parts: PathPart[]; tokens: (typeof TOKENS)[number][]; fees: number[] }

const path = (title: string, tokens: Path['tokens'], fees: number[]): Path => ({
  title,
  tokens,
  fees,
  parts: pathParts(
    tokens.map(({ address }) => address),
    fees,
  ),
})

const FORWARD = path('exactInput: what you pay comes first', [...TOKENS], [...FEES])
const REVERSED = path(
  'exactOutput: what you receive comes first',
  TOKENS.toReversed(),
  FEES.toReversed(),
)

const MARGIN = 8
const BYTES = FORWARD.parts.at(-1)?.end ?? 0
const byteX = linearScale([0, BYTES], [MARGIN, FIGURE_WIDTH - MARGIN])

/** From the top of a ruler: baselines of its title and names, its bar, baselines below the bar. */
const ROW = { title: 16, names: 42, bar: 52, offsets: 100, fees: 122 }
const BAR_HEIGHT = 30
const RULER_HEIGHT = 128
const GAP = 20

/** The bytes of one path over two pools, forward for `exactInput` and reversed for `exactOutput`. */
export function PathRuler() {
  return (
    <Figure
      height={2 * RULER_HEIGHT + GAP}
      alt={
        `Two paths of ${BYTES} bytes for a swap of A for C through B. For exactInput: token A in ` +
        'bytes 0 to 20, fee 3000 as 000bb8 in bytes 20 to 23, token B to 43, fee 500 as 0001f4 ' +
        'to 46, token C to 66. For exactOutput the same five parts in the opposite order: token ' +
        'C, fee 500, token B, fee 3000, token A.'
      }
      caption={
        'Numbers below a bar are offsets in bytes. The bytes of each address and each fee stay ' +
        'as they are; only the order of the five parts is reversed.'
      }
    >
      <Ruler path={FORWARD} top={0} />
      <Ruler path={REVERSED} top={RULER_HEIGHT + GAP} />
    </Figure>
  )
}

function Ruler({ path: { title, parts, tokens, fees }, top }: { path: Path; top: number }) {
  return (
    <>
      <Label x={MARGIN} y={top + ROW.title} kind="strong">
        {title}
      </Label>
      {parts.map((part, index) => {
        const x = byteX(part.start)
        const width = byteX(part.end) - x
        const middle = x + width / 2
        const box = { x, y: top + ROW.bar, width, height: BAR_HEIGHT }
        const token = part.kind === 'token' ? tokens[index / 2] : undefined
        return (
          <g key={part.start}>
            <Box {...box} tone={token?.tone ?? 'inner'} />
            <Label x={middle} y={top + ROW.names} anchor="middle" tone={token?.tone} kind="strong">
              {token ? `Token ${token.name}` : 'fee'}
            </Label>
            {token ? (
              <Label x={middle} y={top + ROW.bar + 19.5} anchor="middle" mono>
                {`${part.hex.slice(0, 4)}…${part.hex.slice(-4)}`}
              </Label>
            ) : (
              <Label x={middle} y={top + ROW.fees} anchor="middle" mono>
                {`${part.hex} = ${fees[(index - 1) / 2]}`}
              </Label>
            )}
            {token && <Offsets part={part} y={top + ROW.offsets} />}
          </g>
        )
      })}
    </>
  )
}

/** Where a token's bytes begin and end. */
function Offsets({ part: { start, end }, y }: { part: PathPart; y: number }) {
  return (
    <>
      <Label x={byteX(start) + 2} y={y} kind="minor">
        {start}
      </Label>
      <Label x={byteX(end) - 2} y={y} kind="minor" anchor="end">
        {end}
      </Label>
    </>
  )
}
