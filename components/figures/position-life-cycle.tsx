import { Arrow, classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { TextBox } from './text-box'

const BOX = { x: 1, width: 176, height: 56 }
const STEP = 112
const MIDDLE = BOX.x + BOX.width / 2
const SIDE = 208

const states = [
  { name: 'Open', lines: ['liquidity above 0'], tone: 'accent' },
  { name: 'Credited', lines: ['liquidity 0, tokens owed'], tone: 'plain' },
  { name: 'Cleared', lines: ['nothing left'], tone: 'plain' },
] as const

const FIRST = 60
const top = (index: number) => FIRST + index * STEP

/** From the open state back to it, up to its arrow. */
const LOOP = `M${BOX.x + BOX.width + 3} ${FIRST + 16}H${SIDE - 8}V${FIRST + 44}`

/** What leads from one state to the next, and what it does to the tokens. */
const ways = [
  { call: 'decreaseLiquidity(all)', effect: 'credits the tokens, sends none' },
  { call: 'collect', effect: 'sends the tokens and the fees' },
] as const

/** What leaves an open position open. */
const stays = ['increaseLiquidity', 'decreaseLiquidity(part)', 'collect']

/** The states of a position token between `mint` and `burn`. */
export function PositionLifeCycle() {
  const end = top(states.length - 1) + BOX.height
  return (
    <Figure
      height={end + 56}
      alt={
        'The life of a position token. mint takes tokens and opens the position; while it ' +
        'is open, increaseLiquidity, decreaseLiquidity of a part and collect leave it open. ' +
        'decreaseLiquidity of all its liquidity credits the tokens without sending any, and ' +
        'collect sends them with the fees, which leaves the position cleared. A cleared position ' +
        'can be increased again, or burn removes its token.'
      }
      caption={
        'Tokens move only at mint, increaseLiquidity and collect. A multicall takes the position ' +
        'from open to burned in one transaction.'
      }
    >
      <Arrow from={[MIDDLE, 4]} to={[MIDDLE, FIRST - 4]} />
      <Label x={MIDDLE + 12} y={24} mono>
        mint
      </Label>
      <Label x={MIDDLE + 12} y={42} kind="minor">
        takes tokens, gives the position token
      </Label>
      {states.map(({ name, lines, tone }, index) => (
        <TextBox key={name} {...BOX} y={top(index)} name={[name]} lines={lines} tone={tone} />
      ))}
      <path className={classNames(styles.line, styles.thin)} d={LOOP} />
      <Arrow from={[SIDE - 8, FIRST + 44]} to={[BOX.x + BOX.width + 4, FIRST + 44]} />
      <Label x={SIDE} y={FIRST + 4} kind="minor">
        stays open after
      </Label>
      {stays.map((call, index) => (
        <Label key={call} x={SIDE} y={FIRST + 22 + index * 17} mono>
          {call}
        </Label>
      ))}
      <Label x={SIDE} y={top(2) + 24} mono>
        increaseLiquidity
      </Label>
      <Label x={SIDE} y={top(2) + 42} kind="minor">
        opens it again
      </Label>
      {ways.map(({ call, effect }, index) => {
        const from = top(index) + BOX.height
        return (
          <g key={call}>
            <Arrow from={[MIDDLE, from + 4]} to={[MIDDLE, from + STEP - BOX.height - 4]} />
            <Label x={MIDDLE + 12} y={from + 24} mono>
              {call}
            </Label>
            <Label x={MIDDLE + 12} y={from + 42} kind="minor">
              {effect}
            </Label>
          </g>
        )
      })}
      <Arrow from={[MIDDLE, end + 4]} to={[MIDDLE, end + 52]} />
      <Label x={MIDDLE + 12} y={end + 24} mono>
        burn
      </Label>
      <Label x={MIDDLE + 12} y={end + 42} kind="minor">
        removes the token
      </Label>
    </Figure>
  )
}
