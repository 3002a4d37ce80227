import { formatNumber } from '@/lib/site/format'
import { singleSwapExample, singleSwapUnspent } from './amm/single-swap-example'
import { Arrow, Label, type Tone } from './diagram'
import { Figure } from './figure'
import { TextBox } from './text-box'

const DIGITS = 4
const wholeA = (amount: number | string) => `${formatNumber(Number(amount), DIGITS)} A`

const PULLED = wholeA(singleSwapExample.amountInMaximum)
const PAID = wholeA(singleSwapExample.amountIn)
const UNSPENT = wholeA(singleSwapUnspent)
const BOUGHT = `${singleSwapExample.amountOut} B`

const TOP = 96
/** Three columns of boxes: left edge and width. */
const YOU = { x: 1, width: 56 }
const CONTRACT = { x: 164, width: 106 }
const POOL = { x: 371, width: 68 }
const ROUTER = { x: 246, y: 1, width: 126, height: 36 }
const HEIGHT = { outer: 212, contract: 146 }

/** Heights of the arrows. */
const FIRST = TOP + 42
const SECOND = TOP + 112
const LAST = TOP + 182

/** Which tokens move when SingleSwap buys an exact output, and in which order. */
export function SingleSwapFlow() {
  const router = ROUTER.y + ROUTER.height
  return (
    <Figure
      height={TOP + HEIGHT.outer + 1}
      alt={
        `How the tokens move when SingleSwap buys ${BOUGHT}. First it pulls ${PULLED}, your ` +
        'maximum, from you into the contract, which calls exactOutputSingle on the SwapRouter; ' +
        `the router calls swap on the pool. Second, the pool sends ${BOUGHT} to you directly. ` +
        `Third, in the callback, the router moves ${PAID} from the contract to the pool. Fourth, ` +
        `the contract returns the remaining ${UNSPENT} to you.`
      }
      caption={
        'Heavy arrows are tokens, in the order of their numbers; fine arrows are calls. Neither ' +
        'the router nor, in the end, the contract keeps anything.'
      }
    >
      <Arrow from={[236, TOP - 3]} to={[278, router + 4]} />
      <Label x={246} y={TOP - 28} anchor="end" mono>
        exactOutputSingle
      </Label>
      <Arrow from={[344, router + 4]} to={[394, TOP - 3]} />
      <Label x={388} y={TOP - 28} mono>
        swap
      </Label>
      <TextBox {...ROUTER} name={['SwapRouter']} lines={[]} tone="accent" />
      <TextBox {...YOU} y={TOP} height={HEIGHT.outer} name={['You']} lines={[]} />
      <TextBox
        {...CONTRACT}
        y={TOP}
        height={HEIGHT.contract}
        name={['SingleSwap']}
        lines={['your contract']}
      />
      <TextBox {...POOL} y={TOP} height={HEIGHT.outer} name={['Pool']} lines={['A/B', '0.30%']} />
      <Flow from={YOU} to={CONTRACT} y={FIRST} tone="a" text={`1: ${PULLED}`} note="the maximum" />
      <Flow from={CONTRACT} to={POOL} y={FIRST} tone="a" text={`3: ${PAID}`} note="by the router" />
      <Flow from={CONTRACT} to={YOU} y={SECOND} tone="a" text={`4: ${UNSPENT}`} note="the rest" />
      <Flow from={POOL} to={YOU} y={LAST} tone="b" text={`2: ${BOUGHT}`} note="straight to you" />
    </Figure>
  )
}

type Column = { x: number; width: number }

type FlowProps = { from: Column; to: Column; y: number; tone: Tone; text: string; note: string }

/** Tokens that move from one box to another, how many above the arrow, why below it. */
function Flow({ from, to, y, tone, text, note }: FlowProps) {
  const [left, right] = from.x < to.x ? [from, to] : [to, from]
  const start = left.x + left.width
  const middle = (start + right.x) / 2
  const [tail, head] = from.x < to.x ? [start + 3, right.x - 4] : [right.x - 3, start + 4]
  return (
    <>
      <Arrow from={[tail, y]} to={[head, y]} tone={tone} kind="flow" />
      <Label x={middle} y={y - 9} anchor="middle" tone={tone}>
        {text}
      </Label>
      <Label x={middle} y={y + 18} kind="minor" anchor="middle">
        {note}
      </Label>
    </>
  )
}
