import { formatNumber } from '@/lib/site/format'
import { flashRepayment } from './amm/constant-product'
import { rawB, wholeB } from './amm/example-pair'
import { Arrow, Box, classNames, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import styles from './figure.module.css'
import { type Actor, placeSequence, SequenceDiagram, TAIL } from './sequence-diagram'
import { noteHeight, type SequenceStep } from './sequence-layout'
import { TextBox } from './text-box'

const LOAN = rawB(1_000)
const loan = formatNumber(wholeB(LOAN))
const repayment = formatNumber(wholeB(flashRepayment(LOAN)), 6)

const ACTORS = {
  pair: { label: 'Pair', x: 100, width: 96 },
  borrower: { label: 'Your contract', x: 340, width: 136 },
} satisfies Record<string, Actor>

const STEPS = [
  { type: 'call', from: 'borrower', to: 'pair', text: 'swap(0, out, to, data)' },
  { type: 'flow', from: 'pair', to: 'borrower', text: `lends ${loan} B`, tone: 'b' },
  { type: 'call', from: 'pair', to: 'borrower', text: 'uniswapV2Call(…)' },
  { type: 'note', at: 'borrower', lines: ['check the caller,', 'use the funds'], width: 136 },
  { type: 'flow', from: 'borrower', to: 'pair', text: `repays ${repayment} B`, tone: 'b' },
  { type: 'return', from: 'borrower', to: 'pair', text: 'or A: getAmountIn(…)', tone: 'a' },
  { type: 'note', at: 'pair', lines: ['is K kept, after the fee?'], width: 190 },
] as const satisfies readonly SequenceStep<keyof typeof ACTORS>[]

const TOP = 38
const SEQUENCE = placeSequence(STEPS, TOP)
/** The two ends of the transaction, side by side, and where the arrow to the right one falls. */
const OUTCOME = { y: SEQUENCE.bottom + 16, width: 196, height: 50 }
const NO = 300
const HEIGHT = OUTCOME.y + OUTCOME.height + 16

/** A flash swap from the loan to the check, all within one transaction. */
export function FlashSwapTimeline() {
  const [, lent = TOP, , , repaid = TOP, , question = TOP] = SEQUENCE.positions
  const check = question + noteHeight(1) / 2
  return (
    <Figure
      height={HEIGHT + 1}
      alt={
        `One transaction. Your contract calls swap on the pair, asking for ${loan} B, with ` +
        `data. The pair sends the ${loan} B, then calls uniswapV2Call on your contract, which ` +
        `checks its caller, uses the funds and repays ${repayment} B, or the amount of token A ` +
        'that getAmountIn gives. The pair then checks that K is kept after the fee. If it is, ' +
        'the pair emits Sync and Swap and the transaction ends; if not, everything reverts, the ' +
        'loan too.'
      }
      caption={
        `A loan of ${loan} B is repaid with ${repayment} B: the loan times 1000/997, rounded up ` +
        'to a unit of a token with 6 decimals. If it is not repaid, the call reverts, and the loan with it.'
      }
    >
      <Box x={1} y={1} width={FIGURE_WIDTH - 2} height={HEIGHT - 1} tone="inner" />
      <Label x={FIGURE_WIDTH / 2} y={24} kind="minor" anchor="middle">
        one transaction
      </Label>
      <rect
        x={ACTORS.borrower.x - 4}
        y={lent}
        width={8}
        height={repaid - lent}
        className={styles.softB}
      />
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
      <Arrow
        from={[ACTORS.pair.x, SEQUENCE.bottom - TAIL + 4]}
        to={[ACTORS.pair.x, OUTCOME.y - 4]}
      />
      <Label x={ACTORS.pair.x + 10} y={OUTCOME.y - 14}>
        yes
      </Label>
      <TextBox
        {...OUTCOME}
        x={16}
        lines={['Sync and Swap,', 'the transaction ends']}
        kind="label"
      />
      <path d={`M190 ${check}H${NO}`} className={classNames(styles.line, styles.thin)} />
      <Arrow from={[NO, check]} to={[NO, OUTCOME.y - 4]} />
      <Label x={NO - 10} y={check - 7} anchor="end">
        no
      </Label>
      <TextBox {...OUTCOME} x={228} lines={['everything reverts,', 'the loan too']} kind="label" />
    </Figure>
  )
}
