const MARKER = /^\s*\/\/\s*#(region|endregion)\b\s*(.*?)\s*$/

type OpenRegion = { name: string; start: number }
/** Numbers of its markers' lines, from 1. */
type Region = OpenRegion & { end: number }
type Mistake = { line: number; reason: string }

/**
 * Finds the regions of a file: the lines between `// #region name` and `// #endregion`, which may
 * repeat the name. Regions may nest.
 * @returns mistakes with their remedy
 */
export function readRegions(source: string): { regions: Region[]; mistakes: Mistake[] } {
  const regions: Region[] = []
  const open: OpenRegion[] = []
  const mistakes: Mistake[] = []
  source.split('\n').forEach((text, index) => {
    const [, marker, name = ''] = text.match(MARKER) ?? []
    const line = index + 1
    if (marker === 'region') {
      const reason = startMistake(name, [...open, ...regions])
      if (reason) mistakes.push({ line, reason })
      open.push({ name, start: line })
    } else if (marker === 'endregion') {
      const region = open.pop()
      const reason = endMistake(name, region)
      if (reason) mistakes.push({ line, reason })
      if (region) regions.push({ ...region, end: line })
    }
  })
  const unclosed = open.map(({ name, start }) => ({
    line: start,
    reason: `The region '${name}' is not closed. Add '// #endregion' after its last line.`,
  }))
  return { regions, mistakes: [...mistakes, ...unclosed] }
}

function startMistake(name: string, known: OpenRegion[]) {
  if (!/^[\w-]+$/.test(name)) {
    return "A region needs a name of one word. Write '// #region exact-input'."
  }
  const same = known.find(region => region.name === name)
  if (!same) return
  return `The region '${name}' begins in line ${same.start} already. Give one of them another name.`
}

function endMistake(name: string, region: OpenRegion | undefined) {
  if (!region) return "This line closes no region. Remove it, or add '// #region name' before it."
  if (name === '' || name === region.name) return
  return `This line closes '${name}', but '${region.name}' of line ${region.start} is open. Close that one first.`
}

/**
 * A region of a file, or all of it, as a page shows it: without markers, surrounding blank lines and common
 * indentation.
 * @returns the text, with the numbers of the lines it spans
 */
export function excerpt(
  source: string,
  region?: Region,
): { text: string; first: number; last: number } {
  const lines = source.split('\n').map((text, index) => ({ text, number: index + 1 }))
  const inside = region ? lines.slice(region.start, region.end - 1) : lines
  const kept = inside.filter(({ text }) => !MARKER.test(text))
  const written = kept.filter(({ text }) => text.trim() !== '')
  const { number: first = 0 } = written[0] ?? {}
  const { number: last = 0 } = written.at(-1) ?? {}
  const indent = Math.min(...written.map(({ text }) => text.search(/\S/)))
  const shown = kept.filter(({ number }) => number >= first && number <= last)
  return { text: shown.map(({ text }) => text.slice(indent)).join('\n'), first, last }
}
