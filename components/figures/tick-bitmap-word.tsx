import { formatNumber } from '../../lib/site/format'
import { bitmapPlace, nextTickInWord, WORD_BITS, wordTicks } from './amm/ticks'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale, ticks } from './plot'

const SPACING = 60
const INITIALISED = [-120, 0, 60]
const WORDS = [-1, 0]
const FROM = -4
const COUNT = 8
const CELL = 53

const whole = linearScale([-WORD_BITS, WORD_BITS], [8, 432])
const cell = linearScale([FROM, FROM + COUNT], [8, 8 + COUNT * CELL])
const middle = (tick: number) => cell(tick / SPACING + 0.5)
const WORD_Y = 24
const CELL_Y = 96
const cells = ticks(FROM, FROM + COUNT - 1, 1).map(index => index * SPACING)

const SEARCHES = [
  { tick: -1, lte: true, row: 0, from: middle(-60), to: middle(-120) },
  { tick: 0, lte: false, row: 0, from: middle(0), to: middle(60) },
  { tick: -121, lte: true, row: 1, from: middle(-180), to: cell(FROM) },
  { tick: 60, lte: false, row: 1, from: middle(120), to: cell(FROM + COUNT) },
]

function answer(tick: number, lte: boolean): string {
  const [next, isInitialised] = nextTickInWord(INITIALISED, tick, lte, SPACING)
  return `[${formatNumber(next)}, ${isInitialised}]`
}

/** Two words of the bitmap of ticks, and what a search in one of them finds. */
export function TickBitmapWord() {
  const [left, right] = [answer(-1, true), answer(0, false)]
  return (
    <Figure
      height={272}
      alt={
        `Two words of ${WORD_BITS} bits for tick spacing ${SPACING}: word −1 holds the ticks ` +
        `−15,360 to −60, word 0 the ticks 0 to 15,300. Enlarged, the bits of the ticks −120, 0 ` +
        `and 60 are 1, those of their neighbours 0. A search at or below tick −1 finds ${left}, ` +
        `one above tick 0 finds ${right}. At or below tick −121 nothing is initialised, and the ` +
        `search ends at the word’s border with ${answer(-121, true)}.`
      }
      caption={
        'A bit for each usable tick, 256 in a word. One search looks at the rest of one word only: ' +
        'where it finds nothing, it returns the last tick of that word with false, and the caller ' +
        'continues from there.'
      }
    >
      {WORDS.map(word => {
        const { first, last } = wordTicks(word, SPACING)
        const start = whole(word * WORD_BITS)
        return (
          <g key={word}>
            <rect
              className={styles.box}
              x={start + 1}
              y={WORD_Y}
              width={whole((word + 1) * WORD_BITS) - start - 2}
              height="22"
            />
            <Label x={start + 4} y={14} kind="minor">
              {`word ${formatNumber(word)}: ${formatNumber(first)} … ${formatNumber(last)}`}
            </Label>
          </g>
        )
      })}
      <rect
        className={styles.boxAccent}
        x={whole(FROM)}
        y={WORD_Y - 3}
        width={whole(FROM + COUNT) - whole(FROM)}
        height="28"
      />
      <path
        className={styles.guide}
        d={`M${whole(FROM)} ${WORD_Y + 25}L${cell(FROM)} ${CELL_Y - 22}M${whole(FROM + COUNT)} ${WORD_Y + 25}L${cell(FROM + COUNT)} ${CELL_Y - 22}`}
      />
      {cells.map(tick => {
        const isSet = INITIALISED.includes(tick)
        return (
          <g key={tick}>
            <rect
              className={isSet ? styles.boxAccent : styles.boxInner}
              x={cell(tick / SPACING) + 1}
              y={CELL_Y}
              width={CELL - 2}
              height="30"
            />
            <Label
              x={middle(tick)}
              y={CELL_Y + 20}
              anchor="middle"
              kind={isSet ? 'strong' : 'minor'}
            >
              {isSet ? 1 : 0}
            </Label>
            <Label x={middle(tick)} y={CELL_Y - 7} anchor="middle" kind="minor">
              bit {bitmapPlace(tick, SPACING).bit}
            </Label>
            <Label x={middle(tick)} y={CELL_Y + 48} anchor="middle">
              {formatNumber(tick)}
            </Label>
          </g>
        )
      })}
      <path className={styles.line} d={`M${cell(0)} ${CELL_Y - 18}V${CELL_Y + 54}`} />
      {SEARCHES.map(({ tick, lte, row, from, to }) => {
        const y = CELL_Y + 72 + row * 58
        const [textX, anchor] = lte
          ? [cell(0) - 12, 'end' as const]
          : [cell(0) + 12, 'start' as const]
        return (
          <g key={tick}>
            <Arrow from={[from, y]} to={[to, y]} />
            <Label x={textX} y={y + 20} anchor={anchor} kind="minor">
              {lte ? 'at or below' : 'above'} tick {formatNumber(tick)}
            </Label>
            <Label x={textX} y={y + 38} anchor={anchor}>
              {answer(tick, lte)}
            </Label>
          </g>
        )
      })}
    </Figure>
  )
}
