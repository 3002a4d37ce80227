import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight, Cell, cellHeight } from './band'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import { TextBox } from './text-box'

const APPLICATION = ['User signs', 'App sends', 'SDK computes'] as const

const PERIPHERY = {
  v2: ['Router02'],
  v3: ['SwapRouter', 'NonfungiblePositionManager', 'Quoter, QuoterV2'],
} as const

const CORE = {
  v2: ['Factory', 'Pairs'],
  v3: ['Factory', 'Pools'],
} as const

/** The two columns, v2 and v3: left edge and width. */
const V2 = { x: BAND_PADDING, width: 124 }
const V3 = { x: 148, width: 276 }
const V2_CENTRE = V2.x + V2.width / 2
const V3_CENTRE = V3.x + V3.width / 2

const HEIGHT = {
  application: bandHeight(cellHeight(1)),
  periphery: bandHeight(cellHeight(3)),
  core: bandHeight(cellHeight(2)),
}
const APPLICATION_TOP = 1
const PERIPHERY_TOP = APPLICATION_TOP + HEIGHT.application + BAND_GAP
const CORE_TOP = PERIPHERY_TOP + HEIGHT.periphery + BAND_GAP

/** The layers of the protocol: application, periphery, core; who holds funds, what is replaceable. */
export function ProtocolLayers() {
  return (
    <Figure
      height={CORE_TOP + HEIGHT.core + 1}
      alt={
        'Three layers, each calling the one below it. At the top the application: the user ' +
        'signs, the app sends and the SDK computes; the user keeps the keys and the tokens. In ' +
        'the middle the periphery, which holds no reserves and can be replaced: Router02 for ' +
        'v2; SwapRouter, NonfungiblePositionManager, Quoter and QuoterV2 for v3. At the bottom ' +
        'the core, which holds every reserve and is not upgradeable: the v2 factory with its ' +
        'pairs and the v3 factory with its pools.'
      }
      caption={
        'The core holds the tokens and stays as it was deployed. A new periphery can be ' +
        'deployed beside the old one; v3 positions stay with the manager that minted them.'
      }
    >
      <Band
        y={APPLICATION_TOP}
        height={HEIGHT.application}
        title="Application"
        note="the user keeps keys and tokens"
      >
        {APPLICATION.map((text, index) => (
          <TextBox
            key={text}
            x={BAND_PADDING + index * 138}
            y={APPLICATION_TOP + BAND_HEAD}
            width={132}
            height={cellHeight(1)}
            tone="inner"
            lines={[text]}
            kind="label"
          />
        ))}
      </Band>
      <Calls from={APPLICATION_TOP + HEIGHT.application} to={PERIPHERY_TOP} />
      <Band
        y={PERIPHERY_TOP}
        height={HEIGHT.periphery}
        title="Periphery"
        note="holds no reserves, replaceable"
      >
        <Cell {...V2} y={PERIPHERY_TOP + BAND_HEAD} tag="v2" lines={PERIPHERY.v2} rows={3} mono />
        <Cell {...V3} y={PERIPHERY_TOP + BAND_HEAD} tag="v3" lines={PERIPHERY.v3} mono />
      </Band>
      <Calls from={PERIPHERY_TOP + HEIGHT.periphery} to={CORE_TOP} />
      <Band
        y={CORE_TOP}
        height={HEIGHT.core}
        title="Core"
        note="holds every reserve, not upgradeable"
        accent
      >
        <Cell {...V2} y={CORE_TOP + BAND_HEAD} tag="v2" lines={CORE.v2} mono />
        <Cell {...V3} y={CORE_TOP + BAND_HEAD} tag="v3" lines={CORE.v3} mono />
      </Band>
    </Figure>
  )
}

/** One arrow per version from a layer to the layer below it. */
function Calls({ from, to }: { from: number; to: number }) {
  return (
    <>
      <Arrow from={[V2_CENTRE, from + 5]} to={[V2_CENTRE, to - 5]} />
      <Arrow from={[V3_CENTRE, from + 5]} to={[V3_CENTRE, to - 5]} />
      <Label x={V2_CENTRE + 12} y={(from + to) / 2 + 4} kind="minor">
        calls
      </Label>
      <Label x={V3_CENTRE + 12} y={(from + to) / 2 + 4} kind="minor">
        calls
      </Label>
    </>
  )
}
