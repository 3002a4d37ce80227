import type { PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { pagePath } from '../../content/report'
import { GLOSSARY_PATH, glossary } from '../../site/glossary'
import { isTag, type OwnNode, text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

/** More links would distract readers. */
const MAX_LINKS = 8

const idByForm = new Map(
  glossary.flatMap(({ id, forms = [] }) => forms.map(form => [form.toLowerCase(), id])),
)

const longestFirst = [...idByForm.keys()].sort((a, b) => b.length - a.length)

/** Any form, as whole words, longest first: "tick spacing" is not a tick. */
const FORM = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'gi')

/**
 * Links the first use of a glossary term on a page, for the first eight terms. Skips headings, tables, code,
 * links, emphasis and lists of links, and terms that the page itself explains.
 */
export default function remarkTerms() {
  return (tree: Root, file: VFile) => {
    const page = pagePath(file)
    const elsewhere = glossary.filter(term => term.page.split('#')[0] !== page)
    const waiting = new Set(elsewhere.map(({ id }) => id))
    let left = MAX_LINKS

    visit(tree, node => {
      if (isTag(node) && node.name === 'a') return SKIP
      if (node.type !== 'paragraph' || node.children[0]?.type === 'link') return
      node.children = node.children.flatMap(child =>
        child.type === 'text' ? linkTerms(child.value) : [child],
      )
    })

    function linkTerms(value: string): PhrasingContent[] {
      const nodes: PhrasingContent[] = []
      let done = 0
      for (const { 0: words, index } of value.matchAll(FORM)) {
        const id = idByForm.get(words.toLowerCase()) ?? ''
        if (left === 0 || !waiting.delete(id)) continue
        left -= 1
        nodes.push(text(value.slice(done, index)), term(id, words))
        done = index + words.length
      }
      return [...nodes, text(value.slice(done))]
    }
  }
}

/** A link to the term's entry. A click shows the entry as a card. */
function term(id: string, words: string): OwnNode {
  return {
    type: 'term',
    data: { hName: 'a', hProperties: { href: `${GLOSSARY_PATH}#${id}`, dataTerm: '' } },
    children: [text(words)],
  }
}
