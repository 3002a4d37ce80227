import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../site/site-url.mjs'
import { readApiPages } from './reference/api-pages.mjs'

const folder = path.join(import.meta.dirname, 'plugins')

/**
 * Hash of the sources of the local plugins and of all that they import. It travels in their options,
 * since the bundler's cache keys a page by its plugins' options and would else export stale pages
 * after a plugin has changed.
 */
const version = hashOf(
  ['lib/mdx', 'lib/site'].flatMap(filesUnder).filter(file => file.endsWith('.mjs')),
)

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(path.resolve(file)))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} name a folder of the project */
function filesUnder(name) {
  const entries = readdirSync(name, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.resolve(entry.parentPath, entry.name))
}

/** What plugins read beside the page: also part of their options. */
const images = hashOf(filesUnder('public'))
const reference = hashOf(['lib/mdx/reference/api.json'])
const apiPages = readApiPages('content')
const pages = createHash('sha256').update(filesUnder('content').sort().join()).digest('hex')

/**
 * @param {string} name
 * @param {object} [options]
 * @returns {[string, object]} a plugin of this folder, by absolute path as the bundler wants it
 */
const local = (name, options) => [path.join(folder, `${name}.mjs`), { version, ...options }]

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
  local('remark-safe-content'),
  local('remark-admonitions'),
  local('remark-samples'),
  local('remark-heading-id'),
  local('remark-api', { reference, apiPages }),
  local('remark-links', { pages }),
  local('remark-terms', { glossary: hashOf(['lib/site/glossary.mjs']) }),
  local('remark-no-break'),
  local('remark-tabs'),
]

/** @type {[name: string, options: any][]} */
export const rehypePlugins = [
  local('rehype-math'),
  local('rehype-highlight'),
  local('rehype-languages'),
  local('rehype-code-html'),
  local('rehype-images', { images }),
  local('rehype-reference-tables'),
  local('rehype-empty-headers'),
  local('rehype-word-breaks'),
  ['rehype-slug', {}],
  local('rehype-toc'),
  local('rehype-table-names'),
  local('rehype-anchors'),
  local('rehype-link-attributes', { basePath }),
  local('rehype-plain-html'),
]

/** What the bundler and `compile` share beside the plugins: alignment as attribute, not as style. */
export const mdxOptions = { tableCellAlignToStyle: false }
