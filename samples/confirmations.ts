/**
 * Blocks, its own included, after which a transaction is done for good. Take
 * the number from the documentation of your chain.
 */
export const CONFIRMATIONS = 12

/** Milliseconds to wait: 12 blocks of 12 s need 132 s after the first one. */
export const PATIENCE = 300_000
