import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { attributeOf, code, link, paragraph, text } from '../../mdx/nodes'
import { readMeta } from '../../mdx/samples/lines.mjs'
import { readMagicComments } from '../../mdx/samples/magic-comments'
import { neededFiles } from '../../mdx/samples/reader-files'
import { sampleAddress } from '../../site/data-files'
import type { FigureText } from './figures'

/** What the plain form of a page takes from outside of its tree. */
type PageContext = {
  /** Names of the tags that stand for figures. */
  figureNames: Set<string>
  /** The page's figures in order; each tag takes the first one out. */
  figures: FigureText[]
  /** Makes an address as the page writes it one that leads there from anywhere. */
  absolute: (href: string) => string
}

/** A node of a page's tree. Those that plugins make up have no types. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Node = any

type Write = (node: Node, page: PageContext) => RootContent[]

const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children })

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })

/** Writes a tree that holds nothing but Markdown. */
export function write(...children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

/**
 * A page's content without what only the site can draw: figures become their text alternative,
 * boxes become quotations, tabs follow each other under their labels, signatures become code.
 * @throws Error when a tag of a figure has no figure left
 */
export function plain(nodes: Node[], page: PageContext): RootContent[] {
  return nodes.flatMap(node => (writers[node.type] ?? keep)(node, page))
}

const keep: Write = (node, page) => [
  node.children ? { ...node, children: plain(node.children, page) } : node,
]

const drop: Write = () => []

const inner: Write = ({ children }, page) => plain(children, page)

const withAddress: Write = (node, page) => keep({ ...node, url: page.absolute(node.url) }, page)

const element: Write = (node, page) => {
  if (page.figureNames.has(node.name)) return figure(node, page)
  return (elements[node.name] ?? inner)(node, page)
}

const figure: Write = ({ name }, page) => {
  const next = page.figures.shift()
  if (!next) throw new Error(`The exported page has no figure for <${name} />.`)
  return plain([figureQuote(next)], page)
}

/** A figure's text alternative and caption. */
export function figureQuote({ alt, caption }: FigureText): Blockquote {
  const lines = [paragraph(strong(text('Figure:')), text(` ${alt}`)), paragraph(text(caption))]
  return { type: 'blockquote', children: lines }
}

const admonition: Write = ({ data, children }, page) => {
  const { name } = data.hProperties
  const [title, ...body] = plain(children, page) as [Paragraph, ...RootContent[]]
  const isOwn = textOf(title as unknown as Element) !== name
  const heading = strong(text(name), ...(isOwn ? [text(': '), ...title.children] : []))
  return [{ type: 'blockquote', children: [paragraph(heading), ...body] } as RootContent]
}

/**
 * Keeps of what the fence says its language and its title. Code of a file comes with the imports that
 * it needs, below a link to the file.
 */
const fence: Write = ({ lang, meta, value, data }, page) => {
  const { title, range } = readMeta(meta ?? '')
  const { source } = range ? { source: value } : readMagicComments(value, lang ?? 'text')
  const { sample, imports } = data?.hProperties ?? {}
  const whole = imports ? `${imports}\n\n${source}` : source
  const block = { type: 'code', lang, meta: title && `title="${title}"`, value: whole } as const
  if (!sample) return [block]
  const url = page.absolute(sampleAddress(sample))
  return [paragraph(link(url, text(sample)), text(':')), block]
}

const signature: Write = ({ lang, data }) => {
  const declarations = data.hChildren.map(({ children }: Element) => children.map(textOf))
  return [{ type: 'code', lang, value: declarations.flat().join('\n') }]
}

const type: Write = ({ data }) =>
  data.hChildren.map((part: Element) =>
    part.type === 'element' ? code(textOf(part)) : text(textOf(part)),
  )

const glossary: Write = ({ data, children }, page) => {
  const content = plain(children, page) as PhrasingContent[]
  if (data.hName === 'dl') return content
  return [paragraph(...(data.hName === 'dt' ? [strong(...content)] : content))]
}

const writers: Record<string, Write | undefined> = {
  yaml: drop,
  comment: drop,
  mdxjsEsm: drop,
  mdxFlowExpression: drop,
  mdxTextExpression: drop,
  mdxJsxFlowElement: element,
  mdxJsxTextElement: element,
  containerDirective: admonition,
  code: fence,
  glossary,
  signature,
  type,
  term: inner,
  // Without the spaces that keep a number and its unit on one line.
  text: ({ value }) => [text(value.replaceAll('\u00a0', ' '))],
  link: withAddress,
  image: withAddress,
  definition: withAddress,
}

const elements: Record<string, Write | undefined> = {
  TabItem: (node, page) => [
    paragraph(strong(text(attributeOf(node, 'label') ?? ''))),
    ...inner(node, page),
  ],
  summary: (node, page) => [paragraph(strong(...(inner(node, page) as PhrasingContent[])))],
  SampleFiles: (node, page) => [sampleFiles(attributeOf(node, 'of') ?? '', page)],
}

function sampleFiles(program: string, page: PageContext): Paragraph {
  const links = neededFiles(program).flatMap((file, index): PhrasingContent[] => [
    text(index === 0 ? 'Files for this guide: ' : ', '),
    link(page.absolute(sampleAddress(file)), code(file)),
  ])
  return paragraph(...links, text('.'))
}
