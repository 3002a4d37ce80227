import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { LANGUAGES, languageNames } from '../highlight'
import { nearest } from '../nearest'
import { isTag } from '../nodes'
import { dataTags } from '../plugins/remark-data'
import { report } from '../source'
import { visit } from '../visit'

/** A tag with a capital letter is one of the components that pages may use. */
export function component(tree: Root, file: VFile) {
  visit(tree, node => {
    const name = isTag(node) ? (node.name ?? '') : ''
    if (!/^[A-Z]/.test(name)) return
    const known = componentNames()
    if (name === 'SampleFiles' && isTag(node) && node.attributes.length === 0) {
      report(
        file,
        node.position,
        'It names no files. Write \'<SampleFiles of="v3/quoting.ts" />\'.',
      )
    }
    if (known.includes(name)) return
    const reason = `There is no component '<${name}>'. Use one of mdx-components.tsx.`
    report(file, node.position, reason, nearest(name, known))
  })
}

/**
 * Names in `mdx-components.tsx`, of the figures and of data. Read as text: what checks pages knows no React,
 * and the development server sees a new component at once.
 */
export function componentNames(root: string = process.cwd()): string[] {
  const source = readFileSync(path.join(root, 'mdx-components.tsx'), 'utf8')
  const [, listed = ''] = /const components = \{([^}]*)\}/.exec(source) ?? []
  const own = listed.split(',').map(entry => entry.split(':')[0]?.trim() ?? '')
  const names = [...own, ...figureNames(root), ...Object.keys(dataTags)]
  return names.filter(name => /^[A-Z]/.test(name))
}

/** Names of the tags that stand for figures. */
export function figureNames(root: string = process.cwd()): string[] {
  const source = readFileSync(path.join(root, 'components/figures/index.ts'), 'utf8')
  return Array.from(source.matchAll(/^export \{ (\w+) \}/gm), ([, name = '']) => name)
}

/** A page has one level-1 heading, its title; below it no level is left out. */
export function headingLevel(tree: Root, file: VFile) {
  let above = 1
  visit(tree, 'element', ({ tagName, position }) => {
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1])
    if (!level) return
    if (level === 1) {
      const reason =
        "The page's heading comes from 'title' in the front matter. Start the body with '##'."
      return report(file, position, reason)
    }
    if (level > above + 1) {
      const marks = '#'.repeat(above + 1)
      const reason = `A heading of level ${level} under one of level ${above} leaves a level out. Write '${marks}'.`
      report(file, position, reason)
    }
    above = level
  })
}

const NO_ALT =
  'The image has no text for those who do not see it. Say in words what it shows: ![A pool](/pool.svg).'
const NO_SIZE =
  'The image has no size, so that the page moves when it arrives. Give it width and height, or write ![…](…), which takes them from the file.'

/** A kind of image, or the name of a file, says nothing of what there is to see. */
const WORDLESS = /^\s*(?:(?:image|picture|screenshot|\S+\.(?:png|jpe?g|svg|webp))\s*)?$/i

/**
 * An image says in words what it shows. As a tag it also says its size, which else comes from its file.
 */
export function image(tree: Root, file: VFile) {
  visit(tree, node => {
    if (node.type === 'element' && node.tagName === 'img') {
      if (WORDLESS.test(String(node.properties.alt ?? ''))) report(file, node.position, NO_ALT)
    } else if (isTag(node) && node.name === 'img') {
      const names = node.attributes.map(attribute => 'name' in attribute && attribute.name)
      if (!names.includes('alt')) report(file, node.position, NO_ALT)
      if (!names.includes('width') || !names.includes('height')) {
        report(file, node.position, NO_SIZE)
      }
    }
  })
}

/** A fence names a language that the site has colours for. */
export function language(tree: Root, file: VFile) {
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const [className = ''] = [properties.className].flat()
    const [, name = 'text'] = /^language-(.*)/.exec(String(className)) ?? []
    if (tagName !== 'code' || name === 'math' || languageNames.includes(name.toLowerCase())) return
    const known = ['text', ...LANGUAGES].join(', ')
    const reason = `No colours for the language '${name}'. Use one of: ${known}.`
    report(file, position, reason, nearest(name, languageNames))
  })
}
