import type { SwapStage } from './swap-stage'

/** What `UniswapV2Pair.swap` (v2-core 1.0.1) does, in the order of its source, in three stages. */
export const pairSwapStages = [
  {
    title: 'Check the request',
    steps: [
      { does: 'Lock free? Take it', reverts: 'LOCKED' },
      { does: 'Any output asked for?', reverts: 'INSUFFICIENT_OUTPUT_AMOUNT' },
      { does: 'Outputs below reserves?', reverts: 'INSUFFICIENT_LIQUIDITY' },
      { does: 'Recipient is not a token?', reverts: 'INVALID_TO' },
    ],
  },
  {
    title: 'Send the tokens first',
    steps: [
      { does: 'Send the outputs', reverts: 'TRANSFER_FAILED' },
      { does: 'With data: uniswapV2Call', otherRevert: 'the callback’s own error' },
    ],
  },
  {
    title: 'Check the payment, then record',
    steps: [
      { does: 'Read both balances' },
      { does: 'Any input received?', reverts: 'INSUFFICIENT_INPUT_AMOUNT' },
      { does: 'K kept, after the fee?', reverts: 'K' },
      { does: 'Write reserves, emit Sync', reverts: 'OVERFLOW' },
      { does: 'Emit Swap, release the lock' },
    ],
  },
] as const satisfies readonly SwapStage[]
