import { realpathSync } from 'node:fs'
import path from 'node:path'
import { type Finding, finding, START } from '../content/finding'
import { cardsPath, dataFiles, samplePath, schemaPath } from '../site/data-files'
import { normalizePath } from '../site/paths'

/** Characters that need no encoding in links. */
const NAME = /^[\p{L}\p{N}_&-]+$/u

/** Files at the root of the export other than pages, `x.html` and `x.txt`. */
const TAKEN = /^(?:404|_next|_not-found|build-id|llms|llms-full|robots)[/.]/

const LOST = 'The export has another file at this address, which would be lost. Rename this one.'

/** The guide to writing pages. */
const GUIDE = 'README.md'

/** Files that systems and editors create for themselves. */
const isIgnored = (file: string) => /^[.#]|~$/.test(path.posix.basename(file))

/**
 * Reports files under `content/` that would not become a page, or whose address would need encoding.
 * @param files their paths below `content/`, with `/`
 */
export function checkContentFiles(files: string[]): Finding[] {
  return files.flatMap(file => {
    const { dir, name, ext } = path.posix.parse(file)
    if (file === GUIDE || isIgnored(file)) return []
    const report = (message: string, meant?: string) => [
      finding(`content/${file}`, START, 'file-name', message, meant),
    ]
    if (ext !== '.mdx') {
      const meant = /^\.(?:mdx?|markdown)$/i.test(ext) ? `${name}.mdx` : undefined
      const remedy = meant ? 'Rename it' : 'Images go into public/, code into samples/'
      return report(`A file that does not end in '.mdx' is not a page. ${remedy}.`, meant)
    }
    if (TAKEN.test(file)) return report(LOST)
    const parts = [...dir.split('/').filter(Boolean), name]
    const odd = parts.find(part => !NAME.test(part))
    if (odd === undefined) return []
    return report(
      `'${odd}' is part of the page's address, where it would need encoding. Use letters, digits and hyphens.`,
      odd.replace(/[^\p{L}\p{N}_&-]+/gu, '-'),
    )
  })
}

/**
 * Reports files that a link brings in from outside the project.
 * @param folder `content/`
 * @param files their paths below it
 */
export function checkLinkedFiles(folder: string, files: string[]): Finding[] {
  const root = realpathSync(path.dirname(folder)) + path.sep
  return files
    .filter(file => !realpathSync(path.join(folder, file)).startsWith(root))
    .map(file => {
      const message =
        'A link leads from here out of the project, where the development server reads no files. Copy the file here.'
      return finding(`content/${file}`, START, 'file-name', message)
    })
}

const WRITTEN: string[] = [
  ...Object.values(dataFiles),
  ...[dataFiles.api, dataFiles.errors].map(schemaPath),
  ...['/run.json', '/sitemap.xml'],
]

/** Whether the export has data or a sample at an address. */
const isWritten = (address: string) =>
  WRITTEN.includes(address) || address.startsWith(samplePath('')) || address.endsWith(cardsPath(''))

/**
 * Reports files of `public/` with the address of another file of the export.
 * @param files their addresses
 * @param pages addresses of all pages
 */
export function checkPublicFiles(files: string[], pages: string[]): Finding[] {
  const taken = files.filter(
    file =>
      TAKEN.test(file.slice(1)) ||
      isWritten(file) ||
      pages.includes(normalizePath(file.replace(/\.(?:md|txt)$/, '.html'))),
  )
  return taken.map(file => finding(`public${file}`, START, 'file-name', LOST))
}
