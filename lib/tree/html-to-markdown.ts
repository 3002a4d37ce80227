import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading, PhrasingContent } from 'mdast'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { isExternal, isFile } from '../site/hrefs'
import { element, isElement, text } from './nodes'

type Handlers = NonNullable<Options['handlers']>

/**
 * Converts an exported page to Markdown.
 * @param content the page's `main`, which is mutated
 * @param url absolute URL of the page
 */
export function htmlToMarkdown(content: Element, url: string): string {
  simplify(content, url)
  const processor = unified()
    .use(rehypeRemark, {
      handlers: { math, sub: subOrSup, sup: subOrSup, 'own-id': ownId, ...headingHandlers() },
    })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkMath)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })
  return processor.stringify(processor.runSync({ type: 'root', children: [content] }))
}

/**
 * Converts content of a line to Markdown.
 * @param url absolute URL of its page
 */
export function inlineMarkdown(content: ElementContent[], url: string): string {
  return htmlToMarkdown(element('p', {}, ...structuredClone(content)), url).trim()
}

/** The first element with this tag name that satisfies the predicate. */
export function find(tree: Nodes, tagName: string, predicate = (_: Element) => true) {
  let found: Element | undefined
  visit(tree, 'element', element => {
    if (element.tagName !== tagName || !predicate(element)) return
    found = element
    return EXIT
  })
  return found
}

