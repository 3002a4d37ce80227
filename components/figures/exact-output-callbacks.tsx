import { Figure } from './figure'
import styles from './figure.module.css'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

type ActorId = 'caller' | 'router' | 'last' | 'first'

const ACTORS = {
  caller: { label: 'Caller', x: 38, width: 72 },
  router: { label: 'SwapRouter', x: 150, width: 104 },
  last: { label: 'Pool B/C', x: 276, width: 88 },
  first: { label: 'Pool A/B', x: 392, width: 88 },
} satisfies Record<ActorId, Actor>

const STEPS = [
  { type: 'call', from: 'caller', to: 'router', text: 'exactOutput(…)' },
  { type: 'call', from: 'router', to: 'last', text: 'swap(…)' },
  { type: 'flow', from: 'last', to: 'caller', text: 'C: the exact output' },
  { type: 'call', from: 'last', to: 'router', text: 'callback: B due' },
  { type: 'call', from: 'router', to: 'first', text: 'swap(…): buy B' },
  { type: 'flow', from: 'first', to: 'last', text: 'B: paid', tone: 'b' },
  { type: 'call', from: 'first', to: 'router', text: 'callback: A due' },
  { type: 'flow', from: 'caller', to: 'first', text: 'A: pulled by transferFrom', tone: 'a' },
  { type: 'return', from: 'first', to: 'router', text: 'emits Swap' },
  { type: 'return', from: 'last', to: 'router', text: 'emits Swap' },
  { type: 'note', at: 'router', lines: ['A within', 'the maximum?'], width: 126 },
  { type: 'return', from: 'router', to: 'caller', text: 'amountIn' },
] as const satisfies readonly SequenceStep<ActorId>[]

const TOP = 1
const SEQUENCE = placeSequence(STEPS, TOP)

/** While a pool's `swap` runs: from the call to its return, as a bar on the pool's life line. */
const RUNS = [
  { actor: ACTORS.last, from: SEQUENCE.positions[1] ?? 0, to: SEQUENCE.positions[9] ?? 0 },
  { actor: ACTORS.first, from: SEQUENCE.positions[4] ?? 0, to: SEQUENCE.positions[8] ?? 0 },
]

/** The nested callbacks of `exactOutput` over two pools, the last pool of the route first. */
export function ExactOutputCallbacks() {
  return (
    <Figure
      height={SEQUENCE.bottom + 1}
      alt={
        'Sequence of exactOutput for C paid with A over the pools A/B and B/C. The caller calls ' +
        'SwapRouter, which calls swap on pool B/C, the last of the route; that pool sends the ' +
        'exact output of C to the caller and asks for B in its callback. Within this callback ' +
        'the router calls swap on pool A/B for that much B; pool A/B sends the B to pool B/C and ' +
        'asks for A in its own callback. Within that second callback the router moves A from the ' +
        'caller to pool A/B with transferFrom. Pool A/B emits Swap and returns, then pool B/C ' +
        'does, and the router checks the maximum and returns amountIn.'
      }
      caption={
        'Thin arrows are calls, thick arrows are tokens that move. The bars show that the swap ' +
        'of pool A/B runs within that of pool B/C; B never passes through the router.'
      }
    >
      {RUNS.map(({ actor: { x }, from, to }) => (
        <rect key={x} x={x - 4} y={from} width={8} height={to - from} className={styles.area} />
      ))}
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
