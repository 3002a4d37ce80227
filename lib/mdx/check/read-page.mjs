/**
 * @import { Root } from 'hast'
 * @import { Plugin, Transformer } from 'unified'
 * @import { VFileMessage } from 'vfile-message'
 * @import { Finding } from './finding'
 */
import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { docPath } from '../../site/doc-path.mjs'
import { MAIN_ID } from '../../site/main-id.mjs'
import { loadPlugin } from '../load-plugins.mjs'
import { mdxOptions, rehypePlugins, remarkPlugins } from '../plugins.mjs'
import { visit } from '../visit.mjs'
import { component } from './rules/component.mjs'
import { headingLevel } from './rules/heading-level.mjs'
import { image } from './rules/image.mjs'
import { language } from './rules/language.mjs'

/** @typedef {{ href: string, line: number, column: number }} PageLink a link in the text of a page */

/**
 * What one page says, without a look at the others.
 * @typedef {object} CheckedPage
 * @property {string} file path of the file from the project's folder
 * @property {string} path address of the page
 * @property {string[]} ids
 * @property {PageLink[]} links
 * @property {Finding[]} findings
 */

const rules = { component, 'heading-level': headingLevel, image, language }

/**
 * What the plugins' findings are called; by default like the plugin.
 * @type {Record<string, string | undefined>}
 */
const ruleNames = {
  'remark-links': 'file-link',
  'remark-samples': 'sample',
  'rehype-images': 'asset',
  'rehype-math': 'formula',
  'rehype-toc': 'duplicate-id',
}

/** Plugins that only draw. */
const DRAWING =
  /rehype-(highlight|code-html|reference-tables|empty-headers|word-breaks|languages|anchors|link-attributes|plain-html)|remark-(mdx-frontmatter|terms|no-break)/

/** @param {[name: string, options: object][]} list @returns {Promise<any[]>} */
const plugins = list =>
  Promise.all(
    list
      .filter(([name]) => !DRAWING.test(name))
      .map(async ([name, options]) => [
        asRule(path.basename(name, '.mjs'), await loadPlugin(name)),
        /(remark-api|rehype-math)\.mjs$/.test(name) ? { ...options, checkOnly: true } : options,
      ]),
  )

/** @type {Promise<ReturnType<typeof createProcessor>> | undefined} */
let processor

/** The site's own plugins without those that draw, then the rules; nothing is left to compile. */
async function loadProcessor() {
  const results = { facts: collectFacts, nothing: () => () => ({ type: 'root', children: [] }) }
  return createProcessor({
    ...mdxOptions,
    remarkPlugins: await plugins(remarkPlugins),
    rehypePlugins: [
      ...(await plugins(rehypePlugins)),
      ...Object.entries(rules).map(([name, rule]) =>
        asRule(name, () => /** @type {Transformer} */ (/** @type {unknown} */ (rule))),
      ),
      .../** @type {any[]} */ (Object.values(results)),
    ],
  })
}

/**
 * Gives the findings of a plugin their rule's name. One that cannot go on does not keep the next
 * from looking.
 * @param {string} name
 * @param {Plugin} plugin
 * @returns {Plugin}
 */
function asRule(name, plugin) {
  return function (...options) {
    const transform = plugin.apply(this, options)
    if (!transform) return
    return async (tree, file) => {
      const known = file.messages.length
      try {
        return await /** @type {any} */ (transform)(tree, file)
      } catch (error) {
        if (!isMessage(error)) throw error
      } finally {
        for (const message of file.messages.slice(known)) {
          message.ruleId = ruleNames[name] ?? name.replace(/^(remark|rehype)-/, '')
        }
      }
    }
  }
}

/** @param {unknown} error @returns {error is VFileMessage} */
function isMessage(error) {
  return error instanceof Error && 'ruleId' in error
}

/** Notes the ids and links of a page beside its findings. */
function collectFacts() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    const ids = new Set([MAIN_ID])
    /** @type {PageLink[]} */
    const links = []
    visit(tree, node => {
      const properties = propertiesOf(node)
      if (typeof properties.id === 'string') ids.add(properties.id)
      const isLink = 'tagName' in node ? node.tagName === 'a' : 'name' in node && node.name === 'a'
      const place = node.position?.start
      // Links without a place are made by the build, from data.
      if (!isLink || !place || 'data-no-broken-link-check' in properties) return
      if (typeof properties.href !== 'string') return
      links.push({ href: properties.href, line: place.line, column: place.column })
    })
    file.data = { ids: [...ids], links }
  }
}

/** @param {Root | Root['children'][number]} node @returns {Record<string, unknown>} */
function propertiesOf(node) {
  if ('properties' in node) return node.properties
  if (!('attributes' in node)) return {}
  return Object.fromEntries(
    node.attributes.flatMap(attribute =>
      'name' in attribute ? [[attribute.name, attribute.value]] : [],
    ),
  )
}

/**
 * Reads one page once, for all rules.
 * @param {string} id path of its file under `content/`, without `.mdx`
 * @param {string} value
 * @returns {Promise<CheckedPage>}
 */
export async function readPage(id, value) {
  processor ??= loadProcessor()
  const pipeline = await processor
  const name = `content/${id}.mdx`
  const file = new VFile({ path: name, value })
  /** @type {Finding[]} */
  let syntax = []
  try {
    await pipeline.run(/** @type {any} */ (pipeline.parse(file)), file)
  } catch (error) {
    if (!isMessage(error)) throw error
    const { line = 1, column = 1, reason } = error
    const message = `${reason.replace(/\.?$/, '.')} Mend the tag or the braces; to show them as text, put them in backticks.`
    syntax = [{ file: name, line, column, rule: 'syntax', message }]
  }
  const { ids = [], links = [] } = /** @type {Partial<CheckedPage>} */ (file.data)
  const findings = file.messages.map(
    ({ line = 1, column = 1, ruleId = '', reason: message, expected }) => ({
      file: name,
      line,
      column,
      rule: ruleId,
      message,
      nearest: expected?.[0],
    }),
  )
  return { file: name, path: docPath(id), ids, links, findings: [...syntax, ...findings] }
}
