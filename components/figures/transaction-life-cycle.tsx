import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import { TextBox } from './text-box'

const BOX = { x: 1, width: 150, height: 56 }
const STEP = 108
const MIDDLE = BOX.x + BOX.width / 2
const EDGE = BOX.x + BOX.width
const SIDE = 204

const states = [
  { name: 'In the wallet', line: 'the user decides', tone: 'plain' },
  { name: 'Pending', line: 'sent, in no block', tone: 'plain' },
  { name: 'Included', line: 'in a block, done', tone: 'accent' },
  { name: 'Settled', line: 'deep in the chain', tone: 'plain' },
] as const

/** What else may happen in a state, and what that leaves. */
const exits = [
  [{ what: 'rejected', effect: 'nothing was sent' }],
  [
    { what: 'sped up', effect: 'same call, another hash' },
    { what: 'cancelled, replaced', effect: 'another call in its place' },
  ],
  [
    { what: 'reverted', effect: 'gas paid, nothing else changed' },
    { what: 'reorganised', effect: 'pending again' },
  ],
  [],
] as const

const ways = ['confirmed by the user', 'taken into a block', 'followed by more blocks']

const top = (index: number) => 1 + index * STEP

/** The states of a transaction that a wallet sends, as an interface sees them. */
export function TransactionLifeCycle() {
  return (
    <Figure
      height={top(states.length - 1) + BOX.height + 1}
      alt={
        'The life of a transaction in an interface. In the wallet the user confirms it, or rejects ' +
        'it, and then nothing was sent. While it is pending, the user may speed it up, which gives ' +
        'the same call another hash, or cancel or replace it, which puts another call in its place. In ' +
        'a block it is included, or has reverted. A reorganisation makes an included transaction ' +
        'pending again; after enough blocks it is settled.'
      }
      caption="Only a settled transaction is done for good; a reorganisation makes an included one pending again."
    >
      {states.map(({ name, line, tone }, index) => (
        <TextBox key={name} {...BOX} y={top(index)} name={[name]} lines={[line]} tone={tone} />
      ))}
      {ways.map((way, index) => (
        <g key={way}>
          <Arrow from={[MIDDLE, top(index) + BOX.height + 4]} to={[MIDDLE, top(index + 1) - 4]} />
          <Label x={MIDDLE + 12} y={top(index) + BOX.height + 26} kind="minor">
            {way}
          </Label>
        </g>
      ))}
      {exits.map((list, index) =>
        list.map(({ what, effect }, row) => {
          const y = top(index) + 10 + row * 36
          return (
            <g key={what}>
              <Arrow from={[EDGE + 4, y]} to={[SIDE - 8, y]} />
              <Label x={SIDE} y={y + 4}>
                {what}
              </Label>
              <Label x={SIDE} y={y + 20} kind="minor">
                {effect}
              </Label>
            </g>
          )
        }),
      )}
    </Figure>
  )
}
