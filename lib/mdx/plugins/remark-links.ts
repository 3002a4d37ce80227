import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Position } from 'unist'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isExternal } from '../../site/hrefs'
import { decodeUrl, docPath } from '../../site/paths'
import { listDocIds } from '../doc-files.mjs'
import { nearest } from '../nearest'
import { isTag } from '../nodes'
import { report } from '../source'

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
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue
          if (typeof attribute.value !== 'string') continue
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
  const folder = path.relative(file.cwd, path.dirname(path.resolve(file.cwd, file.path)))
  const here = path.posix.join(folder.split(path.sep).join('/'), name)
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

/** The page's file that a link probably means, seen from its own page. */
function nearestFile(name: string, file: VFile) {
  const from = path.dirname(path.resolve(file.cwd, file.path))
  const content = path.join(file.cwd, CONTENT)
  const files = listDocIds(content)
    .map(id => path.relative(from, path.join(content, `${id}.mdx`)).replaceAll(path.sep, '/'))
    .map(page => (page.startsWith('.') ? page : `./${page}`))
  return nearest(/^[./@]/.test(name) ? name : `./${name}`, files)
}
