import type { Hit, Source } from '../../files/source-text'
import { namedArguments } from './positional-calls'

const NUMBER_OF = String.raw`(?:(?:[\w.]*BigInt|u?int\d*|[\w.]*parse(?:Units|Ether)|[\w.]*BigNumber\.from)\(\s*)*`

/** Zero as TypeScript, Solidity and JSON write it, as source of a regular expression. */
const ZERO = String.raw`${NUMBER_OF}['"]?(?:0(?:x0+|\.0+)?n?|(?:\w+\.)*(?:ZERO|Zero))(?![\w.])`

const GREATEST = [
  String.raw`(?:\w+\.)*[Mm]axUint\d*`,
  String.raw`(?:\w+\.)*(?:MAX_UINT\w*|UINT\d*_MAX)`,
  String.raw`type\(uint\d*\)\.max`,
  String.raw`u?int\d*\(-1\)`,
  String.raw`~\s*(?:u?int\d*\(0\)|0)`,
  String.raw`\(?2n?\s*\*\*\s*\d+n?\)?\s*-\s*1`,
  '0xf{32,}',
  String.raw`11579208923731619542\d{58}`,
]

/** The maximum of a type, as source of a regular expression. */
const UNLIMITED = `${NUMBER_OF}['"]?(?:${GREATEST.join('|')})`

/** A tolerance of 100%: a percentage of the SDK with equal parts, or 10,000 basis points. */
const WHOLE = String.raw`new Percent\(\s*(?:1n?\s*\)|['"]?([\d_]+)n?['"]?\s*,\s*['"]?\1\b)|10_?000n?\b`

const MINIMUM = String.raw`amount\w*Min(?:imum)?|min(?:imum)?Amount\w*|min\w*Out`
const MAXIMUM = String.raw`amountIn\w*Max(?:imum)?|max(?:imum)?Amount(?:In)?|max\w*In`

const DEADLINE = 'A deadline from the block of the call is always met. Let the caller pass it in.'

/** An amount of 0 native currency, which the SDK encodes as a minimum. */
const NO_NATIVE = String.raw`[\w.]+\(\s*[\w.()]*[nN]ative[\w.()]*\s*,\s*${ZERO}`

const ANY_RESULT =
  'A minimum of 0 accepts any result, so that a sandwich or a hostile token takes the difference. Pass in what must arrive, such as a quote less a tolerance.'

/** Unsafe values in all code. */
const unsafe: [RegExp, message: string][] = [
  [assigned(MINIMUM, ZERO), ANY_RESULT],
  [assigned('expectedCurrencyOwed[01]', NO_NATIVE), ANY_RESULT],
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
    'A tolerance of 100% accepts any result. Take one such as new Percent(50, 10_000).',
  ],
  [
    assigned(
      'deadline',
      String.raw`(?:\w*\()?\w*[bB]lock[!?]?\.timestamp\b(?!(?:\s*\?\?\s*0n?)?\s*\)?\s*\+)`,
    ),
    DEADLINE,
  ],
]

/** Unsafe values on chain: a script may add to the time of a block that it has fetched. */
const unsafeOnChain: [RegExp, message: string][] = [
  [assigned('deadline', String.raw`(?:\w*\()?block\.timestamp\s*\)?\s*\+`), DEADLINE],
]

/** Reports calls without a limit on what they may cost. */
export function* unsafeValue({ name, code, solidity }: Source): Iterable<Hit> {
  if (/\.(test|fixture)\.ts$/.test(name)) return
  yield* findIn(code, unsafe)
  yield* findIn(solidity, unsafeOnChain)
}

function* findIn(code: string, patterns: [RegExp, message: string][]) {
  const positional = [...namedArguments(code)]
  for (const [pattern, message] of patterns) {
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
