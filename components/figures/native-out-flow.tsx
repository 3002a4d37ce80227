import { formatNumber } from '@/lib/site/format'
import { nativeForFiveA } from './amm/full-range'
import { Figure } from './figure'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

const OUT = formatNumber(nativeForFiveA, 4)

const ACTORS = {
  you: { label: 'You', x: 36, width: 70 },
  router: { label: 'SwapRouter', x: 172, width: 104 },
  pool: { label: 'Pool', x: 286, width: 62 },
  wrapped: { label: 'Wrapped', x: 393, width: 92 },
} satisfies Record<string, Actor>

const STEPS = [
  { type: 'call', from: 'you', to: 'router', text: 'multicall' },
  { type: 'call', from: 'router', to: 'pool', text: '1: swap' },
  { type: 'flow', from: 'pool', to: 'router', text: `${OUT} W` },
  { type: 'flow', from: 'you', to: 'pool', text: '5 A', tone: 'a' },
  { type: 'note', at: 'router', lines: ['2: unwrapWETH9', 'the minimum or more?'], width: 178 },
  { type: 'call', from: 'router', to: 'wrapped', text: 'withdraw' },
  { type: 'flow', from: 'wrapped', to: 'router', text: `${OUT} native` },
  { type: 'flow', from: 'router', to: 'you', text: `${OUT} native` },
] as const satisfies readonly SequenceStep<keyof typeof ACTORS>[]

const TOP = 1

/** A swap whose output is unwrapped: what the router keeps between its two calls. */
export function NativeOutFlow() {
  return (
    <Figure
      height={placeSequence(STEPS, TOP).bottom + 1}
      alt={
        'A sale of 5 A for the native currency, from top to bottom, in one multicall. First, ' +
        `SwapRouter calls swap: the pool sends ${OUT} of the wrapped token to the router itself, ` +
        'and the router moves 5 A from you to the pool. Second, unwrapWETH9 checks that the ' +
        'router holds the minimum or more and withdraws its wrapped tokens. They become ' +
        `${OUT} of the native currency, which the router sends to you.`
      }
      caption={
        'Heavy arrows are tokens and native currency, fine arrows are calls. W is the wrapped ' +
        'native token. Only within this multicall does the router hold anything of yours.'
      }
    >
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
