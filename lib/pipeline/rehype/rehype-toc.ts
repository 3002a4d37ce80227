import type { ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { MAIN_ID, MENU_ID } from '../../site/constants'
import type { TocEntry } from '../../site/toc'
import { element, text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

declare module 'vfile' {
  interface DataMap {
    /** Headings of the page from level 2 down, in order. */
    toc: TocEntry[]
  }
}

const HEADING = /^h([1-6])$/
/** Slugs of headings that contain only punctuation. The slugger numbers repeats. */
const WITHOUT_WORDS = /^(-+\d*)?$/

/**
 * Collects the page's headings. The text of each heading becomes its accessible
 * name, which would otherwise include its link, and the accessible name of each table below it, for
 * keyboard users who focus its scroll container. Runs after rehype-slug, which adds the ids, and before the
 * heading anchors.
 */
export default function rehypeToc() {
  return (tree: Root, file: VFile) => {
    const toc: TocEntry[] = []
    file.data.toc = toc
    const ids = new Set([MAIN_ID, MENU_ID])
    let previousLevel = 1
    let label = ''
    visit(tree, 'element', heading => {
      const depth = Number(heading.tagName.match(HEADING)?.[1])
      if (heading.tagName === 'table' && label) heading.properties.ariaLabelledBy = [label]
      if (!depth) return
      const mistake = levelMistake(depth, previousLevel)
      if (mistake) report(file, heading.position, mistake)
      previousLevel = depth
      if (depth === 1) return
      const slug = String(heading.properties.id)
      const id = WITHOUT_WORDS.test(slug) ? `section-${toc.length + 1}` : slug
      heading.properties.id = id
      if (ids.has(id)) {
        const reason = `The heading id '${id}' is used twice on this page ('${textOf(heading)}'). Give one of them another {#id}.`
        report(file, heading.position, reason)
      }
      ids.add(id)
      toc.push({ id, depth, title: heading.children.map(inline) })
      // No slug has a colon. The heading's id would be longer, and some pages have 160 headings.
      label = `:${toc.length}`
      heading.properties.ariaLabelledBy = [label]
      // Reader modes drop an h2 with an id such as 'shares', unless it has this class.
      if (depth === 2) heading.properties.className = ['content']
      heading.children = [element('span', { id: label }, ...heading.children)]
      return SKIP
    })
  }
}

function levelMistake(level: number, previous: number): string | undefined {
  if (level === 1) {
    return "The page's heading comes from 'title' in the front matter. Start the body with '##'."
  }
  if (level > previous + 1) {
    return `A heading of level ${level} below one of level ${previous} skips a level. Write '${'#'.repeat(previous + 1)}'.`
  }
}

const KEPT_TAGS = new Set(['code', 'em', 'strong', 'wbr'])

/** Keeps inline code, emphasis, break opportunities and languages; replaces other elements with their text. */
function inline(node: ElementContent): ElementContent {
  if (node.type !== 'element' || !(KEPT_TAGS.has(node.tagName) || node.properties.lang)) {
    return text(textOf(node))
  }
  const { lang } = node.properties
  return element(node.tagName, lang ? { lang } : {}, ...node.children.map(inline))
}
