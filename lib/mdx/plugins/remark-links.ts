import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { isExternal } from '../../site/hrefs'
import { decodeUrl, docPath } from '../../site/paths'
import { listDocIds } from '../doc-files.mjs'
import { nearest } from '../nearest'
import { isTag } from '../nodes'
import { fileName, report } from '../source'
import { visit } from '../visit'

const MARKDOWN = /^(?<name>[^?#]+\.mdx?)(?<rest>[?#].*)?$/
const CONTENT = 'content'

/**
 * Turns links to the files of pages (`../pools.mdx#fees`) into links to their addresses. A file that
 * does not exist is reported and its link left as it is.
 */
export default function remarkLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, node => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = resolve(node.url, file, node.position)
      } else if (isTag(node) && node.name === 'a') {
        for (const attribute of node.attributes) {
          const isLink = 'name' in attribute && attribute.name === 'href'
          if (!isLink || typeof attribute.value !== 'string') continue
          attribute.value = resolve(attribute.value, file, node.position)
        }
      }
    })
  }
}

function resolve(url: string, file: VFile, place: Position | undefined) {
  const { name, rest = '' } = url.match(MARKDOWN)?.groups ?? {}
  if (!name || isExternal(url)) return url
  const found = candidates(decodeUrl(name), file).find(candidate => isPage(candidate, file.cwd))
  if (found) return docPath(found.slice(CONTENT.length + 1).replace(/\.mdx?$/, '')) + rest
  const reason = `The link leads to ${url}, which is no page's file. Correct the path, or link to the page's address.`
  report(file, place, reason, nearestFile(name, file))
  return url
}

/**
 * The files that a link may mean, in this order.
 * @returns paths from the project's folder, with `/`
 */
function candidates(name: string, file: VFile): string[] {
  const here = path.posix.join(folderOf(file), name)
  const top = [path.posix.join(CONTENT, name), path.posix.normalize(name.replace(/^\//, ''))]
  if (name.startsWith('@site/')) return [path.posix.normalize(name.slice('@site/'.length))]
  if (name.startsWith('/')) return top
  return /^\.\.?\//.test(name) ? [here] : [here, ...top]
}

/** Whether a page has this file, in the same case also where the file system does not care. */
function isPage(name: string, root: string) {
  if (!name.startsWith(`${CONTENT}/`) || !existsSync(path.join(root, name))) return false
  return readdirSync(path.join(root, path.dirname(name))).includes(path.basename(name))
}

/** The folder of the page, seen from the project's. */
const folderOf = (file: VFile) => path.posix.dirname(fileName(file))

/** The page's file that a link probably means, seen from its own page. */
function nearestFile(name: string, file: VFile) {
  const files = listDocIds(path.join(file.cwd, CONTENT))
    .map(id => path.posix.relative(folderOf(file), `${CONTENT}/${id}.mdx`))
    .map(page => (page.startsWith('.') ? page : `./${page}`))
  return nearest(/^[./@]/.test(name) ? name : `./${name}`, files)
}
