import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight } from './band'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import { TextBox } from './text-box'

/** The steps of a deployment, each with the contracts that it places, in rows of two or three. */
const STEPS = [
  {
    title: '1. Nothing needed',
    note: 'no contract in the constructor',
    rows: [
      ['WETH9', 'v2 factory', 'v3 factory'],
      ['NFTDescriptor', 'TickLens', 'tokens A, B, C'],
    ],
  },
  {
    title: '2. Built on these',
    note: 'WETH9, first row also a factory',
    rows: [['Router02', 'SwapRouter', 'Quoter, QuoterV2'], ['NonfungibleTokenPositionDescriptor']],
  },
  {
    title: '3. Positions',
    note: 'v3 factory, WETH9 and descriptor',
    rows: [['NonfungiblePositionManager']],
  },
  {
    title: '4. Last',
    note: 'staker: v3 factory, position manager',
    rows: [['UniswapV3Staker', 'v2 pairs', 'v3 pools']],
  },
] as const

const CELL_HEIGHT = 30
const CELL_GAP = 8
const INNER = FIGURE_WIDTH - 2 * BAND_PADDING

const rowsHeight = (rows: number): number => rows * (CELL_HEIGHT + CELL_GAP) - CELL_GAP

const tops: number[] = []
let bottom = 1
for (const { rows } of STEPS) {
  tops.push(bottom)
  bottom += bandHeight(rowsHeight(rows.length)) + BAND_GAP
}
const HEIGHT = bottom - BAND_GAP + 1

/** Which contracts of the local chain need the addresses of which others. */
export function DeploymentOrder() {
  return (
    <Figure
      height={HEIGHT}
      alt={
        'Four steps of a deployment, from top to bottom, each with arrows from the one before. ' +
        'First come contracts whose constructors take no addresses of other contracts: WETH9, ' +
        'the v2 factory, the v3 factory, the library NFTDescriptor, TickLens and the tokens A, B ' +
        'and C. Second come Router02, SwapRouter, Quoter and QuoterV2, which take the address of ' +
        'a factory and of WETH9, and NonfungibleTokenPositionDescriptor, which takes WETH9 and ' +
        'has the library in its code. Third comes NonfungiblePositionManager, which takes the v3 ' +
        'factory, WETH9 and the descriptor. Last come UniswapV3Staker, which takes the v3 factory ' +
        'and the position manager, and the v2 pairs and v3 pools with their liquidity.'
      }
      caption={
        'Each contract keeps the addresses that it is built with. On a chain where the order ' +
        'decides the addresses, deploy from top to bottom.'
      }
    >
      {STEPS.map(({ title, note, rows }, index) => {
        const y = tops[index] ?? 0
        return (
          <Band
            key={title}
            y={y}
            height={bandHeight(rowsHeight(rows.length))}
            title={title}
            note={note}
          >
            {index > 0 && (
              <>
                <Arrow from={[FIGURE_WIDTH / 2, y - BAND_GAP + 5]} to={[FIGURE_WIDTH / 2, y - 5]} />
                <Label x={FIGURE_WIDTH / 2 + 12} y={y - BAND_GAP / 2 + 4} kind="minor">
                  addresses
                </Label>
              </>
            )}
            {rows.map((names, row) => (
              <Names
                key={names[0]}
                names={names}
                y={y + BAND_HEAD + row * (CELL_HEIGHT + CELL_GAP)}
              />
            ))}
          </Band>
        )
      })}
    </Figure>
  )
}

/** Contracts side by side. */
function Names({ names, y }: { names: readonly string[]; y: number }) {
  const width = (INNER - (names.length - 1) * CELL_GAP) / names.length
  return names.map((name, index) => (
    <TextBox
      key={name}
      x={BAND_PADDING + index * (width + CELL_GAP)}
      y={y}
      width={width}
      height={CELL_HEIGHT}
      tone="inner"
      lines={[name]}
      kind="label"
    />
  ))
}