/** Removes what is not text of the page, and reduces the rest to elements that Markdown has. */
function simplify(content: Element, url: string) {
  visit(content, (node, index, parent) => {
    if (parent && index !== undefined && isRemoved(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ')
    if (node.type === 'element') simplifiers[node.tagName]?.(node, url)
  })
}

const REMOVED = ['nav', 'noscript', 'button', 'wbr']

function isRemoved(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'comment'
  const { tagName, properties } = node
  const isAnchor = [properties.className].flat().includes('hash-link')
  return REMOVED.includes(tagName) || 'dataPagefindIgnore' in properties || isAnchor
}

const simplifiers: Record<string, ((node: Element, url: string) => void) | undefined> = {
  a({ properties }, page) {
    const href = String(properties.href)
    if (isExternal(href)) return
    const url = new URL(href, page)
    // Programs that follow links stay in Markdown.
    if (!isFile(href)) url.pathname = `${url.pathname.replace(/\/$/, '/index')}.md`
    // Markdown would escape it by a backslash, which is no part of the address.
    url.pathname = url.pathname.replaceAll('&', '%26')
    properties.href = url.href
  },
  img({ properties }, page) {
    properties.src = new URL(String(properties.src), page).href
  },
  div(node) {
    const { role, dataCodeBlock, dataSignature } = node.properties
    if (role === 'note') simplifyAdmonition(node)
    if (role === 'tabpanel') makeStrong(node.children[0] as Element)
    if (dataCodeBlock) simplifyCode(node)
    if (dataSignature) simplifySignature(node, String(dataSignature))
  },
  tr(node) {
    const [cell] = node.children.filter(isElement)
    const parts = [node, ...(cell?.children ?? [])].filter(isElement)
    const id = parts.map(({ properties }) => properties.id).find(Boolean)
    if (id) cell?.children.push(element('own-id', { id }))
  },
  summary(node) {
    const heading = node.children.filter(isElement).find(({ tagName }) => /^h\d$/.test(tagName))
    if (heading) Object.assign(node, { tagName: 'div', children: [heading] })
    else makeStrong(Object.assign(node, { tagName: 'p' }))
  },
  figure(node) {
    const alt = find(node, 'svg')?.properties.ariaLabel
    const caption = find(node, 'figcaption')?.children ?? []
    node.tagName = 'blockquote'
    node.children = [
      element('p', {}, element('strong', {}, text('Figure:')), text(` ${alt}`)),
      element('p', {}, ...caption),
    ]
  },
  dl(node) {
    if (node.properties.dataParameters === undefined) {
      // The glossary, whose terms are link targets.
      node.tagName = 'div'
      return
    }
    node.tagName = 'ul'
    node.children = node.children.filter(isElement).map(({ children }) => {
      const [name, meaning] = children.filter(isElement)
      return element('li', {}, ...(name?.children ?? []), text(': '), ...(meaning?.children ?? []))
    })
  },
  dt: node => void Object.assign(node, { tagName: 'h3' }),
  dd: node => void Object.assign(node, { tagName: 'p' }),
  ul(node) {
    const items = node.children.filter(isElement)
    if (!items.some(({ children: [title] }) => title && isElement(title) && title.tagName === 'h2'))
      return
    node.tagName = 'div'
    node.children = items.flatMap(({ children }) => children)
  },
}

function makeStrong(node: Element) {
  node.children = [element('strong', {}, ...node.children)]
}

function simplifyAdmonition(node: Element) {
  const name = String(node.properties.ariaLabel)
  const [heading, ...body] = node.children.filter(isElement)
  const title = (heading && find(heading, 'p')?.children) ?? []
  const hasOwnTitle = heading && textOf(heading) !== name
  const words = [text(name), ...(hasOwnTitle ? [text(': '), ...title] : [])]
  node.tagName = 'blockquote'
  node.children = [element('p', {}, element('strong', {}, ...words)), ...body]
}

/** Keeps the title, the proof and the file of a code block, and its code with the imports. */
function simplifyCode(node: Element) {
  const [header, pre] = node.children.filter(isElement)
  if (!header || !pre) return
  const [className] = [find(pre, 'code')?.properties.className].flat()
  const language = String(className).replace('language-', '')
  const [label] = header.children.filter(isElement)
  const tick = find(header, 'svg', ({ properties }) => 'ariaLabel' in properties)
  if (tick) Object.assign(tick, element('span', {}, text(String(tick.properties.ariaLabel))))
  const parts = label?.children.filter(isElement) ?? []
  const marks = parts.filter(part => part.tagName === 'span' && textOf(part) !== language)
  const words = marks.flatMap(part => [part, text(' ')]).slice(0, -1)
  node.children = [...(words.length > 0 ? [element('p', {}, ...words, text(':'))] : []), pre]
  makeCode(pre, language, textOf(pre))
}

function simplifySignature(node: Element, language: string) {
  const [, ...declarations] = node.children.filter(isElement)
  const lines = declarations.flatMap(({ children }) => children.map(textOf))
  makeCode(node, language, lines.join('\n'))
}

/** Turns an element into a plain code block. */
function makeCode(node: Element, language: string, code: string) {
  node.tagName = 'pre'
  node.children = [element('code', { className: [`language-${language}`] }, text(code))]
}

/** The id of an element that is not a heading, in the notation of heading ids. */
const ownId: Handlers[string] = (_, { properties }) => ({
  type: 'html',
  value: ` {#${properties.id}}`,
})

/** 10<sup>17</sup> would be another number without its elements. Those around the link to a footnote go. */
const subOrSup: Handlers[string] = (state, node) => {
  const { tagName } = node
  const inside = state.all(node)
  if (find(node, 'a')) return inside
  const tag = (value: string) => ({ type: 'html', value }) as const
  return [tag(`<${tagName}>`), ...inside, tag(`</${tagName}>`)] as PhrasingContent[]
}

const math: Handlers[string] = (_, { properties }) => {
  const type = properties.display === 'block' ? 'math' : 'inlineMath'
  return { type, value: String(properties.dataTex) }
}

/** Headings, with an explicit `{#id}` where the id is not the slug of the text. */
function headingHandlers(): Handlers {
  const slugger = new GithubSlugger()
  const heading: Handlers[string] = (state, node) => {
    const children = state.all(node) as PhrasingContent[]
    const { id } = node.properties
    if (id && id !== slugger.slug(textOf(node))) {
      children.push({ type: 'text', value: ' ' }, { type: 'html', value: `{#${id}}` })
    }
    return { type: 'heading', depth: Number(node.tagName[1]) as Heading['depth'], children }
  }
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map(depth => [`h${depth}`, heading]))
}
