import { formatNumber, formatPercent } from '@/lib/site/format'
import { direct, guidePools, overB } from './amm/full-range'
import { Arrow, Label } from './diagram'
import { Figure } from './figure'
import { TextBox } from './text-box'

const DIGITS = 4
const over = overB(80)
const straight = direct(20)
const alone = overB(100)

const B = `${formatNumber(over.b, DIGITS)} B`
const C_OVER = `${formatNumber(over.c, DIGITS)} C`
const C_STRAIGHT = `${formatNumber(straight.c, DIGITS)} C`
const C_ALL = `${formatNumber(over.c + straight.c, DIGITS)} C`
const C_ALONE = `${formatNumber(alone.c, DIGITS)} C`

const fee = (pool: { fee: number }) => formatPercent(pool.fee)

/** Middles of the two ways, and the boxes of their pools. */
const LEFT = 118
const RIGHT = 322
const POOL = { width: 120, height: 48 }
const END = { x: 40, width: 360, height: 34 }

const START = 1
const FIRST = 90
const SECOND = 188
const LAST = 286

/** A trade that is split over two routes: the amount before and after each pool. */
export function SplitTrade() {
  return (
    <Figure
      height={LAST + END.height + 1}
      alt={
        `100 A take two routes at once. 80 A go through the pool of A and B for ${B}, and these ` +
        `through the pool of B and C for ${C_OVER}. 20 A go through the pool of A and C for ` +
        `${C_STRAIGHT}. Together that is ${C_ALL}, against ${C_ALONE} for all 100 A via B.`
      }
      caption={
        'Each pool takes its fee from what comes in, and what it pays out goes into the next one. ' +
        `All 100 A via B would give ${C_ALONE}.`
      }
    >
      <TextBox {...END} y={START} name={['100 A']} lines={[]} tone="a" />
      <Way x={LEFT} from={START + END.height} to={FIRST} text="80 A" tone="a" />
      <Way x={RIGHT} from={START + END.height} to={FIRST} text="20 A" tone="a" />
      <Pool x={LEFT} y={FIRST} tokens="Pool of A and B" fee={fee(guidePools.aToB)} />
      <Pool x={RIGHT} y={FIRST} tokens="Pool of A and C" fee={fee(guidePools.aToC)} />
      <Way x={LEFT} from={FIRST + POOL.height} to={SECOND} text={B} tone="b" />
      <Pool x={LEFT} y={SECOND} tokens="Pool of B and C" fee={fee(guidePools.bToC)} />
      <Way x={LEFT} from={SECOND + POOL.height} to={LAST} text={C_OVER} />
      <Way x={RIGHT} from={FIRST + POOL.height} to={LAST} text={C_STRAIGHT} />
      <TextBox {...END} y={LAST} name={[C_ALL]} lines={[]} />
    </Figure>
  )
}

type PoolProps = { x: number; y: number; tokens: string; fee: string }

function Pool({ x, y, tokens, fee }: PoolProps) {
  return <TextBox x={x - POOL.width / 2} y={y} {...POOL} lines={[tokens, fee]} kind="label" />
}

type WayProps = { x: number; from: number; to: number; text: string; tone?: 'a' | 'b' }

/** Tokens that move down, with their amount beside the arrow. */
function Way({ x, from, to, text, tone }: WayProps) {
  return (
    <>
      <Arrow from={[x, from + 3]} to={[x, to - 4]} tone={tone} kind="flow" />
      <Label x={x + 12} y={(from + to) / 2 + 3} tone={tone}>
        {text}
      </Label>
    </>
  )
}
