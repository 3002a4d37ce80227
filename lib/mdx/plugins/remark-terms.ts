import type { PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { GLOSSARY_PATH, glossary } from '../../site/glossary'
import { docPath } from '../../site/paths'
import { type OwnNode, text } from '../nodes'
import { fileName } from '../source'
import { visit } from '../visit'

/** More links than this would stand in a reader's way. */
const MAX_LINKS = 8

const idByForm = new Map(
  glossary.flatMap(({ id, forms = [] }) => forms.map(form => [form.toLowerCase(), id])),
)

const longestFirst = [...idByForm.keys()].sort((a, b) => b.length - a.length)

/** Any form, as whole words: "tick spacing" is no tick. */
const FORM = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'gi')

/**
 * Links the first use of each term of the glossary in the running text of a page, for the first
 * eight terms. Headings, tables, code, links and emphasis are left alone, entries of lists of links
 * too, and so is a term on the page that explains it.
 */
export default function remarkTerms() {
  return (tree: Root, file: VFile) => {
    const page = docPath(fileName(file).replace(/^content\/|\.mdx$/g, ''))
    const elsewhere = glossary.filter(term => term.page.split('#')[0] !== page)
    const waiting = new Set(elsewhere.map(({ id }) => id))
    let left = MAX_LINKS

    visit(tree, 'paragraph', paragraph => {
      if (paragraph.children[0]?.type === 'link') return
      paragraph.children = paragraph.children.flatMap(child =>
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

/** A link to the term's entry. A click shows the entry beside it. */
function term(id: string, words: string): OwnNode {
  return {
    type: 'term',
    data: { hName: 'a', hProperties: { href: `${GLOSSARY_PATH}#${id}`, dataTerm: '' } },
    children: [text(words)],
  }
}
