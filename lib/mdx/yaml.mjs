/** @import { Yaml } from 'mdast' */
import { isMap, LineCounter, parseDocument } from 'yaml'

/**
 * A page's front matter, with the places of its keys in the file.
 * @param {Yaml} node
 */
export function readYaml(node) {
  const lines = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: lines })
  /** @param {number} offset in the YAML, which starts on the line after the opening `---` */
  const at = offset => {
    const { line, col } = lines.linePos(offset)
    return { line: line + (node.position?.start.line ?? 1), column: col }
  }
  /** @param {string | undefined} key where it stands; the start when it is missing */
  const placeOf = key => {
    if (!isMap(document.contents)) return at(0)
    const pair = document.contents.items.find(item => String(/** @type {any} */ (item).key) === key)
    return at(/** @type {any} */ (pair)?.key?.range?.[0] ?? 0)
  }
  return { document, at, placeOf }
}
