import type { ElementContent } from 'hast'

/** A heading of a page (see `lib/pipeline/rehype/rehype-toc.ts`). */
export type TocEntry = { id: string; depth: number; title: ElementContent[] }

export type TocNode = TocEntry & { children: TocNode[] }

/**
 * Nests headings. Headings outside `minLevel`–`maxLevel` are omitted; those under them move up to the
 * nearest included heading.
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
