import { Figure } from './figure'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

type ActorId = 'owner' | 'manager' | 'pool'

const ACTORS = {
  owner: { label: 'You', x: 44, width: 72 },
  manager: { label: 'Position manager', x: 214, width: 152 },
  pool: { label: 'Pool A/B', x: 388, width: 88 },
} satisfies Record<ActorId, Actor>

const STEPS = [
  { type: 'call', from: 'owner', to: 'manager', text: 'mint(params)' },
  { type: 'call', from: 'manager', to: 'pool', text: 'slot0()' },
  { type: 'note', at: 'manager', lines: ['amounts desired', 'become liquidity'], width: 138 },
  { type: 'call', from: 'manager', to: 'pool', text: 'mint(…, liquidity)' },
  { type: 'call', from: 'pool', to: 'manager', text: 'callback: due' },
  { type: 'flow', from: 'owner', to: 'pool', text: 'A: pulled by transferFrom', tone: 'a' },
  { type: 'flow', from: 'owner', to: 'pool', text: 'B: pulled by transferFrom', tone: 'b' },
  { type: 'return', from: 'pool', to: 'manager', text: 'paid: emits Mint' },
  { type: 'note', at: 'manager', lines: ['at least', 'the minimums?'], width: 138 },
  { type: 'flow', from: 'manager', to: 'owner', text: 'position token' },
] as const satisfies readonly SequenceStep<ActorId>[]

const TOP = 1

/** How a deposit through the position manager is paid: by its callback, from your allowance. */
export function MintCallbackSequence() {
  return (
    <Figure
      height={placeSequence(STEPS, TOP).bottom + 1}
      alt={
        'Sequence of mint of the position manager. You call mint; the manager reads the price ' +
        'with slot0 and computes the liquidity from the amounts that you desire. It calls mint ' +
        'of the pool, which calls back with the amounts that are due, and within this callback ' +
        'the manager moves token A and token B from you to the pool with transferFrom. The pool ' +
        'checks both balances, emits Mint and returns; the manager compares the amounts with ' +
        'your minimums and gives you the position token.'
      }
      caption={
        'Thin arrows are calls, thick arrows are tokens that move. The manager pulls only what ' +
        'is due, so what you desire is the most you pay.'
      }
    >
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
