/** A step of a function of a contract. */
export type SwapStep = {
  does: string
  /** The string that the step reverts with, without the prefix of the contract. */
  reverts?: string
  /** A cause of a revert that has no string of the contract. */
  otherRevert?: string
}

/** Steps that belong together. */
export type SwapStage = { title: string; steps: readonly SwapStep[] }
