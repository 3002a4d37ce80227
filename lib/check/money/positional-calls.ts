import { reference } from '../../api/reference'

/** Parameters that limit what a call may cost. */
const LIMIT = /Min|Max|deadline|slippageTolerance/

/** Parameter names of calls by position. Overloads may have several names at one position. */
const calls = new Map<string, Set<string>[]>()

function enter(call: string, names: string[]) {
  const positions = calls.get(call) ?? []
  for (const [position, name] of names.entries()) {
    positions[position] = new Set([...(positions[position] ?? []), name])
  }
  calls.set(call, positions)
}

for (const { name, signatures = [] } of Object.values(reference.symbols).flatMap(
  symbol => symbol.members,
)) {
  for (const { parameters } of signatures) {
    const names = parameters.flatMap(({ fields, name }) => fields?.map(({ name }) => name) ?? name)
    if (!names.some(name => LIMIT.test(name))) continue
    // Solidity constructs a struct like a function call.
    const [struct] = parameters.flatMap(({ fields, type }) => (fields ? type : []))
    for (const call of struct ? [name, struct] : [name]) enter(call, names)
  }
}
for (const call of ['approve', 'forceApprove', 'increaseAllowance', 'safeIncreaseAllowance']) {
  enter(call, ['spender', 'allowance'])
}
enter('safeApprove', ['token', 'spender', 'allowance'])

/** Text between the name of a call and its first argument. */
const OPENINGS = [
  String.raw`(?:[?!]?\.\w+)?(?:\?\.|!)?(?:\{[^}]*\})?\(`,
  String.raw`['"]\s*,\s*(?:args\s*:\s*)?\[`,
  String.raw`\s*,\s*\(`, // abi.encodeCall(router.refund, (
  String.raw`\.selector\s*,`, // abi.encodeWithSelector(router.refund.selector,
]

const CALL = new RegExp(
  String.raw`\b(${[...calls.keys()].join('|')})(?:${OPENINGS.join('|')})(?:\s*\[)?`,
  'g',
)

/**
 * Positional arguments with their names: `amountOutMin: 0`. Includes arrays of arguments, as in
 * `encodeFunctionData('approve', […])` and `functionName: 'approve', args: […]`, and encoded calls of Solidity.
 */
export function* namedArguments(code: string): Generator<{ text: string; offset: number }> {
  for (const { 0: call, 1: name = '', index } of code.matchAll(CALL)) {
    const values = readArguments(code, index + call.length)
    for (const [position, { text, offset }] of values.entries()) {
      for (const parameter of calls.get(name)?.[position] ?? []) {
        yield { text: `${parameter}: ${text}`, offset }
      }
    }
  }
}

/**
 * The arguments of a call, or the items of an array.
 * @param first offset of the first one
 * @returns empty if the bracket is not closed
 */
function readArguments(text: string, first: number): { text: string; offset: number }[] {
  const found = []
  let depth = 1
  let start = first
  for (let index = first; index < text.length; index += 1) {
    const character = text.charAt(index)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (depth === 0 || (depth === 1 && character === ',')) {
      const argument = text.slice(start, index)
      found.push({ text: argument.trim(), offset: start + argument.search(/\S|$/) })
      start = index + 1
    }
    if (depth === 0) return found
  }
  return []
}
