import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight } from './band'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import { TextBox } from './text-box'

/** Content of a row of boxes: the name of a class, and what its objects are. */
type Part = { name: readonly string[]; lines: readonly string[] }

const STATE: readonly Part[] = [
  { name: ['Token'], lines: ['address,', 'decimals'] },
  { name: ['Tick'], lines: ['liquidity', 'at a price'] },
  { name: ['Pool'], lines: ['price, liquidity,', 'ticks'] },
]

const PLAN: readonly Part[] = [
  { name: ['Route'], lines: ['pools', 'in a row'] },
  { name: ['Trade'], lines: ['amounts,', 'limits'] },
  { name: ['Position'], lines: ['liquidity', 'in a range'] },
]

const CALLDATA: readonly Part[] = [
  { name: ['SwapQuoter'], lines: ['for Quoter', 'and QuoterV2'] },
  { name: ['SwapRouter'], lines: ['for', 'SwapRouter'] },
  { name: ['Nonfungible', 'Position', 'Manager'], lines: [] },
]

const BOX_HEIGHT = 64
const GAP = 8
const THIRD = (FIGURE_WIDTH - 2 * BAND_PADDING - 2 * GAP) / 3

const BAND = bandHeight(BOX_HEIGHT)
const TOPS = [0, 1, 2].map(index => 1 + index * (BAND + BAND_GAP))
const [STATE_TOP = 0, PLAN_TOP = 0, CALLDATA_TOP = 0] = TOPS

/** The classes of the v3 SDK: from what you read on chain to what you send. */
export function SdkClassMap() {
  return (
    <Figure
      height={CALLDATA_TOP + BAND + 1}
      alt={
        'Three rows of classes of the v3 SDK, read from top to bottom. The first row holds the ' +
        'state that you read from the chain: Token with address and decimals, Tick with the ' +
        'liquidity at a price, Pool with price, liquidity and ticks. The second row holds what ' +
        'you plan: Route, which is pools in a row, Trade with amounts and limits, and Position, ' +
        'which is liquidity in a range. The third row makes calldata: SwapQuoter for Quoter and ' +
        'QuoterV2, SwapRouter for SwapRouter, NonfungiblePositionManager for the contract of ' +
        'this name.'
      }
      caption={
        'ethers or viem reads what goes in at the top and sends what comes out at the bottom. ' +
        'The SDK itself never connects to a node.'
      }
    >
      <Row y={STATE_TOP} title="State" note="you read it from the chain" parts={STATE} />
      <Way y={PLAN_TOP} label="goes into" />
      <Row y={PLAN_TOP} title="Plan" note="the SDK computes" parts={PLAN} />
      <Way y={CALLDATA_TOP} label="becomes" />
      <Row y={CALLDATA_TOP} title="Calldata" note="you send it" parts={CALLDATA} accent />
    </Figure>
  )
}

type RowProps = {
  y: number
  title: string
  note: string
  parts: readonly Part[]
  accent?: boolean
}

/** A band with a box for each of its parts. */
function Row({ y, title, note, parts, accent = false }: RowProps) {
  return (
    <Band y={y} height={BAND} title={title} note={note} accent={accent}>
      {parts.map(({ name, lines }, index) => (
        <TextBox
          key={name[0]}
          x={BAND_PADDING + index * (THIRD + GAP)}
          y={y + BAND_HEAD}
          width={THIRD}
          height={BOX_HEIGHT}
          tone="inner"
          name={name}
          lines={lines}
        />
      ))}
    </Band>
  )
}

/** The arrow that ends at the band whose top is `y`. */
function Way({ y, label }: { y: number; label: string }) {
  return (
    <>
      <Arrow from={[FIGURE_WIDTH / 2, y - BAND_GAP + 5]} to={[FIGURE_WIDTH / 2, y - 5]} />
      <Label x={FIGURE_WIDTH / 2 + 12} y={y - BAND_GAP / 2 + 4} kind="minor">
        {label}
      </Label>
    </>
  )
}
