import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight, Cell, cellHeight } from './band'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'

/** What the pages of a version of Contract are about. */
const CONTRACT = {
  v2: ['how a pair works', 'swaps, pools, prices', 'fees, returns, security', 'reference tables'],
  v3: ['overview, fee tiers', 'error tables', 'SwapXV3PoolDeployer'],
} as const

const COLUMN = { v2: BAND_PADDING, v3: 225, width: 199 }
const ROWS = Math.max(CONTRACT.v2.length, CONTRACT.v3.length)

/** Height of a band with one line under its title. */
const LINE_HEIGHT = 62
const CONTRACT_HEIGHT = bandHeight(cellHeight(ROWS))

const STUDY_TOP = 1
const CONTRACT_TOP = STUDY_TOP + LINE_HEIGHT + BAND_GAP
const SDK_TOP = CONTRACT_TOP + CONTRACT_HEIGHT + BAND_GAP

/** The map of this documentation: what each section answers and where to go from it. */
export function DocsMap() {
  return (
    <Figure
      height={SDK_TOP + LINE_HEIGHT + 1}
      alt={
        'A map of the documentation, read from top to bottom. Study answers what SwapX is: two ' +
        'versions, reading paths, terms and privacy. It leads to Contract, which answers what ' +
        'happens on chain: v2 covers how a pair works, swaps, pools, prices, fees, returns and ' +
        'security, with reference tables; v3 covers an overview with fee tiers, the error ' +
        'tables and SwapXV3PoolDeployer. Both versions lead to SDK, one overview that answers ' +
        'how to use it in TypeScript: packages, settings, units and limits.'
      }
      caption={
        'Start with Study, choose a version, learn in Contract what it does, then see in SDK ' +
        'what the packages compute for it.'
      }
    >
      <Band y={STUDY_TOP} height={LINE_HEIGHT} title="Study" note="What is SwapX?" accent>
        <Label x={BAND_PADDING} y={STUDY_TOP + 48}>
          two versions, reading paths, terms and privacy
        </Label>
      </Band>
      <Way y={CONTRACT_TOP} label="choose a version" />
      <Band
        y={CONTRACT_TOP}
        height={CONTRACT_HEIGHT}
        title="Contract"
        note="What happens on chain?"
      >
        {(['v2', 'v3'] as const).map(version => (
          <Cell
            key={version}
            x={COLUMN[version]}
            y={CONTRACT_TOP + BAND_HEAD}
            width={COLUMN.width}
            tag={version}
            lines={CONTRACT[version]}
            rows={ROWS}
          />
        ))}
      </Band>
      <Way y={SDK_TOP} label="both versions" />
      <Band y={SDK_TOP} height={LINE_HEIGHT} title="SDK" note="How do I use it in TypeScript?">
        <Label x={BAND_PADDING} y={SDK_TOP + 48}>
          packages, settings, units and limits
        </Label>
      </Band>
    </Figure>
  )
}

/** The arrows, one a version, that end at the band whose top is `y`. */
function Way({ y, label }: { y: number; label: string }) {
  return (
    <>
      {[COLUMN.v2, COLUMN.v3].map(x => (
        <Arrow
          key={x}
          from={[x + COLUMN.width / 2, y - BAND_GAP + 5]}
          to={[x + COLUMN.width / 2, y - 5]}
        />
      ))}
      <Label x={FIGURE_WIDTH / 2} y={y - BAND_GAP / 2 + 4} kind="minor" anchor="middle">
        {label}
      </Label>
    </>
  )
}
