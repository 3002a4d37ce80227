/**
 * @import { Root } from 'mdast'
 * @import { VFileMessage } from 'vfile-message'
 * @import { Finding } from './check/finding'
 * @import { PageLink } from './facts.mjs'
 * @import { ApiPages } from './reference/api-pages.mjs'
 * @import { Step } from './plugins.mjs'
 */
import { createProcessor } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { docPath } from '../site/doc-path.mjs'
import { rehypeSteps, remarkSteps } from './plugins.mjs'

/**
 * All that anybody asks of a page, from one compilation.
 * @typedef {object} CompiledPage
 * @property {string} file path of the file from the project's folder
 * @property {string} path address of the page
 * @property {string[]} ids
 * @property {PageLink[]} links
 * @property {Finding[]} findings
 * @property {string} tree its content before it becomes HTML, as JSON of a Markdown tree
 * @property {string} code body of a function that takes React's runtime and the page's components, and
 *   gives the page's module; empty where a mistake leaves nothing to draw
 */

/**
 * A page without what is drawn of it: many are in memory together.
 * @typedef {Omit<CompiledPage, 'code' | 'tree'>} CheckedPage
 */

/** Options of `compile` of `@mdx-js/mdx` for a page of this site. */
export const mdxOptions = {
  // Alignment as attribute, not as style.
  tableCellAlignToStyle: false,
  outputFormat: /** @type {const} */ ('function-body'),
  providerImportSource: 'mdx-components',
  remarkPlugins: [...remarkSteps.map(toPlugin), () => keepTree],
  rehypePlugins: [...rehypeSteps.map(toPlugin), () => dropFaulty],
}

/**
 * A plugin that gives its findings their rule's name. One that cannot go on does not keep the next
 * from looking, but nothing is drawn any more.
 * @param {Step} step
 * @returns {any}
 */
function toPlugin({ plugin, options, rule, draws }) {
  return function () {
    // @ts-expect-error unified calls plugins with the processor as `this`
    const transform = plugin.call(this, options)
    if (!transform) return
    return async (/** @type {any} */ tree, /** @type {VFile} */ file) => {
      if (draws && isFaulty(file)) return
      const known = file.messages.length
      try {
        return await transform(tree, file)
      } catch (error) {
        if (!isMessage(error)) throw error
      } finally {
        for (const message of file.messages.slice(known)) message.ruleId = rule
      }
    }
  }
}

/** @param {VFile} file */
const isFaulty = file => file.messages.some(({ fatal }) => fatal)

/** @param {unknown} error @returns {error is VFileMessage} */
const isMessage = error => error instanceof Error && 'ruleId' in error

/** @param {Root} tree @param {VFile} file */
function keepTree(tree, file) {
  const isOfNoUse = (/** @type {string} */ key) => key === 'position' || key === 'estree'
  file.data.tree = JSON.stringify(tree, (key, value) => (isOfNoUse(key) ? undefined : value))
}

/** @param {Root} _ @param {VFile} file @returns {Root | undefined} */
function dropFaulty(_, file) {
  if (isFaulty(file)) return { type: 'root', children: [] }
}

const processor = createProcessor(mdxOptions)

/**
 * Compiles and checks a page.
 * @param {string} id path of its file under `content/`, without `.mdx`
 * @param {string} value text of the file
 * @param {ApiPages} apiPages
 * @returns {Promise<CompiledPage>}
 */
export async function compile(id, value, apiPages) {
  const name = `content/${id}.mdx`
  const file = new VFile({ path: name, value, data: { apiPages } })
  /** @type {Finding[]} */
  let syntax = []
  try {
    await processor.process(file)
  } catch (error) {
    if (!isMessage(error)) throw new Error(`${name} cannot be compiled: ${error}`, { cause: error })
    const { line = 1, column = 1, reason } = error
    const message = `${reason.replace(/\.?$/, '.')} Mend the tag or the braces; to show them as text, put them in backticks.`
    syntax = [{ file: name, line, column, rule: 'syntax', message }]
  }
  const { ids = [], links = [], tree = '' } = /** @type {Partial<CompiledPage>} */ (file.data)
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
  return {
    file: name,
    path: docPath(id),
    ids,
    links,
    findings: [...syntax, ...findings],
    tree,
    code: syntax.length > 0 || isFaulty(file) ? '' : String(file),
  }
}
