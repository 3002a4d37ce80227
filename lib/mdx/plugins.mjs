import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname

/**
 * Hash of the local plugins' sources. It travels in their options, since the bundler's cache keys a
 * page by its plugins' options and would else export stale pages after a plugin has changed.
 */
const version = hashOf(readdirSync(folder).filter(file => file.endsWith('.mjs')))

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} name
 * @returns {[string, object]} a plugin of this folder, by absolute path as the bundler wants it
 */
const local = name => [path.join(folder, `${name}.mjs`), { version }]

/**
 * What happens to a page between its MDX and its HTML, in this order.
 * @type {[name: string, options: any][]}
 */
export const remarkPlugins = [
  local('remark-compat'),
  ['remark-frontmatter', 'yaml'],
  local('remark-front-matter'),
  ['remark-mdx-frontmatter', { name: 'frontmatter' }],
  ['remark-gfm', {}],
  ['remark-math', {}],
  local('remark-comments'),
  local('remark-admonitions'),
  local('remark-heading-id'),
  local('remark-links'),
  local('remark-no-break'),
]

/** @type {[name: string, options: any][]} */
export const rehypePlugins = [
  local('rehype-math'),
  local('rehype-highlight'),
  local('rehype-reference-tables'),
  local('rehype-word-breaks'),
  ['rehype-slug', {}],
  local('rehype-toc'),
  local('rehype-anchors'),
]

/** What the bundler and `compile` share beside the plugins: alignment as attribute, not as style. */
export const mdxOptions = { tableCellAlignToStyle: false }
