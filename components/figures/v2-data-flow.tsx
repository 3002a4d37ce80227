import { formatAmount, formatNumber } from '@/lib/site/format'
import { EXAMPLE_PAIR, rawA, sellA, spotPrice, wholeA, wholeB } from './amm/example-pair'
import { Arrow, Label } from './diagram'
import { FIGURE_WIDTH, Figure } from './figure'
import { TextBox } from './text-box'

const { amountOut } = sellA(EXAMPLE_PAIR, rawA(100))
const reserves = {
  a: formatAmount(wholeA(EXAMPLE_PAIR.a), 'A'),
  b: formatAmount(wholeB(EXAMPLE_PAIR.b), 'B'),
}
const mid = formatAmount(spotPrice(EXAMPLE_PAIR), 'B')
const output = formatAmount(wholeB(amountOut), 'B', 6)
// `Router` rounds down.
const minimum = formatAmount(wholeB((amountOut * 9_950n) / 10_000n), 'B', 6)

/** The input of each class, and its result in the example. */
const STEPS = [
  { name: 'Token', gives: 'A and B', from: ['chain ID, address,', 'decimals'] },
  { name: 'Pair', gives: `${reserves.a} and ${reserves.b}`, from: ['the reserves of', 'the pair'] },
  { name: 'Route', gives: `1 A is ${mid}`, from: ['pairs in order,', 'input, output'] },
  { name: 'Trade', gives: `100 A gives ${output}`, from: ['an amount:', '100 A'] },
  { name: 'Router', gives: `at least ${minimum}`, from: ['tolerance, recipient,', 'deadline'] },
] as const

const BOX = { x: 200, width: FIGURE_WIDTH - 201, height: 48 }
const GAP = 22
const top = (index: number) => 1 + index * (BOX.height + GAP)
const LAST = top(STEPS.length)
const END = { ...BOX, y: LAST, height: 48 }

/** The classes of the v2 SDK in the order of use, with what you add to each. */
export function V2DataFlow() {
  return (
    <Figure
      height={LAST + END.height + 1}
      alt={
        'The classes of the v2 SDK from top to bottom, each made of the one above and of what you ' +
        `add. Tokens A and B and the reserves make a Pair of ${reserves.a} and ${reserves.b}; ` +
        `pairs make a Route, in which 1 A is ${mid}; an amount of 100 A makes a Trade that gives ` +
        `${output}. Router turns the trade, with tolerance, recipient and deadline, into a call ` +
        `that accepts at least ${minimum}. You send this call to SwapXV2Router02 with ethers.`
      }
      caption={
        'On the left is what you supply, from your configuration, from the chain or from your user. ' +
        `The tolerance is ${formatNumber(0.5, 1)}%.`
      }
    >
      {STEPS.map(({ name, gives, from }, index) => (
        <g key={name}>
          {from.map((line, row) => (
            <Label key={line} x={BOX.x - 42} y={top(index) + 21 + row * 17} anchor="end">
              {line}
            </Label>
          ))}
          <Arrow
            from={[BOX.x - 34, top(index) + BOX.height / 2]}
            to={[BOX.x - 4, top(index) + BOX.height / 2]}
          />
          <TextBox {...BOX} y={top(index)} name={[name]} lines={[gives]} />
          <Arrow
            from={[BOX.x + BOX.width / 2, top(index) + BOX.height + 3]}
            to={[BOX.x + BOX.width / 2, top(index + 1) - 4]}
          />
        </g>
      ))}
      <Label x={BOX.x - 42} y={LAST + 29} anchor="end">
        you, with ethers
      </Label>
      <Arrow from={[BOX.x - 34, LAST + END.height / 2]} to={[BOX.x - 4, LAST + END.height / 2]} />
      <TextBox {...END} name={['SwapXV2Router02']} lines={['on the chain']} tone="accent" />
    </Figure>
  )
}
