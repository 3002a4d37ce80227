import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { LANGUAGES, languageNames } from '../languages'
import { nearest } from '../nearest'
import type { Mistake } from '../source'
import { failAll } from '../source'
import { visit } from '../visit'

/** A fence names a language that the site has colours for. */
export function language(tree: Root, file: VFile) {
  const findings: Mistake[] = []
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const [className = ''] = [properties.className].flat()
    const [, name = 'text'] = /^language-(.*)/.exec(String(className)) ?? []
    if (tagName !== 'code' || name === 'math' || languageNames.includes(name.toLowerCase())) return
    const known = ['text', ...LANGUAGES].join(', ')
    const reason = `No colours for the language '${name}'. Use one of: ${known}.`
    findings.push({ place: position, reason, nearest: nearest(name, languageNames) })
  })
  failAll(file, findings)
}
