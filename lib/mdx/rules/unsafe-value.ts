import type { Hit } from './index'
import { namedArguments } from './positional-calls'
import type { Source } from './source'
import { UNLIMITED, WHOLE, ZERO } from './values'

const MINIMUM = String.raw`amount\w*Min(?:imum)?|min(?:imum)?Amount\w*|min\w*Out`
const MAXIMUM = String.raw`amountIn\w*Max(?:imum)?|max(?:imum)?Amount(?:In)?|max\w*In`

const DEADLINE =
  'A deadline taken from the block that it runs in is always met. Let the caller pass it in.'

/** What makes a value unsafe, of all code. */
const faults: [RegExp, message: string][] = [
  [
    assigned(MINIMUM, ZERO),
    'A minimum of 0 accepts any result, so that a sandwich takes the difference. Pass in a quote less a tolerance.',
  ],
  [
    assigned(MAXIMUM, UNLIMITED),
    'Without a bound the call may spend all that is approved. Pass in a quote plus a tolerance.',
  ],
  [
    assigned('allowance', UNLIMITED),
    'An unlimited approval lets the spender take the whole balance, at any later time. Approve the amount that the call needs.',
  ],
  [
    assigned(String.raw`\w*[sS]lippage\w*`, WHOLE),
    'A tolerance of 100 % accepts any result. Take one such as new Percent(50, 10_000).',
  ],
  [
    assigned('deadline', String.raw`(?:\w*\()?\w*[bB]lock[!?]?\.timestamp\b(?!\s*\)?\s*\+)`),
    DEADLINE,
  ],
]

/** What is so on chain alone: a script may add to the time of a block that it has fetched. */
const faultsOnChain: [RegExp, message: string][] = [
  [assigned('deadline', String.raw`(?:\w*\()?block\.timestamp\s*\)?\s*\+`), DEADLINE],
]

export function* find({ name, code, solidity }: Source): Iterable<Hit> {
  if (/\.(test|fixture)\.ts$/.test(name)) return
  yield* findIn(code, faults)
  yield* findIn(solidity, faultsOnChain)
}

function* findIn(code: string, faults: [RegExp, message: string][]) {
  const positional = [...namedArguments(code)]
  for (const [pattern, message] of faults) {
    for (const { index: offset } of code.matchAll(pattern)) yield { offset, message }
    for (const { text, offset } of positional) {
      if (text.search(pattern) === 0) yield { offset, message }
    }
  }
}

/** A name with its value: `name: value`, `name = value`, `name: type = value`, `"name": value`. */
function assigned(names: string, value: string) {
  return new RegExp(
    String.raw`\b(?:${names})['"]?(?:\s*:\s*[\w.]+(?=\s*=))?\s*[:=]\s*(?:${value})`,
    'g',
  )
}
