import { DECIMALS_A, DECIMALS_B } from './amm/example-pair'
import { amountDigits } from './amm/raw-amount'
import { Box, Label, type Tone } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import styles from './figure.module.css'

const RAW = 1_234_567n

/** Width and height of the box of one digit, and the right edge of all rows. */
const CELL = { width: 19, height: 26 }
const RIGHT = FIGURE_WIDTH - 4

const TOKENS = [
  { name: 'B', decimals: DECIMALS_B, tone: 'b', y: 92 },
  { name: 'A', decimals: DECIMALS_A, tone: 'a', y: 172 },
] as const satisfies readonly { name: string; decimals: number; tone: Tone; y: number }[]

const text = (decimals: number) => {
  const { whole, fraction } = amountDigits(RAW, decimals)
  return `${whole}.${fraction}`
}

/** One raw amount as two tokens with different decimals count it. */
export function RawAmounts() {
  return (
    <Figure
      height={212}
      alt={
        `The integer ${RAW} three times. On chain it has no point. As an amount of B, which has ` +
        `${DECIMALS_B} decimals, the point stands ${DECIMALS_B} digits from the right: ` +
        `${text(DECIMALS_B)} B. As an amount of A, which has ${DECIMALS_A} decimals, zeros are ` +
        `added on the left and the point stands ${DECIMALS_A} digits from the right: ` +
        `${text(DECIMALS_A)} A.`
      }
      caption={
        'The chain and the SDK keep the integer. The decimals of the token only say where people ' +
        'see the decimal point.'
      }
    >
      <Label x={4} y={18} kind="strong">
        Raw amount
      </Label>
      <Label x={RIGHT} y={18} kind="minor" anchor="end">
        quotient: {RAW.toString()}
      </Label>
      <Digits digits={RAW.toString()} y={26} tone="plain" />
      {TOKENS.map(({ name, decimals, tone, y }) => {
        const { whole, fraction } = amountDigits(RAW, decimals)
        return (
          <g key={name}>
            <Label x={4} y={y} kind="strong" tone={tone}>
              {name}, {decimals} decimals
            </Label>
            <Label x={RIGHT} y={y} kind="minor" anchor="end">
              toExact(): {text(decimals)}
            </Label>
            <Digits digits={whole + fraction} y={y + 8} tone={tone} point={fraction.length} />
          </g>
        )
      })}
    </Figure>
  )
}

type DigitsProps = { digits: string; y: number; tone: Tone; point?: number }

/** Digits in boxes, ending at the right edge, with a point so many digits before it. */
function Digits({ digits, y, tone, point }: DigitsProps) {
  const left = RIGHT - digits.length * CELL.width
  return (
    <>
      {[...digits].map((digit, index) => {
        const x = left + index * CELL.width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat and never move
          <g key={index}>
            <Box x={x} y={y} {...CELL} tone={tone} />
            <Label x={x + CELL.width / 2} y={y + 18} anchor="middle" mono>
              {digit}
            </Label>
          </g>
        )
      })}
      {point !== undefined && (
        <circle className={styles.dot} cx={RIGHT - point * CELL.width} cy={y + CELL.height} r="4" />
      )}
    </>
  )
}
