import { Figure } from './figure'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

type ActorId = 'app' | 'quoter' | 'pool'

const ACTORS = {
  app: { label: 'Your code', x: 60, width: 110 },
  quoter: { label: 'QuoterV2', x: 230, width: 110 },
  pool: { label: 'Pool', x: 370, width: 110 },
} satisfies Record<ActorId, Actor>

const STEPS = [
  { type: 'call', from: 'app', to: 'quoter', text: 'quoteExactInputSingle' },
  { type: 'call', from: 'quoter', to: 'pool', text: 'swap(10 A)' },
  { type: 'note', at: 'pool', lines: ['moves its price,', 'sends 19.74316 B'], width: 136 },
  { type: 'call', from: 'pool', to: 'quoter', text: 'pay 10 A' },
  { type: 'note', at: 'quoter', lines: ['does not pay: reverts', 'with the amounts'], width: 170 },
  { type: 'return', from: 'pool', to: 'quoter', text: 'reverts too' },
  { type: 'note', at: 'quoter', lines: ['catches the revert,', 'reads the amounts'], width: 170 },
  { type: 'return', from: 'quoter', to: 'app', text: '19.74316 B, price' },
] as const satisfies readonly SequenceStep<ActorId>[]

const TOP = 1

/** How QuoterV2 tries a swap and takes it back. */
export function QuotingSequence() {
  return (
    <Figure
      height={placeSequence(STEPS, TOP).bottom + 1}
      alt={
        'Sequence of a quote. Your code calls quoteExactInputSingle on QuoterV2, which calls swap ' +
        'on the pool with 10 A. The pool moves its price, sends 19.74316 B and calls QuoterV2 back ' +
        'to be paid 10 A. QuoterV2 does not pay but reverts with the amounts, so that the pool ' +
        'reverts too and the swap is undone. It catches the revert, reads the amounts and returns 19.74316 B with the price ' +
        'after the swap.'
      }
      caption={
        'A quote is a swap that is never paid for. It runs the code of the pool, fee and ticks ' +
        'included, so it is exact for the block that it runs on, unless a token takes a fee on transfer.'
      }
    >
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
