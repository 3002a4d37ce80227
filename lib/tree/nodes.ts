import type { Element, ElementContent } from 'hast'
import type {
  InlineCode,
  Link,
  Node,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  Text,
} from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** Nodes that this site's plugins create, with the element that they become. */
export interface OwnNode extends Node {
  type: 'own' | 'term'
  data: { hName: string; hProperties?: Element['properties']; hChildren?: Element['children'] }
  children?: (RootContent | PhrasingContent)[]
}

declare module 'mdast' {
  interface PhrasingContentMap {
    own: OwnNode
  }
  interface BlockContentMap {
    own: OwnNode
  }
  interface RootContentMap {
    own: OwnNode
  }
}

/** Text of Markdown or of HTML. */
export const text = (value: string): Text => ({ type: 'text', value })

/** The text of a node of Markdown, without its formatting. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? (node.children ?? []).map(plainText).join('') : ''
}

/** Inline code of Markdown. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value })

/** A link of Markdown. */
export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
})

/** A paragraph of Markdown. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
})

/** An element with content in Markdown. */
export const own = (
  hName: string,
  hProperties: Element['properties'],
  ...children: NonNullable<OwnNode['children']>
): OwnNode => ({ type: 'own', data: { hName, hProperties }, children })

/** A table. The first cell of each row names it. */
export function table(
  hProperties: Element['properties'],
  ...[head = [], ...body]: PhrasingContent[][][]
): Table {
  const cell = (children: PhrasingContent[], index: number): TableCell => ({
    type: 'tableCell',
    children,
    ...(index === 0 && { data: { hName: 'th', hProperties: { scope: 'row' } } }),
  })
  return {
    type: 'table',
    data: { hProperties },
    children: [head.map(name => cell(name, 1)), ...body.map(cells => cells.map(cell))].map(
      children => ({ type: 'tableRow', children }),
    ),
  }
}

/** An element of HTML. */
export const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children })

/** A line break opportunity. */
export const wbr = () => element('wbr')

export function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

/** A JSX tag in the page, such as `<Tabs>`. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: { type: string }): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** An attribute of a tag, if it is plain text. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const found = attributes.find(attribute => 'name' in attribute && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
