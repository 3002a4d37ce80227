import type { MinedTransaction, PageChain, Snapshot } from './chain'

export type ShownTransaction = { contract: string }

export class Trace {
  static async of(_chain: PageChain, _snapshot: Snapshot): Promise<Trace> {
    return new Trace()
  }
  async show(mined: MinedTransaction): Promise<ShownTransaction> {
    return { contract: mined.to ?? '' }
  }
}
