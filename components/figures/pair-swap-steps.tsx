import { Figure } from './figure'
import { pairSwapStages } from './pair-swap-stages'
import { StageList, stageListHeight } from './stage-list'

/** The stage in which tokens have left and nothing has been paid yet. */
const UNPAID = pairSwapStages[1].title

/** The steps of `Pair.swap` in the order of its source, with what each check reverts. */
export function PairSwapSteps() {
  return (
    <Figure
      height={stageListHeight(pairSwapStages)}
      alt={
        'The eleven steps of Pair.swap with the string each check reverts with, after the ' +
        'prefix “UniswapV2: ”. First it checks the request: the lock is free (LOCKED), an ' +
        'output is asked for (INSUFFICIENT_OUTPUT_AMOUNT), each output is below its reserve ' +
        '(INSUFFICIENT_LIQUIDITY), the recipient is neither token (INVALID_TO). Then it sends ' +
        'the outputs (TRANSFER_FAILED) and, if data is not empty, calls uniswapV2Call on the ' +
        'recipient, which may revert with its own error. Last it reads both balances and checks ' +
        'the payment: an input has come in (INSUFFICIENT_INPUT_AMOUNT), the product is kept ' +
        'after the fee (K). It writes the balances, which must fit 112 bits (OVERFLOW), as ' +
        'reserves, emits Sync, then emits Swap and releases the lock.'
      }
      caption={
        'The outputs leave before the input is checked. Any step that fails undoes all the ones ' +
        'before it.'
      }
    >
      <StageList stages={pairSwapStages} heading="Reverts with “UniswapV2: …”" accent={UNPAID} />
    </Figure>
  )
}
