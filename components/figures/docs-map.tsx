import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight, Cell, cellHeight } from './band'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'

type Topics = Record<'v2' | 'v3', readonly string[]>

/** What the pages of Contract and of SDK are about, for each version. */
const CONTRACT: Topics = {
  v2: ['how a pair works', 'swaps, pools, prices', 'fees, returns, security', 'reference tables'],
  v3: ['overview, fee tiers', 'reverts without data', 'swap guides', 'six contracts'],
}
const SDK: Topics = {
  v2: ['quick start', 'data, prices, trades', 'pair addresses', 'reference'],
  v3: ['local chain', 'quotes, trades, routes', 'positions and fees', 'reference'],
}

const COLUMN = { v2: BAND_PADDING, v3: 225, width: 199 }
const ROWS = 4

/** Height of a band with one line under its title. */
const LINE_HEIGHT = 62
const COLUMNS_HEIGHT = bandHeight(cellHeight(ROWS))

const STUDY_TOP = 1
const CONTRACT_TOP = STUDY_TOP + LINE_HEIGHT + BAND_GAP
const SDK_TOP = CONTRACT_TOP + COLUMNS_HEIGHT + BAND_GAP

/** The map of this documentation: what each section answers and where to go from it. */
export function DocsMap() {
  return (
    <Figure
      height={SDK_TOP + COLUMNS_HEIGHT + 1}
      alt={
        'A map of the documentation, read from top to bottom. Study answers what SwapX is: two ' +
        'versions, reading paths, terms and privacy. It leads to Contract, which answers what ' +
        `happens on chain: v2 covers ${listed(CONTRACT.v2)}; v3 covers ${listed(CONTRACT.v3)}. ` +
        'Both versions lead to SDK, which answers how to use them in TypeScript: v2 covers ' +
        `${listed(SDK.v2)}; v3 covers ${listed(SDK.v3)}.`
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
      <Columns y={CONTRACT_TOP} title="Contract" note="What happens on chain?" topics={CONTRACT} />
      <Way y={SDK_TOP} label="both versions" />
      <Columns y={SDK_TOP} title="SDK" note="How do I use it in TypeScript?" topics={SDK} />
    </Figure>
  )
}

const listed = (topics: readonly string[]) => topics.join(', ')

type ColumnsProps = { y: number; title: string; note: string; topics: Topics }

/** A band with a cell for each version. */
function Columns({ y, title, note, topics }: ColumnsProps) {
  return (
    <Band y={y} height={COLUMNS_HEIGHT} title={title} note={note}>
      {(['v2', 'v3'] as const).map(version => (
        <Cell
          key={version}
          x={COLUMN[version]}
          y={y + BAND_HEAD}
          width={COLUMN.width}
          tag={version}
          lines={topics[version]}
          rows={ROWS}
        />
      ))}
    </Band>
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
