import { formatAmount, formatNumber, formatPercent } from '@/lib/site/format'
import { laterMint } from './amm/constant-product'
import * as example from './amm/example-pair'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'

const { EXAMPLE_PAIR: pair, EXAMPLE_SUPPLY: supply, rawA, rawB, wholeA, wholeB } = example
const deposit = { a: rawA(250), b: rawB(500) }
const minted = laterMint(deposit.a, deposit.b, pair.a, pair.b, supply)
const share = wholeA(minted) / wholeA(supply + minted)
const newShare = formatPercent(share, 0)
const oldShare = formatPercent(1 - share, 0)
const price = formatAmount(example.spotPrice(pair), 'B', 2)
const rows = [
  {
    name: 'token A',
    tone: 'a',
    area: styles.softA,
    line: styles.lineA,
    amounts: [wholeA(pair.a), wholeA(deposit.a)].map(value => formatNumber(value)),
  },
  {
    name: 'token B',
    tone: 'b',
    area: styles.softB,
    line: styles.lineB,
    amounts: [wholeB(pair.b), wholeB(deposit.b)].map(value => formatNumber(value)),
  },
  {
    name: 'LP tokens',
    tone: 'plain',
    area: styles.area,
    line: styles.line,
    amounts: [wholeA(supply), wholeA(minted)].map(value => formatNumber(value, 6)),
  },
] as const

const x = linearScale([0, 1], [80, 435])
const split = x(1 - share)

function Rows({ y, withDeposit }: { y: number; withDeposit: boolean }) {
  return rows.map(({ name, tone, area, line, amounts }, i) => {
    const top = y + 30 * i
    return (
      <g key={name}>
        <Label x={70} y={top + 16} anchor="end" tone={tone}>
          {name}
        </Label>
        <rect className={area} x={x(0)} y={top} width={split - x(0)} height="23" />
        <Label x={x(0) + 10} y={top + 16}>
          {amounts[0]}
        </Label>
        {withDeposit && (
          <>
            <rect className={area} x={split} y={top} width={x(1) - split} height="23" />
            <rect className={line} x={split + 1} y={top + 1} width={x(1) - split - 2} height="21" />
            <Label x={(split + x(1)) / 2} y={top + 16} anchor="middle">
              {amounts[1]}
            </Label>
          </>
        )}
      </g>
    )
  })
}

/** A deposit at the pair's ratio: both reserves and the LP tokens grow in the same proportion. */
export function LpShares() {
  const [a, b, lp] = rows
  return (
    <Figure
      height={288}
      alt={
        `Bars of a pair before and after a deposit. Before: ${a.amounts[0]} A, ${b.amounts[0]} B ` +
        `and ${lp.amounts[0]} LP tokens. The deposit of ${a.amounts[1]} A and ${b.amounts[1]} B ` +
        `mints ${lp.amounts[1]} LP tokens, so the new provider owns ${newShare} of the pair and ` +
        `the earlier ones ${oldShare}; the price stays ${price} per A.`
      }
      caption={
        'Both reserves and the supply of LP tokens grow in the same proportion, so nobody’s ' +
        `claim shrinks and the price stays the same. LP tokens have ${example.DECIMALS_A} decimals; their number ` +
        `is small here because B has only ${example.DECIMALS_B}.`
      }
    >
      <Label x={4} y={14} kind="strong">
        Before
      </Label>
      <Label x={436} y={14} anchor="end" kind="minor">
        price of A: {price}
      </Label>
      <Rows y={26} withDeposit={false} />
      <Label x={4} y={146} kind="strong">
        After the deposit
      </Label>
      <Label x={436} y={146} anchor="end" kind="minor">
        price of A: {price}
      </Label>
      <Rows y={158} withDeposit />
      <path className={styles.axis} d={`M${x(0)} 250v6H${split - 3}v-6`} />
      <path className={styles.axis} d={`M${split + 3} 250v6H${x(1)}v-6`} />
      <Label x={(x(0) + split) / 2} y={275} anchor="middle">
        earlier providers: {oldShare}
      </Label>
      <Label x={(split + x(1)) / 2} y={275} anchor="middle">
        new: {newShare}
      </Label>
    </Figure>
  )
}
