import { Label } from './diagram'
import styles from './figure.module.css'

type TradeBoxProps = {
  x: number
  who: string
  sells: string
  gets: string
  /** The trade sells token B for token A instead of A for B. */
  back?: boolean
}

/** One trade as a step of a sequence: who sells how much of one token for the other. */
export function TradeBox({ x, who, sells, gets, back = false }: TradeBoxProps) {
  return (
    <>
      <rect className={styles.box} x={x} y="4" width="128" height="74" rx="4" />
      <Label x={x + 12} y={25} kind="strong">
        {who}
      </Label>
      <Label x={x + 12} y={46}>
        sells <tspan className={back ? styles.textB : styles.textA}>{sells}</tspan>
      </Label>
      <Label x={x + 12} y={66}>
        gets <tspan className={back ? styles.textA : styles.textB}>{gets}</tspan>
      </Label>
    </>
  )
}
