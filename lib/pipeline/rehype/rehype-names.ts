import type { Element, ElementContent, ElementData, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { namesOf, versionOf } from '../../api/names'
import { namesInCode } from '../../api/names-in-code'
import { nameInText } from '../../api/names-in-text'
import { pagePath } from '../../content/report'
import { element, isElement, isTag } from '../../tree/nodes'
import { visit } from '../../tree/visit'

/** Elements in which links would not help: titles, other links, controls, and what other plugins link. */
const SKIPPED = /^(h[1-6]|a|summary|math)$/
const DRAWN = ['dataSignature', 'dataType', 'dataApiSource', 'dataOrigin']

const LANGUAGES = /^language-(ts|typescript|sol|solidity)$/i

/** A name in the text of a block, with the properties of its link. */
export type NameLink = { start: number; end: number; properties: Element['properties'] }

declare module 'hast' {
  interface ElementData {
    /** Names in the code of a fence that lead to their entries. */
    names?: NameLink[]
  }
}

/**
 * Links API names and error texts in inline code and in samples to their entries: the first occurrence in
 * each code block and each section, and never to the section it is in. Only the first link of a page to an
 * entry is a tab stop, since the others number in the hundreds.
 */
export default function rehypeNames() {
  return (tree: Root, file: VFile) => {
    const index = namesOf(file.data.apiPages ?? {})
    const page = pagePath(file)
    const version = versionOf(page)
    /** Ids of the headings above, by their level. */
    const headings: string[] = []
    const stops = new Set<string>()
    let inSection = new Set<string>()
    walk(tree)

    function walk(node: Root | ElementContent, row?: string) {
      const name = 'tagName' in node ? node.tagName : isTag(node) ? node.name : undefined
      const level = Number(name?.match(/^h([1-6])$/)?.[1])
      if (level && 'properties' in node) {
        headings.length = level
        headings[level] = `${node.properties.id}`
        inSection = new Set()
      }
      if (SKIPPED.test(name ?? '')) return
      if (node.type === 'element') {
        if (DRAWN.some(name => name in node.properties)) return
        if (name === 'pre') return linkBlock(node)
        if (name === 'code') return linkCode(node, row)
        if (name === 'tr') row = idOfRow(node)
      }
      if ('children' in node) for (const child of node.children) walk(child as ElementContent, row)
    }

    function linkBlock({ children: [code] }: Element) {
      const { className, imports, sample } = code && isElement(code) ? code.properties : {}
      if (code?.type !== 'element' || !LANGUAGES.test(`${className}`)) return
      const places = namesInCode(
        textOf(code),
        {
          imports: `${imports ?? ''}`,
          version: versionOf(`/${sample}`) ?? version,
        },
        index,
      )
      const names = places.flatMap(({ href, ...place }) => {
        const properties = linkTo(href)
        return properties ? { ...place, properties } : []
      })
      code.data = Object.assign(code.data ?? {}, { names }) as ElementData
    }

    function linkCode(code: Element, row?: string) {
      const href = nameInText(textOf(code), page, index)
      if (!href || 'id' in code.properties || inSection.has(href)) return
      const properties = linkTo(href, row)
      if (!properties) return
      inSection.add(href)
      code.children = [element('a', properties, ...code.children)]
    }

    /** Properties of a link, unless it would lead to where the reader is. */
    function linkTo(href: string, row?: string): Element['properties'] | undefined {
      const [path, id] = href.split('#')
      if (path === page && (id === undefined || id === row || headings.includes(id))) return
      const isRepeated = stops.has(href)
      stops.add(href)
      return { href: path === page ? `#${id}` : href, ...(isRepeated && { tabIndex: -1 }) }
    }
  }
}

/** The id in a row of a table, whose other cells describe it. */
function idOfRow(row: Element): string | undefined {
  let id: string | undefined
  visit(row, 'element', ({ properties }) => {
    id ??= properties.id as string | undefined
  })
  return id
}
