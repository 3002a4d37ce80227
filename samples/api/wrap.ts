import { CODE_WIDTH } from '../../lib/samples/sample-imports'

const OPEN = '({['
const CLOSE = ')}]'

/** Breaks a declaration that is longer than a line: one parameter or field a line. */
export function wrap(text: string, indent: string = ''): string[] {
  const group = indent.length + text.length > CODE_WIDTH ? findGroup(text) : undefined
  if (!group) return [indent + text]
  const { start, end } = group
  const parts = split(text.slice(start + 1, end))
  return [
    indent + text.slice(0, start + 1).trimEnd(),
    ...parts.flatMap(part => wrap(part, `${indent}  `)),
    ...wrap(text.slice(end), indent),
  ]
}

/**
 * The outermost brackets to break: parameters first, else fields. Brackets around one part that
 * ends with brackets (`f(args: { … })`) are not broken; the inner ones are.
 */
function findGroup(text: string): { start: number; end: number } | undefined {
  const groups = [...topLevelGroups(text)].filter(({ start, end }) => end > start + 1)
  const found =
    groups.find(({ start }) => text[start] === '(') ??
    groups.find(({ start }) => text[start] === '{')
  if (!found) return
  const inner = text.slice(found.start + 1, found.end)
  if (!inner.endsWith('}') || split(inner).length > 1) return found
  const [last] = [...topLevelGroups(inner)].slice(-1)
  const offset = found.start + 1
  return last && { start: offset + last.start, end: offset + last.end }
}

function* topLevelGroups(text: string) {
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (OPEN.includes(character) && depth++ === 0) start = index
    // The rest of a declaration begins with a closing bracket.
    if (CLOSE.includes(character) && depth > 0 && --depth === 0) yield { start, end: index }
  }
}

/** Parts between the commas or semicolons of this level, with commas but without semicolons. */
function split(inner: string) {
  const parts = ['']
  let depth = 0
  for (const [index, character] of [...inner].entries()) {
    const isArrow = character === '>' && inner[index - 1] === '='
    if (`${OPEN}<`.includes(character)) depth += 1
    if (`${CLOSE}>`.includes(character) && !isArrow) depth -= 1
    const isEnd = depth === 0 && ',;'.includes(character)
    if (!isEnd || character === ',') parts[parts.length - 1] += character
    if (isEnd) parts.push('')
  }
  return parts.map(part => part.trim()).filter(Boolean)
}
