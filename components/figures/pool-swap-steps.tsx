import { Figure } from './figure'
import { poolSwapStages } from './pool-swap-stages'
import { StageList, stageListHeight } from './stage-list'

/** The steps of the pool's `swap` in the order of its source, with its loop in the middle. */
export function PoolSwapSteps() {
  return (
    <Figure
      height={stageListHeight(poolSwapStages)}
      alt={
        'The fourteen steps of swap with the string each check reverts with. First it checks the ' +
        'request: the amount is not 0 (AS), the pool has a price and is not locked (LOK), the ' +
        'limit is on the right side (SPL). Then it repeats five steps until the amount is used ' +
        'up or the limit is met: find the next initialised tick in the word of the bitmap, swap ' +
        'up to it or to the limit, set the protocol’s part of the fee aside, add the rest to the ' +
        'fee growth, and cross the tick if it is initialised and reached. Last it writes an ' +
        'observation if the tick has moved, stores the new state, sends the output (TF), calls ' +
        'uniswapV3SwapCallback, checks that the input has come (IIA), emits Swap and releases the ' +
        'lock.'
      }
      caption={
        'Between two initialised ticks the liquidity is constant, so each round of the loop is ' +
        'one formula. State is stored before the callback, and any step that fails undoes all.'
      }
    >
      <StageList stages={poolSwapStages} heading="Reverts with" accent={poolSwapStages[1].title} />
    </Figure>
  )
}
