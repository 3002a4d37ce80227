import { BAND_GAP, BAND_HEAD, BAND_PADDING, Band, bandHeight, Cell, cellHeight } from './band'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'

const SECTIONS = [
  {
    title: 'Contract',
    question: 'What happens on chain?',
    way: 'choose a version',
    v2: ['pairs and router', 'prices and fees', 'flash swaps'],
    v3: ['swap guides', 'core reference', 'periphery reference'],
  },
  {
    title: 'SDK',
    question: 'How do I write it in TypeScript?',
    way: 'same version',
    v2: ['fetch pair data', 'price and trade', 'class reference'],
    v3: ['quote and trade', 'manage positions', 'class reference'],
  },
] as const

const COLUMN = { v2: BAND_PADDING, v3: 225, width: 199 }
const STUDY_HEIGHT = 62
const SECTION_HEIGHT = bandHeight(cellHeight(3))
const FIRST_SECTION = 1 + STUDY_HEIGHT + BAND_GAP
const sectionTop = (index: number): number => FIRST_SECTION + index * (SECTION_HEIGHT + BAND_GAP)

/** The map of this documentation: what each section answers and where to go from it. */
export function DocsMap() {
  return (
    <Figure
      height={sectionTop(SECTIONS.length) - BAND_GAP + 1}
      alt={
        'A map of the documentation, read from top to bottom. Study answers what SwapX is: two ' +
        'versions, the roles, terms and privacy. It leads to Contract, which answers what ' +
        'happens on chain: v2 covers pairs and router, prices and fees, flash swaps; v3 covers ' +
        'swap guides and the reference of core and periphery. Each version of Contract leads to ' +
        'the same version of SDK, which answers how to write it in TypeScript: with v2 you ' +
        'fetch pair data, price and trade; with v3 you quote, trade and manage positions; both ' +
        'have a class reference.'
      }
      caption={
        'Start with Study, choose a version, learn in Contract what it does, then write it with ' +
        'the SDK of the same version.'
      }
    >
      <Band y={1} height={STUDY_HEIGHT} title="Study" note="What is SwapX?" accent>
        <Label x={BAND_PADDING} y={49}>
          two versions, the roles, terms and privacy
        </Label>
      </Band>
      {SECTIONS.map((section, index) => {
        const top = sectionTop(index)
        return (
          <g key={section.title}>
            {([COLUMN.v2, COLUMN.v3] as const).map(x => (
              <Arrow
                key={x}
                from={[x + COLUMN.width / 2, top - BAND_GAP + 5]}
                to={[x + COLUMN.width / 2, top - 5]}
              />
            ))}
            <Label x={FIGURE_WIDTH / 2} y={top - BAND_GAP / 2 + 4} kind="minor" anchor="middle">
              {section.way}
            </Label>
            <Band y={top} height={SECTION_HEIGHT} title={section.title} note={section.question}>
              <Cell
                x={COLUMN.v2}
                y={top + BAND_HEAD}
                width={COLUMN.width}
                tag="v2"
                lines={section.v2}
              />
              <Cell
                x={COLUMN.v3}
                y={top + BAND_HEAD}
                width={COLUMN.width}
                tag="v3"
                lines={section.v3}
              />
            </Band>
          </g>
        )
      })}
    </Figure>
  )
}
