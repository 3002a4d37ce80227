import { Figure } from './figure'
import { type Actor, placeSequence, SequenceDiagram } from './sequence-diagram'
import type { SequenceStep } from './sequence-layout'

type ActorId = 'sdk' | 'code' | 'chain'

const ACTORS = {
  sdk: { label: 'SDK', x: 66, width: 90 },
  code: { label: 'Your code', x: 214, width: 110 },
  chain: { label: 'Chain', x: 374, width: 90 },
} satisfies Record<ActorId, Actor>

const STEPS = [
  { type: 'call', from: 'code', to: 'chain', text: 'slot0' },
  { type: 'call', from: 'code', to: 'sdk', text: 'Pool, Route' },
  { type: 'call', from: 'code', to: 'sdk', text: 'SwapQuoter' },
  { type: 'return', from: 'sdk', to: 'code', text: 'calldata' },
  { type: 'call', from: 'code', to: 'chain', text: 'call QuoterV2' },
  { type: 'return', from: 'chain', to: 'code', text: '19.74316 B' },
  { type: 'call', from: 'code', to: 'sdk', text: 'Trade' },
  { type: 'return', from: 'sdk', to: 'code', text: 'at least 19.64 B' },
  { type: 'call', from: 'code', to: 'chain', text: 'approve 10 A' },
  { type: 'call', from: 'code', to: 'sdk', text: 'SwapRouter' },
  { type: 'return', from: 'sdk', to: 'code', text: 'calldata, value' },
  { type: 'flow', from: 'code', to: 'chain', text: 'pays 10 A', tone: 'a' },
  { type: 'flow', from: 'chain', to: 'code', text: 'gets 19.74316 B', tone: 'b' },
] as const satisfies readonly SequenceStep<ActorId>[]

const TOP = 1

/** The steps of a trade: what the SDK computes, and what your code reads and sends. */
export function TradingPipeline() {
  return (
    <Figure
      height={placeSequence(STEPS, TOP).bottom + 1}
      alt={
        'Steps of a trade between the SDK, your code and the chain. Your code ' +
        'reads slot0 from the chain and makes a Pool and a Route of them. SwapQuoter ' +
        'gives the calldata for a call of QuoterV2, which answers 19.74316 B; a Trade turns this ' +
        'into a minimum of 19.64 B. Your code approves 10 A, and SwapRouter gives calldata and ' +
        'value of the transaction. It pays 10 A and gets 19.74316 B.'
      }
      caption="The SDK only computes. Dashed arrows are results, thick ones tokens."
    >
      <SequenceDiagram actors={ACTORS} steps={STEPS} top={TOP} />
    </Figure>
  )
}
