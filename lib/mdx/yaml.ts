import type { Yaml } from 'mdast'
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'

/** A page's front matter, with the source positions of its keys. */
export function readYaml(node: Yaml) {
  const lines = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: lines })
  visit(document, {
    Alias(_, { source, range }) {
      const [start = 0, end = 0] = range ?? []
      const message = `'*${source}' is not a defined anchor`
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message))
      return visit.REMOVE
    },
  })
  /** @param offset in the YAML, which starts on the line after the opening `---` */
  const pointAt = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + (node.position?.start.line ?? 1), column: col }
  }
  /** @param key whose position to return; the start if it is missing */
  const positionOfKey = (key: string | undefined) => {
    if (!isMap(document.contents)) return pointAt(0)
    const pair = document.contents.items.find(item => String(item.key) === key)
    return pointAt(isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0)
  }
  /** @returns the start of the value that is not closed before the offset */
  const positionOfValue = (offset: number) => {
    const items = isMap(document.contents) ? document.contents.items : []
    const starts = items.map(({ value }) => (isNode(value) ? (value.range?.[0] ?? 0) : 0))
    return pointAt(Math.max(0, ...starts.filter(start => start <= offset)))
  }
  return { document, pointAt, positionOfKey, positionOfValue }
}
