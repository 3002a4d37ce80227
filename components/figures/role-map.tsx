import type { ReactNode } from 'react'
import { Arrow, Box, Label, type Tone } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { TextBox } from './text-box'
import { Token } from './token'

const ROLE = { width: 112, height: 82 }
const PAIR = { x: 182, y: 110, width: 76, height: 196 }
const LEFT = 1
const RIGHT = 327
const UPPER = PAIR.y
const LOWER = PAIR.y + PAIR.height - ROLE.height

/** Where the arrows of each side start and end: the outer end, at the role, first. */
const SIDES = {
  left: [LEFT + ROLE.width + 4, PAIR.x - 4],
  right: [RIGHT - 4, PAIR.x + PAIR.width + 4],
} as const

const ROLES = [
  { x: 140, y: 1, width: 160, height: 54, name: ['Developer'], lines: ['apps and contracts'] },
  { ...ROLE, x: LEFT, y: UPPER, name: ['Trader'], lines: ['swaps,', 'pays 0.30%'] },
  { ...ROLE, x: LEFT, y: LOWER, name: ['Arbitrageur'], lines: ['swaps to close', 'price gaps'] },
  {
    ...ROLE,
    x: RIGHT,
    y: UPPER,
    name: ['Liquidity', 'provider'],
    lines: ['earns fees,', 'bears risk'],
  },
  { ...ROLE, x: RIGHT, y: LOWER, name: ['Fee', 'recipient'], lines: ['while the', 'fee is on'] },
]

type Flow = {
  side: keyof typeof SIDES
  to: 'pair' | 'role'
  y: number
  text: ReactNode
  tone?: Tone
  kind?: 'return'
}

const A_AND_B = (
  <>
    <tspan className={styles.textA}>A</tspan> and <tspan className={styles.textB}>B</tspan>
  </>
)

const FLOWS: readonly Flow[] = [
  { side: 'left', to: 'pair', y: UPPER + 31, text: 'token A', tone: 'a' },
  { side: 'left', to: 'role', y: UPPER + 51, text: 'token B', tone: 'b' },
  { side: 'left', to: 'pair', y: LOWER + 31, text: 'token B', tone: 'b' },
  { side: 'left', to: 'role', y: LOWER + 51, text: 'token A', tone: 'a' },
  { side: 'right', to: 'pair', y: UPPER + 31, text: A_AND_B },
  { side: 'right', to: 'role', y: UPPER + 51, text: 'LP tokens' },
  { side: 'right', to: 'role', y: LOWER + 41, text: 'LP tokens', kind: 'return' },
]

/** The roles around a pair and what flows between each of them and the pair. */
export function RoleMap() {
  return (
    <Figure
      height={PAIR.y + PAIR.height + 1}
      alt={
        'Five roles around a pair that holds token A and token B with x · y = k. A trader swaps ' +
        'A for B or the reverse and pays 0.30% of the input; an arbitrageur swaps to close the ' +
        'gap when the price differs from other markets. A liquidity provider deposits A and B ' +
        'for LP tokens, earns fees and bears the risk. A fee recipient gets LP tokens only ' +
        'while the protocol fee is on. A developer writes apps and contracts that call the pair ' +
        'and read its reserves and events.'
      }
      caption={
        'Trades and deposits usually pass through the router. The dashed flow exists only while ' +
        'the protocol fee is on, that is, while a fee recipient is set.'
      }
    >
      {ROLES.map(role => (
        <TextBox key={role.name.join(' ')} {...role} />
      ))}
      {FLOWS.map(flow => (
        <FlowArrow key={`${flow.side} ${flow.y}`} {...flow} />
      ))}
      <Arrow from={[206, 59]} to={[206, PAIR.y - 4]} />
      <Label x={198} y={87} kind="minor" anchor="end">
        calls
      </Label>
      <Arrow from={[234, PAIR.y - 4]} to={[234, 59]} />
      <Label x={242} y={87} kind="minor">
        reserves, events
      </Label>
      <Box {...PAIR} tone="accent" />
      <Label x={220} y={PAIR.y + 26} kind="strong" anchor="middle">
        Pair
      </Label>
      <Token x={220} y={PAIR.y + 72} tone="a" name="A" />
      <Token x={220} y={PAIR.y + 120} tone="b" name="B" />
      <Label x={220} y={PAIR.y + 172} anchor="middle">
        x · y = k
      </Label>
    </Figure>
  )
}

/** An arrow between a role and the pair, with its text above, or below if it leaves the pair. */
function FlowArrow({ side, to, y, text, tone, kind }: Flow) {
  const [role, pair] = SIDES[side]
  const [start, end] = to === 'pair' ? [role, pair] : [pair, role]
  return (
    <>
      <Arrow from={[start, y]} to={[end, y]} kind={kind ?? 'flow'} tone={tone} />
      <Label
        x={(role + pair) / 2}
        y={to === 'pair' ? y - 8 : y + 17}
        kind="minor"
        anchor="middle"
        tone={tone}
      >
        {text}
      </Label>
    </>
  )
}
