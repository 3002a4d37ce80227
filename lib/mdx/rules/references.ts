import type { Definition, FootnoteDefinition, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../source'
import { visit } from '../visit'

/** Definitions of links and footnotes are used, and there is one for each name. */
export function references(tree: Root, file: VFile) {
  const defined = new Map<string, Definition | FootnoteDefinition>()
  const used = new Set<string>()
  visit(tree, node => {
    switch (node.type) {
      case 'definition':
      case 'footnoteDefinition': {
        const name = nameOf(node)
        if (defined.has(name)) {
          report(file, node.position, `'${name}' is defined twice. Keep one of the definitions.`)
        }
        defined.set(name, node)
        break
      }
      case 'linkReference':
      case 'imageReference':
      case 'footnoteReference':
        used.add(nameOf(node))
    }
  })
  for (const [name, { position }] of defined) {
    if (!used.has(name)) {
      report(file, position, `Nothing refers to '${name}', so it is not shown. Take it out.`)
    }
  }
}

const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
  `[${type.startsWith('footnote') ? '^' : ''}${identifier}]`
