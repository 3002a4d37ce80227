import { policyOf, reportFindings } from '../../../mdx/check/policies'
import { checkSidebarsFile } from '../../../mdx/check/sidebars-file'
import { checkedPages } from '../../../mdx/compiled-pages'
import type { Policy } from '../../../site/site-config'
import { counted } from '../counted'
import { stop } from '../run.mjs'

// Tells every mistake in the pages, samples, sidebars and settings. Run by `npm run build`, before all else,
// and by `npm run check:content`.

const GITHUB = '--format github'

const options = process.argv.slice(2).join(' ').replace('=', ' ')
if (options && options !== GITHUB)
  stop(`There is no option '${options}'. Leave it out, or write '${GITHUB}'.`)
const isGitHub = options === GITHUB || process.env.GITHUB_ACTIONS === 'true'

const mistakes = await checkSidebarsFile()
// What imports the sidebars cannot be loaded while they are wrong.
const pages = mistakes.length > 0 ? [] : await checkedPages()
const findings =
  mistakes.length > 0 ? mistakes : (await import('../../../mdx/check/content')).checkContent(pages)
const passes = reportFindings(findings, isGitHub ? 'github' : 'text')
const numberOf = (policy: Policy) => findings.filter(({ rule }) => policyOf(rule) === policy).length
if (passes) {
  const warnings = counted(numberOf('warn'), 'warning')
  console.log(`${counted(pages.length, 'page')} of content/ checked: no mistakes, ${warnings}`)
} else {
  console.error(
    `${counted(numberOf('throw'), 'mistake')} in the pages, samples, sidebars and settings. Mend each at its place, then run 'npm run check:content' again.`,
  )
  process.exitCode = 1
}
