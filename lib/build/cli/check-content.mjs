import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { checkedPages } from '../../mdx/compiled-pages.mjs'

// Tells every mistake in the pages, samples and sidebars. Run by `npm run build`, before all else,
// and by `npm run check:content`.

const { values } = parseArgs({ options: { format: { type: 'string' } } })
const isGitHub = values.format === 'github' || process.env.GITHUB_ACTIONS === 'true'

// Before TypeScript's loader is there: it slows down the loading of the parser.
const pages = await checkedPages()
register()
const { checkContent } = await import('../../mdx/check/content')
const { policyOf } = await import('../../mdx/check/policies')
const { reportFindings } = await import('../../mdx/check/report')

const findings = checkContent(pages)
const passes = reportFindings(findings, isGitHub ? 'github' : 'text')
if (!passes) {
  const { length } = findings.filter(({ rule }) => policyOf(rule) === 'throw')
  console.error(
    `${length} ${length === 1 ? 'mistake' : 'mistakes'} in the pages, samples and sidebars. Mend each at its place, then run 'npm run check:content' again.`,
  )
  process.exitCode = 1
}
