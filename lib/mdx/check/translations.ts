import { createHash } from 'node:crypto'
import { docPath } from '../../site/paths'
import { checkedPages } from '../compiled-pages'
import { listDocIds, listTranslations, readDocFile } from '../doc-files.mjs'
import { readAllowed } from '../rules/allowed'
import { lint } from '../rules/index'
import { type Finding, finding, START } from './finding'
import { checkPageLinks, readTargets } from './links'

/** A part of a page that is translated as a whole: its front matter, a heading, a paragraph, a list. */
type Block = { line: number; text: string; hash: string }

const isFrontMatter = ({ text }: Block) => text.startsWith('---\n')

/** Names the block of the source, above its translation; in the front matter, in the first line. */
const markOf = (block: Block) =>
  isFrontMatter(block) ? `# source ${block.hash}` : `<!-- source ${block.hash} -->`

const MARK = /^(?:#|<!--) source ([0-9a-f]{8})\b/

/** The blocks of a page, in their order. */
export async function blocksOf(source: string): Promise<Block[]> {
  // Loaded only when there is a translation.
  const { parse } = await import('../compile')
  return parse(source).children.flatMap(({ type, position }) => {
    const { start, end } = position ?? {}
    if (start?.offset === undefined || String(type) === 'comment') return []
    const text = source.slice(start.offset, end?.offset)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return [{ line: start.line, text, hash }]
  })
}

/** A translation whose text is still that of the page. */
export const beginTranslation = (blocks: Block[]): string =>
  blocks
    .map(block =>
      isFrontMatter(block)
        ? block.text.replace('\n', `\n${markOf(block)}\n`)
        : `${markOf(block)}\n\n${block.text}`,
    )
    .join('\n\n')

/**
 * What a translation has not kept up with: blocks whose source has changed or is gone, and blocks of the
 * source without one.
 * @param file of the translation
 * @param source file of the page
 */
export function staleBlocks(
  file: string,
  translation: string,
  source: string,
  blocks: Block[],
): Finding[] {
  const marks = translation.split('\n').flatMap((text, index) => {
    const hash = MARK.exec(text)?.[1]
    return hash ? [{ line: index + 1, hash }] : []
  })
  const translated = new Set(marks.map(({ hash }) => hash))
  const findings: Finding[] = []
  const tell = (line: number, message: string) =>
    findings.push(finding(file, { line, column: 1 }, 'translation', message))
  const tellMissing = (line: number, from: number, to?: number) => {
    for (const block of blocks.slice(from, to)) {
      if (translated.has(block.hash)) continue
      tell(
        line,
        `The block at ${source}:${block.line} is not translated. Add its translation below here, after a line with '${markOf(block)}'.`,
      )
    }
  }
  let next = 0
  let line = 1
  for (const mark of marks) {
    const same = blocks.findIndex(({ hash }, index) => index >= next && hash === mark.hash)
    if (same >= 0) {
      tellMissing(line, next, same)
      next = same + 1
    } else if (blocks.every(({ hash }) => hash !== mark.hash)) {
      const changed = blocks[next]
      if (changed && !translated.has(changed.hash)) {
        next += 1
        tell(
          mark.line,
          `The source of this block has changed: see ${source}:${changed.line}. Translate it anew, and write '${markOf(changed)}' here.`,
        )
      } else tell(mark.line, `${source} has this block no more. Remove it and this line.`)
    }
    line = mark.line
  }
  tellMissing(line, next)
  return findings
}

/** Every finding in the translations of pages. */
export async function checkTranslations(): Promise<Finding[]> {
  const translations = listTranslations()
  if (translations.length === 0) return []
  const pages = listDocIds()
  const targets = readTargets(pages.map(id => [docPath(id), undefined]))
  const allowed = readAllowed()
  const compiled = await checkedPages(translations.map(({ id }) => id))
  const stale = translations.map(async ({ id, page }) => {
    const file = `content/${id}.mdx`
    const source = `content/${page}.mdx`
    if (!pages.includes(page)) {
      const message = `It translates ${source}, which does not exist. Rename it as its page is called, or remove it.`
      return [finding(file, START, 'translation', message)]
    }
    return staleBlocks(file, readDocFile(id), source, await blocksOf(readDocFile(page)))
  })
  return [
    ...compiled.flatMap((page, index) => {
      // A link to a place on the page is one to its page.
      const path = docPath(translations[index]?.page ?? '')
      return [...page.findings, ...checkPageLinks({ ...page, path }, targets)]
    }),
    ...translations.flatMap(({ id }) => lint(`content/${id}.mdx`, readDocFile(id), allowed)),
    ...(await Promise.all(stale)).flat(),
  ]
}
