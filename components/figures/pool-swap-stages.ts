import type { SwapStage } from './swap-stage'

/** What `UniswapV3Pool.swap` does (v3-core 1.0.1), in the order of its source, in three stages. */
export const poolSwapStages = [
  {
    title: 'Check the request',
    steps: [
      { does: 'Amount is not 0?', reverts: 'AS' },
      { does: 'Price set, lock free?', reverts: 'LOK' },
      { does: 'Limit on the right side? Take the lock', reverts: 'SPL' },
    ],
  },
  {
    title: 'Repeat until amount or limit is reached',
    steps: [
      { does: 'Find the next initialised tick in the word' },
      { does: 'Swap up to it, or up to the limit' },
      { does: 'Set the protocol’s part of the fee aside' },
      { does: 'Add the rest to the fee growth' },
      { does: 'At an initialised tick: cross it' },
    ],
  },
  {
    title: 'Record, pay, check',
    steps: [
      { does: 'Tick has moved: write an observation' },
      { does: 'Store price, tick, liquidity, fees' },
      { does: 'Send the output', reverts: 'TF' },
      { does: 'uniswapV3SwapCallback', otherRevert: 'your own error' },
      { does: 'Input received?', reverts: 'IIA' },
      { does: 'Emit Swap, release the lock' },
    ],
  },
] as const satisfies readonly SwapStage[]
