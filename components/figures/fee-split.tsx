import { formatAmount, formatNumber, formatPercent } from '@/lib/site/format'
import { feeShares, PROTOCOL_PART, SWAP_FEE } from './amm/fees'
import { Label } from './diagram'
import { Figure } from './figure'
import styles from './figure.module.css'
import { linearScale } from './plot'

const AMOUNT_IN = 100
const off = feeShares(false)
const on = feeShares(true)
const fee = formatPercent(SWAP_FEE)
const toProviders = formatPercent(on.providers)
const toProtocol = formatPercent(on.protocol)
const paid = formatAmount(AMOUNT_IN, 'A')
const feeAmount = formatAmount(AMOUNT_IN * SWAP_FEE, 'A', 2)
const traded = formatAmount(AMOUNT_IN * (1 - SWAP_FEE), 'A', 2)

const input = linearScale([0, 1], [4, 436])
const part = linearScale([0, SWAP_FEE], [4, 436])
const sliver = input(1 - SWAP_FEE)
const split = part(on.providers)

function Part({ from, to, y, percent, who, area }: PartProps) {
  return (
    <>
      <rect className={area} x={from} y={y} width={to - from} height="46" />
      <Label x={from + 8} y={y + 20}>
        {percent}
      </Label>
      <Label x={from + 8} y={y + 37} kind="minor">
        {who}
      </Label>
    </>
  )
}

type PartProps = {
  from: number
  to: number
  y: number
  percent: string
  who: string
  area: string | undefined
}

/** Where the fee of a swap goes, drawn to scale: first beside the input, then enlarged. */
export function FeeSplit() {
  return (
    <Figure
      height={276}
      alt={
        `A bar of ${paid} paid in: ${traded} buys B and ${feeAmount}, ${fee}, is the fee. The ` +
        `fee is enlarged twice below: with the protocol fee off, all ${formatPercent(off.providers)} ` +
        `goes to the liquidity providers; with it on, ${toProviders} goes to the providers and ` +
        `${toProtocol} to the protocol.`
      }
      caption={
        `The trader pays ${fee} either way. With the protocol fee on, LP tokens for ` +
        `1/${formatNumber(1 / PROTOCOL_PART)} of the growth from fees are minted to the fee ` +
        'recipient at the next deposit or withdrawal.'
      }
    >
      <Label x={4} y={14}>
        of <tspan className={styles.textA}>{paid}</tspan> paid in, {traded} buys B
      </Label>
      <Label x={436} y={14} anchor="end">
        {feeAmount} fee
      </Label>
      <rect className={styles.softA} x="4" y="24" width={sliver - 4} height="26" />
      <path className={styles.fillA} d={`M${sliver} 24H436v26H${sliver}Z`} />
      <polygon className={styles.area} points={`${sliver},54 436,54 436,100 4,100`} />
      <Label x={428} y={91} anchor="end" kind="minor">
        the fee, enlarged
      </Label>
      <Label x={4} y={128} kind="strong">
        Protocol fee off
      </Label>
      <Part
        from={part(0)}
        to={part(SWAP_FEE)}
        y={138}
        percent={formatPercent(off.providers)}
        who="to liquidity providers"
        area={styles.softA}
      />
      <Label x={4} y={216} kind="strong">
        Protocol fee on
      </Label>
      <Part
        from={part(0)}
        to={split}
        y={226}
        percent={toProviders}
        who="to liquidity providers"
        area={styles.softA}
      />
      <Part
        from={split}
        to={part(SWAP_FEE)}
        y={226}
        percent={toProtocol}
        who="protocol"
        area={styles.boxAccent}
      />
    </Figure>
  )
}
