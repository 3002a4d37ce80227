import type { Element } from 'hast'

/** A place where a line may break. */
export function wbr(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] }
}
