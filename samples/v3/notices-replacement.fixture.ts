import type { MockInstance } from 'vitest'

/** Whether a request is for a block with all its transactions, among which viem looks for a replacement. */
export const isWholeBlock = ({ method, params }: { method: string; params?: unknown }): boolean =>
  method === 'eth_getBlockByNumber' && Array.isArray(params) && params[1] === true

/**
 * Whether viem would notice that another transaction has replaced the one that it waits for: it has read this one, and
 * then the newest block. It passes over blocks that come while it reads.
 * @param request spies on the client's requests
 */
export const noticesReplacement = ({ mock }: MockInstance): boolean =>
  mock.calls.some(
    ([call], index) => isWholeBlock(call) && mock.settledResults[index]?.type === 'fulfilled',
  )
