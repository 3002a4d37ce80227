import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import type { Plugin, Transformer } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { MAIN_ID } from '../main-id.mjs'
import { loadPlugin } from '../mdx/load-plugins.mjs'
import { mdxOptions, rehypePlugins, remarkPlugins } from '../mdx/plugins.mjs'
import { docPath } from '../sidebars'
import type { Finding } from './finding'
import { component } from './rules/component'
import { headingLevel } from './rules/heading-level'
import { image } from './rules/image'
import { language } from './rules/language'

/** A link in the text of a page. */
export type PageLink = { href: string; line: number; column: number }

/** What one page says, without a look at the others. */
export type CheckedPage = {
  /** Path of the file from the project's folder. */
  file: string
  /** Address of the page. */
  path: string
  ids: string[]
  links: PageLink[]
  findings: Finding[]
}

const rules = { component, 'heading-level': headingLevel, image, language }

/** What the plugins' findings are called; by default like the plugin. */
const ruleNames: Record<string, string | undefined> = {
  'remark-links': 'file-link',
  'remark-samples': 'sample',
  'rehype-images': 'asset',
  'rehype-math': 'formula',
  'rehype-toc': 'duplicate-id',
}

/** Plugins that only draw. */
const DRAWING =
  /rehype-(highlight|reference-tables|word-breaks|anchors)|remark-mdx-frontmatter|remark-no-break/

const plugins = (list: [name: string, options: object][]) =>
  Promise.all(
    list
      .filter(([name]) => !DRAWING.test(name))
      .map(async ([name, options]) => [
        asRule(path.basename(name, '.mjs'), await loadPlugin(name)),
        name.endsWith('remark-api.mjs') ? { ...options, checkOnly: true } : options,
      ]),
  )

let processor: Promise<ReturnType<typeof createProcessor>> | undefined

/** The site's own plugins without those that draw, then the rules; nothing is left to compile. */
async function loadProcessor() {
  const results = { facts: collectFacts, nothing: () => () => ({ type: 'root', children: [] }) }
  return createProcessor({
    ...mdxOptions,
    remarkPlugins: (await plugins(remarkPlugins)) as [],
    rehypePlugins: [
      ...(await plugins(rehypePlugins)),
      ...Object.entries(rules).map(([name, rule]) =>
        asRule(name, () => rule as unknown as Transformer),
      ),
      ...Object.values(results),
    ] as [],
  })
}

/**
 * Gives the findings of a plugin their rule's name. One that cannot go on does not keep the next
 * from looking.
 */
function asRule(name: string, plugin: Plugin): Plugin {
  return function (...options) {
    const transform = plugin.apply(this, options)
    if (!transform) return
    return async (tree, file) => {
      const known = file.messages.length
      try {
        return await (transform as (tree: unknown, file: VFile) => Promise<undefined>)(tree, file)
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

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'ruleId' in error
}

/** Notes the ids and links of a page beside its findings. */
function collectFacts() {
  return (tree: Root, file: VFile) => {
    const ids = new Set<string>([MAIN_ID])
    const links: PageLink[] = []
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

function propertiesOf(node: Root | Root['children'][number]): Record<string, unknown> {
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
 * @param id path of its file under `content/`, without `.mdx`
 */
export async function readPage(id: string, value: string): Promise<CheckedPage> {
  processor ??= loadProcessor()
  const pipeline = await processor
  const name = `content/${id}.mdx`
  const file = new VFile({ path: name, value })
  let syntax: Finding[] = []
  try {
    await pipeline.run(pipeline.parse(file) as never, file)
  } catch (error) {
    if (!isMessage(error)) throw error
    const { line = 1, column = 1, reason } = error
    const message = `${reason.replace(/\.?$/, '.')} Mend the tag or the braces; to show them as text, put them in backticks.`
    syntax = [{ file: name, line, column, rule: 'syntax', message }]
  }
  const { ids = [], links = [] } = file.data as Partial<CheckedPage>
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
