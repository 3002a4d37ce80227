import remarkComments from '@slorber/remark-comment'
import { toString as textOf } from 'hast-util-to-string'
import rehypeAutolinkHeadings, { type Options as AnchorOptions } from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { collectFacts } from './facts'
import rehypeEntries from './rehype/rehype-entries'
import rehypeHighlight from './rehype/rehype-highlight'
import rehypeImages from './rehype/rehype-images'
import { markChinese } from './rehype/rehype-languages'
import rehypeMath from './rehype/rehype-math'
import rehypeNames from './rehype/rehype-names'
import rehypeTables from './rehype/rehype-tables'
import rehypeToc from './rehype/rehype-toc'
import rehypeWordBreaks from './rehype/rehype-word-breaks'
import remarkAdmonitions from './remark/remark-admonitions'
import remarkApi from './remark/remark-api'
import remarkCompat from './remark/remark-compat'
import remarkData from './remark/remark-data'
import remarkErrors from './remark/remark-errors'
import remarkFrontMatter from './remark/remark-front-matter'
import remarkLinks from './remark/remark-links'
import remarkSafeContent from './remark/remark-safe-content'
import remarkSamples from './remark/remark-samples'
import remarkTabs from './remark/remark-tabs'
import remarkTerms from './remark/remark-terms'
import { checkCode } from './rules/code'
import { checkFences } from './rules/fences'
import { checkMarkdown } from './rules/markdown'
import { checkNesting } from './rules/nesting'

/** A plugin of unified for any options and trees. */
type AnyPlugin = (this: never, options: never) => unknown

/** A step between a page's MDX and its HTML. */
export type Step = {
  plugin: AnyPlugin
  options?: unknown
  /** name of the rule under which the plugin reports */
  rule?: string
  /** whether it only improves the output, and is skipped when the page is only checked or has errors */
  outputOnly?: boolean
}

const runs = (plugin: AnyPlugin, options?: unknown): Step => ({ plugin, options })

const reports = (rule: string, plugin: AnyPlugin): Step => ({ rule, plugin })

const outputOnly: typeof runs = (...args) => ({ ...runs(...args), outputOnly: true })

/** The steps from a page's MDX to its HTML, in order. */
export const remarkSteps = [
  reports('heading', remarkCompat),
  runs(remarkFrontmatter, 'yaml'),
  reports('front-matter', remarkFrontMatter),
  // A single tilde means 'about' or 'to': '1~2 to 3~4 units' has no strikethrough.
  runs(remarkGfm, { singleTilde: false }),
  runs(remarkMath),
  runs(remarkComments),
  reports('fence', () => checkFences),
  reports('markdown', () => checkMarkdown),
  reports('safe-content', remarkSafeContent),
  reports('admonitions', remarkAdmonitions),
  reports('sample', remarkSamples),
  reports('fence', () => checkCode),
  // Removes headings that are not members.
  reports('errors', remarkErrors),
  reports('api', remarkApi),
  reports('file-link', remarkLinks),
  outputOnly(remarkTerms),
  runs(remarkData),
  reports('tabs', remarkTabs),
]

/**
 * A link to itself in every heading of level 2 and below. `rehypeToc` keeps it out of the accessible name. A
 * summary, itself a control, has none.
 */
const anchors: AnchorOptions = {
  behavior: 'append',
  test: ({ tagName }, _, parent) =>
    /^h[2-6]$/.test(tagName) && !(parent && 'tagName' in parent && parent.tagName === 'summary'),
  content: [],
  properties: heading => ({
    className: ['hash-link'],
    ariaLabel: `Direct link to ${textOf(heading)}`,
  }),
}

export const rehypeSteps = [
  reports('nesting', () => checkNesting),
  reports('formula', rehypeMath),
  reports('image', rehypeImages),
  runs(rehypeSlug),
  outputOnly(rehypeNames),
  outputOnly(rehypeHighlight),
  outputOnly(() => markChinese),
  outputOnly(rehypeTables),
  outputOnly(rehypeWordBreaks),
  // Before headings get ids for their accessible names, which are not link targets.
  runs(() => collectFacts),
  reports('heading', rehypeToc),
  outputOnly(rehypeAutolinkHeadings, anchors),
  outputOnly(rehypeEntries),
]
