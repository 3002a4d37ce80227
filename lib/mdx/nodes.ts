import type { Element, ElementContent } from 'hast'
import type { InlineCode, Link, Node, PhrasingContent, Text } from 'mdast'

/** What this site's plugins put into a page's tree, with the element that it becomes. */
export interface OwnNode extends Node {
  type: 'signature' | 'term' | 'type'
  lang?: string
  data: { hName: string; hProperties?: Element['properties']; hChildren?: Element['children'] }
  children?: Text[]
}

declare module 'mdast' {
  interface PhrasingContentMap {
    own: OwnNode
  }
  interface RootContentMap {
    own: OwnNode
  }
}

/** Of a tree of Markdown or of HTML. */
export const text = (value: string): Text => ({ type: 'text', value })

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value })

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
})

export const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children })

/** A place where a line may break. */
export const wbr = () => element('wbr')
