import type { MockInstance } from 'vitest'

/**
 * Whether viem has read a transaction, without which it cannot tell that another one has replaced it.
 * @param request spies on the client's requests
 */
export const hasReadTransaction = ({ mock }: MockInstance): boolean =>
  mock.calls.some(
    ([{ method }], call) =>
      method === 'eth_getTransactionByHash' && mock.settledResults[call]?.type === 'fulfilled',
  )
