import { Arrow, classNames, Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { TextBox } from './text-box'

const BOX = { x: 1, width: 184, height: 56 }
const STEP = 112
const MIDDLE = BOX.x + BOX.width / 2
const RIGHT = BOX.x + BOX.width
/** Positions of the return paths and of their labels. */
const LOOP = 204
const SIDE = 214

const states = [
  { key: 'before', name: 'Yours', lines: ['earns fees'], tone: 'plain' },
  { key: 'staked', name: 'Staked', lines: ['earns fees and a reward'], tone: 'accent' },
  { key: 'deposited', name: 'Deposited', lines: ['earns fees'], tone: 'plain' },
  { key: 'after', name: 'Yours', lines: ['fees can be collected'], tone: 'plain' },
] as const

const top = (index: number) => 1 + index * STEP

/** What leads from one state to the next, and what it does. */
const ways = [
  { call: 'safeTransferFrom, with the key', effect: 'deposits and stakes at once' },
  { call: 'unstakeToken', effect: 'credits the reward' },
  { call: 'withdrawToken', effect: 'gives the position back' },
] as const

/** The states of a position between two owners: you, the staker, you again. */
export function StakeLifeCycle() {
  const staked = top(1) + BOX.height / 2
  const deposited = top(2) + BOX.height / 2
  return (
    <Figure
      height={top(3) + BOX.height + 1}
      alt={
        'The life of a stake. safeTransferFrom with the key gives your position to the staker, ' +
        'which stakes it: it earns a reward besides its fees. unstakeToken credits the reward ' +
        'and leaves the position deposited, without a reward; claimReward then pays out what is ' +
        'credited. From there stakeToken stakes it again, or withdrawToken gives it back. ' +
        'A safe transfer without data makes a deposit that is not staked.'
      }
      caption={
        'collectRewards is unstakeToken, claimReward and stakeToken in one transaction; the ' +
        'method withdrawToken of the SDK is unstakeToken, claimReward and withdrawToken. The ' +
        'reward counts the time in which the price is in the range of the position.'
      }
    >
      {states.map(({ key, name, lines, tone }, index) => (
        <TextBox key={key} {...BOX} y={top(index)} name={[name]} lines={lines} tone={tone} />
      ))}
      {ways.map(({ call, effect }, index) => {
        const from = top(index) + BOX.height
        return (
          <g key={call}>
            <Arrow from={[MIDDLE, from + 4]} to={[MIDDLE, from + STEP - BOX.height - 4]} />
            <Label x={MIDDLE + 12} y={from + 24} mono halo>
              {call}
            </Label>
            <Label x={MIDDLE + 12} y={from + 42} kind="minor">
              {effect}
            </Label>
          </g>
        )
      })}
      <path
        className={classNames(styles.line, styles.thin)}
        d={`M${RIGHT + 3} ${deposited - 10}H${LOOP + 64}V${staked}H${RIGHT + 10}`}
      />
      <Arrow from={[LOOP + 64, staked]} to={[RIGHT + 4, staked]} />
      <Label x={LOOP + 74} y={staked + 4} mono>
        stakeToken
      </Label>
      <Label x={LOOP + 74} y={staked + 22} kind="minor">
        stakes it again
      </Label>
      <Label x={SIDE} y={deposited + 12} mono>
        claimReward
      </Label>
      <Label x={SIDE} y={deposited + 28} kind="minor">
        pays what is credited
      </Label>
    </Figure>
  )
}
