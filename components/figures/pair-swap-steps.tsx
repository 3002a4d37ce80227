import { type PairSwapStep, pairSwapStages } from '../../lib/pair-swap-steps'
import { Box, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import styles from './figure.module.css'

const ROW = 28
const TITLE = 30
const GAP = 10
const HEADER = 28
const RIGHT = FIGURE_WIDTH - 14

const stageHeight = (steps: number): number => TITLE + steps * ROW + 6

/** Each stage with its top edge and the number of its first step. */
const STAGES = pairSwapStages.map((stage, index) => {
  const before = pairSwapStages.slice(0, index).map(({ steps }) => steps.length)
  return {
    ...stage,
    top: before.reduce((top, steps) => top + stageHeight(steps) + GAP, HEADER),
    first: before.reduce((count, steps) => count + steps, 1),
  }
})
const BOTTOM = Math.max(...STAGES.map(({ top, steps }) => top + stageHeight(steps.length)))

/** The stage in which tokens have left and nothing has been paid yet. */
const UNPAID = pairSwapStages[1].title

/** The steps of `Pair.swap` in the order of its source, with what each check reverts. */
export function PairSwapSteps() {
  return (
    <Figure
      height={BOTTOM + 1}
      alt={
        'The eleven steps of Pair.swap with the string each check reverts with, after the ' +
        'prefix “UniswapV2: ”. First it checks the request: the lock is free (LOCKED), an ' +
        'output is asked for (INSUFFICIENT_OUTPUT_AMOUNT), each output is below its reserve ' +
        '(INSUFFICIENT_LIQUIDITY), the recipient is neither token (INVALID_TO). Then it sends ' +
        'the outputs (TRANSFER_FAILED) and, if data is not empty, calls uniswapV2Call on the ' +
        'recipient, which may revert with its own error. Last it reads both balances and checks ' +
        'the payment: an input has come in (INSUFFICIENT_INPUT_AMOUNT), the product is kept ' +
        'after the fee (K). It writes the balances, which must fit 112 bits (OVERFLOW), as ' +
        'reserves, emits Sync, then emits Swap and frees the lock.'
      }
      caption={
        'The outputs leave before the input is checked. Any step that fails undoes all the ones ' +
        'before it.'
      }
    >
      <Label x={14} y={16} kind="minor">
        Step
      </Label>
      <Label x={RIGHT} y={16} kind="minor" anchor="end">
        Reverts with “UniswapV2: …”
      </Label>
      {STAGES.map(({ title, steps, top, first }) => (
        <g key={title}>
          <Box
            x={1}
            y={top}
            width={FIGURE_WIDTH - 2}
            height={stageHeight(steps.length)}
            tone={title === UNPAID ? 'accent' : 'plain'}
          />
          <Label x={14} y={top + 21} kind="strong">
            {title}
          </Label>
          {steps.map((step, row) => (
            <Row
              key={step.does}
              step={step}
              number={first + row}
              y={top + TITLE + row * ROW + ROW / 2}
            />
          ))}
        </g>
      ))}
    </Figure>
  )
}

/** One step: its number, what it does, what it reverts with. `y` is its middle. */
function Row({ step, number, y }: { step: PairSwapStep; number: number; y: number }) {
  return (
    <>
      <circle cx={25} cy={y} r={11} className={styles.boxInner} />
      <Label x={25} y={y + 4} kind="minor" anchor="middle">
        {number}
      </Label>
      <Label x={44} y={y + 4.5}>
        {step.does}
      </Label>
      {(step.reverts ?? step.otherRevert) && (
        <Label
          x={RIGHT}
          y={y + 4.5}
          kind={step.reverts ? 'label' : 'minor'}
          anchor="end"
          mono={Boolean(step.reverts)}
        >
          {step.reverts ?? step.otherRevert}
        </Label>
      )}
    </>
  )
}
