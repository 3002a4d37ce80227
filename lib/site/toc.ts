import type { ElementContent } from 'hast'

/** A heading as a page's module exports it (see `lib/mdx/plugins/rehype-toc.ts`). */
export type TocEntry = { id: string; depth: number; title: ElementContent[] }

/** An entry of the table of contents with the entries under it. */
export type TocNode = TocEntry & { children: TocNode[] }

/**
 * Nests headings under the nearest heading above them of a lower level. Headings outside
 * `minLevel`–`maxLevel` are left out, and those under them move up to the next level shown.
 */
export function nestToc(entries: TocEntry[], minLevel: number, maxLevel: number): TocNode[] {
  const roots: TocNode[] = []
  const open: TocNode[] = []
  for (const entry of entries) {
    while ((open.at(-1)?.depth ?? 0) >= entry.depth) open.pop()
    if (entry.depth < minLevel || entry.depth > maxLevel) continue
    const node: TocNode = { ...entry, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}
