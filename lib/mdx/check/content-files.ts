import path from 'node:path'
import { type Finding, finding, START } from './finding'

/** What addresses may hold without being written otherwise in links. */
const NAME = /^[\p{L}\p{N}_&-]+$/u

/** What the export has at its root beside pages and their data, `x.html` and `x.txt`. */
const TAKEN = /^(?:404|_next|_not-found|build-id|llms|llms-full|robots)[/.]/

/** How pages are written, for their authors. */
const GUIDE = 'README.md'

/** What systems and editors leave for themselves. */
const isLeft = (file: string) => /^[.#]|~$/.test(path.posix.basename(file))

/**
 * Files below `content/` that would be no page, or whose address nobody could type.
 * What systems and editors leave there for themselves is let alone.
 * @param files their paths below `content/`, with `/`
 */
export function checkContentFiles(files: string[]): Finding[] {
  return files.flatMap(file => {
    const { dir, name, ext } = path.posix.parse(file)
    if (file === GUIDE || isLeft(file)) return []
    const tell = (message: string, meant?: string) => [
      finding(`content/${file}`, START, 'file-name', message, meant),
    ]
    if (ext !== '.mdx') {
      const meant = /^\.(?:mdx?|markdown)$/i.test(ext) ? `${name}.mdx` : undefined
      const mend = meant ? 'Rename it' : 'Images go into public/, code into samples/'
      return tell(`A file that does not end in '.mdx' is no page. ${mend}.`, meant)
    }
    if (TAKEN.test(file)) {
      return tell(
        'The site has something else at this address, and one of them is lost. Rename it.',
      )
    }
    const parts = [...dir.split('/').filter(Boolean), name]
    const odd = parts.find(part => !NAME.test(part))
    if (odd === undefined) return []
    return tell(
      `'${odd}' is a part of the page's address. Rename it, with letters, digits and hyphens.`,
      odd.replace(/[^\p{L}\p{N}_&-]+/gu, '-'),
    )
  })
}

/**
 * What is named like a page's file and cannot be read.
 * @param files their paths below `content/`, with `/`
 */
export function checkFalseFiles(files: string[]): Finding[] {
  const message =
    'This is no file but a folder, or a link that leads nowhere. Rename the folder, or take the link out.'
  return files
    .filter(file => !isLeft(file))
    .map(file => finding(`content/${file}`, START, 'file-name', message))
}
