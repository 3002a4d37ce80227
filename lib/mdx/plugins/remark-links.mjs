/**
 * @import { Root } from 'mdast'
 * @import { VFile } from 'vfile'
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { docPath } from '../../site/doc-path.mjs'
import { nearest } from '../nearest.mjs'
import { report } from '../source.mjs'
import { visit } from '../visit.mjs'

const MARKDOWN = /^(?<name>[^?#]+\.mdx?)(?<rest>[?#].*)?$/
const EXTERNAL = /^([a-z][a-z\d+.-]*:|\/\/)/i
const CONTENT = 'content'

/**
 * Turns links to the files of pages (`../pools.mdx#fees`) into links to their addresses. A file that
 * does not exist is reported and its link left as it is.
 */
export default function remarkLinks() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, node => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = resolve(node.url, file, node.position)
      } else if (
        (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
        node.name === 'a'
      ) {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue
          if (typeof attribute.value !== 'string') continue
          attribute.value = resolve(attribute.value, file, node.position)
        }
      }
    })
  }
}

/**
 * @param {string} url
 * @param {VFile} file
 * @param {import('unist').Position | undefined} place
 */
function resolve(url, file, place) {
  const { name, rest = '' } = url.match(MARKDOWN)?.groups ?? {}
  if (!name || EXTERNAL.test(url)) return url
  const found = candidates(decode(name), file).find(candidate => isPage(candidate, file.cwd))
  if (found) return docPath(found.slice(CONTENT.length + 1).replace(/\.mdx?$/, '')) + rest
  const reason = `The link leads to ${url}, which is no page's file. Correct the path, or link to the page's address.`
  report(file, place, reason, nearestFile(name, file))
  return url
}

/**
 * The files that a link may mean, in this order.
 * @param {string} name
 * @param {VFile} file
 * @returns {string[]} paths from the project's folder, with `/`
 */
function candidates(name, file) {
  const folder = path.relative(file.cwd, path.dirname(path.resolve(file.cwd, file.path)))
  const here = path.posix.join(folder.split(path.sep).join('/'), name)
  const top = [path.posix.join(CONTENT, name), path.posix.normalize(name.replace(/^\//, ''))]
  if (name.startsWith('@site/')) return [path.posix.normalize(name.slice('@site/'.length))]
  if (name.startsWith('/')) return top
  return /^\.\.?\//.test(name) ? [here] : [here, ...top]
}

/**
 * Whether a page has this file, in the same case also where the file system does not care.
 * @param {string} name
 * @param {string} root
 */
function isPage(name, root) {
  if (!name.startsWith(`${CONTENT}/`) || !existsSync(path.join(root, name))) return false
  return readdirSync(path.join(root, path.dirname(name))).includes(path.basename(name))
}

/**
 * The page's file that a link probably means, seen from its own page.
 * @param {string} name
 * @param {VFile} file
 */
function nearestFile(name, file) {
  const from = path.dirname(path.resolve(file.cwd, file.path))
  const files = readdirSync(path.join(file.cwd, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(page =>
      path
        .relative(from, path.join(file.cwd, CONTENT, page))
        .split(path.sep)
        .join('/'),
    )
    .map(page => (page.startsWith('.') ? page : `./${page}`))
  return nearest(/^[./@]/.test(name) ? name : `./${name}`, files)
}

/** @param {string} name */
function decode(name) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
