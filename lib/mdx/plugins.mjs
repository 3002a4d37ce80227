import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { collectFacts } from './facts.mjs'
import rehypeAnchors from './plugins/rehype-anchors.mjs'
import rehypeCodeHtml from './plugins/rehype-code-html.mjs'
import rehypeEmptyHeaders from './plugins/rehype-empty-headers.mjs'
import rehypeHighlight from './plugins/rehype-highlight.mjs'
import rehypeImages from './plugins/rehype-images.mjs'
import rehypeLanguages from './plugins/rehype-languages.mjs'
import rehypeLinkAttributes from './plugins/rehype-link-attributes.mjs'
import rehypeMath from './plugins/rehype-math.mjs'
import rehypeReferenceTables from './plugins/rehype-reference-tables.mjs'
import rehypeTableNames from './plugins/rehype-table-names.mjs'
import rehypeToc from './plugins/rehype-toc.mjs'
import rehypeWordBreaks from './plugins/rehype-word-breaks.mjs'
import remarkAdmonitions from './plugins/remark-admonitions.mjs'
import remarkApi from './plugins/remark-api.mjs'
import remarkComments from './plugins/remark-comments.mjs'
import remarkCompat from './plugins/remark-compat.mjs'
import remarkFrontMatter from './plugins/remark-front-matter.mjs'
import remarkHeadingId from './plugins/remark-heading-id.mjs'
import remarkLinks from './plugins/remark-links.mjs'
import remarkNoBreak from './plugins/remark-no-break.mjs'
import remarkSafeContent from './plugins/remark-safe-content.mjs'
import remarkSamples from './plugins/remark-samples.mjs'
import remarkTabs from './plugins/remark-tabs.mjs'
import remarkTerms from './plugins/remark-terms.mjs'
import { treeRules } from './rules/index.mjs'

/**
 * A step between a page's MDX and its HTML.
 * @typedef {object} Step
 * @property {any} plugin
 * @property {object} [options]
 * @property {string} [rule] what mistakes are called that the plugin finds
 * @property {boolean} [draws] whether it is left out of a page that cannot be drawn
 */

/** @param {any} plugin @param {any} [options] @returns {Step} */
const reads = (plugin, options) => ({ plugin, options })

/** @param {string} rule @param {any} plugin @returns {Step} */
const checks = (rule, plugin) => ({ rule, plugin })

/** @param {any} plugin @param {any} [options] @returns {Step} */
const draws = (plugin, options) => ({ plugin, options, draws: true })

/** What happens to a page between its MDX and its HTML, in this order. */
export const remarkSteps = [
  checks('compat', remarkCompat),
  reads(remarkFrontmatter, 'yaml'),
  checks('front-matter', remarkFrontMatter),
  draws(remarkMdxFrontmatter, { name: 'frontmatter' }),
  reads(remarkGfm),
  reads(remarkMath),
  checks('comments', remarkComments),
  checks('safe-content', remarkSafeContent),
  checks('admonitions', remarkAdmonitions),
  checks('sample', remarkSamples),
  checks('heading-id', remarkHeadingId),
  checks('api', remarkApi),
  checks('file-link', remarkLinks),
  draws(remarkTerms),
  draws(remarkNoBreak),
  checks('tabs', remarkTabs),
]

export const rehypeSteps = [
  checks('formula', rehypeMath),
  ...Object.entries(treeRules).map(([name, rule]) => checks(name, () => rule)),
  checks('asset', rehypeImages),
  draws(rehypeHighlight),
  draws(rehypeLanguages),
  draws(rehypeCodeHtml),
  draws(rehypeReferenceTables),
  draws(rehypeEmptyHeaders),
  draws(rehypeWordBreaks),
  reads(rehypeSlug),
  checks('duplicate-id', rehypeToc),
  draws(rehypeTableNames),
  draws(rehypeAnchors),
  reads(() => collectFacts),
  draws(rehypeLinkAttributes),
]
