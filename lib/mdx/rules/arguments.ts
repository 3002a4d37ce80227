/**
 * The arguments of a call, or the items of an array.
 * @param opening where its opening bracket is
 * @returns none when the bracket is never closed
 */
export function readArguments(text: string, opening: number): { text: string; offset: number }[] {
  const found = []
  let depth = 0
  let start = opening + 1
  for (let index = opening; index < text.length; index += 1) {
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
