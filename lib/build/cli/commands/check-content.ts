import { parseArgs } from 'node:util'
import { checkedPages } from '../../../mdx/compiled-pages'

// Tells every mistake in the pages, samples, sidebars and settings. Run by `npm run build`, before all else,
// and by `npm run check:content`.

const { values } = parseArgs({ options: { format: { type: 'string' } } })
const isGitHub = values.format === 'github' || process.env.GITHUB_ACTIONS === 'true'

import { policyOf } from '../../../mdx/check/policies'
import { reportFindings } from '../../../mdx/check/report'
import { checkSidebarsFile } from '../../../mdx/check/sidebars-file'

const mistakes = await checkSidebarsFile()
// What imports the sidebars cannot be loaded while they are wrong.
const findings =
  mistakes.length > 0
    ? mistakes
    : (await import('../../../mdx/check/content')).checkContent(await checkedPages())
const passes = reportFindings(findings, isGitHub ? 'github' : 'text')
if (!passes) {
  const { length } = findings.filter(({ rule }) => policyOf(rule) === 'throw')
  console.error(
    `${length} ${length === 1 ? 'mistake' : 'mistakes'} in the pages, samples, sidebars and settings. Mend each at its place, then run 'npm run check:content' again.`,
  )
  process.exitCode = 1
}
