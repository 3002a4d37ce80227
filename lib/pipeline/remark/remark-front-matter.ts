import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { readFrontMatter } from '../../content/front-matter'
import { report, reportAll } from '../../content/report'

declare module 'vfile' {
  interface DataMap {
    /** Front matter, valid or not, and the positions of its keys. */
    front: Pick<ReturnType<typeof readFrontMatter>, 'values' | 'positionOfKey'>
  }
}

/** Validates a page's front matter, and passes it to other plugins. */
export default function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type === 'yaml') {
      const { mistakes, ...front } = readFrontMatter(first.value, first.position?.start.line)
      file.data.front = front
      return reportAll(file, mistakes)
    }
    const isBreak = first?.type === 'thematicBreak'
    const { line = 1 } = first?.position?.start ?? {}
    const reason = !isBreak
      ? "The page has no front matter. Begin the file with '---', then 'title: …' and 'description: …', then '---'."
      : line === 1
        ? "The front matter is not closed. Add a line '---' after its last key."
        : "The front matter is not at the top of the file. Remove what is above this '---'."
    report(file, isBreak ? first.position : undefined, reason)
    // Parsed as text, it is a thematic break and a heading, which other rules would report.
    if (isBreak) tree.children.splice(0, 2)
  }
}
