import { Figure } from './figure'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

type ActorId = 'caller' | 'router' | 'tokenA' | 'pair' | 'tokenB'

const ACTORS = {
  caller: { label: 'Caller', x: 40, width: 70 },
  router: { label: 'Router02', x: 127, width: 84 },
  tokenA: { label: 'Token A', x: 214, width: 76, tone: 'a' },
  pair: { label: 'Pair', x: 301, width: 70 },
  tokenB: { label: 'Token B', x: 398, width: 76, tone: 'b' },
} satisfies Record<ActorId, Actor>

const STEPS = [
  { type: 'call', from: 'caller', to: 'router', text: 'swapExactTokensForTokens(…)' },
  { type: 'note', at: 'router', lines: ['check deadline'], width: 126 },
  { type: 'call', from: 'router', to: 'pair', text: 'getReserves()' },
  { type: 'note', at: 'router', lines: ['getAmountsOut,', 'check minimum'], width: 126 },
  { type: 'call', from: 'router', to: 'tokenA', text: 'transferFrom(caller, pair, in)' },
  { type: 'flow', from: 'caller', to: 'pair', text: 'token A: in', tone: 'a' },
  { type: 'call', from: 'router', to: 'pair', text: 'swap(0, out, caller, "")' },
  { type: 'call', from: 'pair', to: 'tokenB', text: 'transfer(…)' },
  { type: 'flow', from: 'pair', to: 'caller', text: 'token B: out', tone: 'b' },
  { type: 'note', at: 'pair', lines: ['read balances,', 'check K,', 'Sync, Swap'], width: 118 },
  { type: 'return', from: 'router', to: 'caller', text: 'amounts' },
] as const satisfies readonly SequenceStep<ActorId>[]

const TOP = 1

/** What happens, call by call, when `swapExactTokensForTokens` trades over one pair. */
export function RouterSequence() {
  return (
    <Figure
      height={placeSequence(STEPS, TOP).bottom + 1}
      alt={
        'Sequence of swapExactTokensForTokens over one pair. The caller calls Router02, which ' +
        'checks the deadline, reads the reserves of the pair, computes the output with ' +
        'getAmountsOut and reverts if it is below the minimum. Router02 then calls transferFrom ' +
        'on token A, which moves the input from the caller to the pair, and calls swap on the ' +
        'pair with the output of token B, the recipient and empty data. The pair calls transfer ' +
        'on token B, which moves the output to the recipient, here the caller; then it reads ' +
        'its balances, checks K and emits Sync and Swap. Router02 returns the amounts to the ' +
        'caller.'
      }
      caption={
        'Thin arrows are calls, thick arrows are tokens that move. Here token A is token0 and ' +
        'the recipient is the caller; the router never holds the tokens.'
      }
    >
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
