import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Position } from 'unist'
import type { VFile } from 'vfile'
import { nearest } from '../../content/did-you-mean'
import { listDocIds } from '../../content/doc-files.mjs'
import { fileName, report } from '../../content/report'
import { isExternal } from '../../site/hrefs'
import { decodeUrl, docPath } from '../../site/paths'
import { isTag } from '../../tree/nodes'
import { visit } from '../../tree/visit'

const MARKDOWN = /^(?<name>[^?#]+\.mdx?)(?<rest>[?#].*)?$/
const CONTENT = 'content'

/**
 * Converts links to the files of pages (`../pools.mdx#fees`) into links to their addresses. Reports missing
 * files.
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
  const reason = `The link leads to ${url}, which is not the file of a page. Correct the path, or link to the page's address.`
  report(file, place, reason, nearestFile(name, file))
  return url
}

/**
 * Files that a link may refer to, in this order.
 * @returns paths relative to the project's folder, with `/`
 */
function candidates(name: string, file: VFile): string[] {
  const here = path.posix.join(folderOf(file), name)
  const top = [path.posix.join(CONTENT, name), path.posix.normalize(name.replace(/^\//, ''))]
  if (name.startsWith('@site/')) return [path.posix.normalize(name.slice('@site/'.length))]
  if (name.startsWith('/')) return top
  return /^\.\.?\//.test(name) ? [here] : [here, ...top]
}

/** Whether this is the file of a page, compared by case even if the file system ignores it. */
function isPage(name: string, root: string) {
  if (!name.startsWith(`${CONTENT}/`) || !existsSync(path.join(root, name))) return false
  return readdirSync(path.join(root, path.dirname(name))).includes(path.basename(name))
}

/** Folder of the page, relative to the project's folder. */
const folderOf = (file: VFile) => path.posix.dirname(fileName(file))

/** The page's file that was probably meant, relative to the linking page. */
function nearestFile(name: string, file: VFile) {
  const files = listDocIds(path.join(file.cwd, CONTENT))
    .map(id => path.posix.relative(folderOf(file), `${CONTENT}/${id}.mdx`))
    .map(page => (page.startsWith('.') ? page : `./${page}`))
  return nearest(/^[./@]/.test(name) ? name : `./${name}`, files)
}
