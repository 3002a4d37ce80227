import type { Element } from 'hast'
import type { Node, Text } from 'mdast'

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
