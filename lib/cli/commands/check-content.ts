import { checkSettings } from '../../check/settings'
import { listDocIds } from '../../content/doc-files.mjs'
import { policyOf, reportFindings } from '../../content/severity'
import { counted } from '../../site/format'
import type { Policy } from '../../site/site-config'
import '../closed-output.mjs'
import { requireWritable } from '../writable'

// Reports every mistake in the pages, samples and settings. Run by `npm run build`, beside Next,
// and by `npm run check:content`.

async function checkPages() {
  const { writeRecords } = await import('../../pipeline/write-records')
  const { checkContent } = await import('../../check/content')
  return checkContent(await writeRecords())
}

requireWritable()
const mistakes = await checkSettings()
// Modules that import the sidebars cannot be loaded while these have mistakes.
const findings = mistakes.length > 0 ? mistakes : await checkPages()
const passes = reportFindings(findings)
const count = (policy: Policy) => findings.filter(({ rule }) => policyOf(rule) === policy).length
if (passes) {
  const warnings = counted(count('warn'), 'warning')
  console.log(
    `${counted(listDocIds().length, 'page')} of content/ checked: no mistakes, ${warnings}`,
  )
} else {
  const [where, unchecked] =
    mistakes.length > 0
      ? ['settings', ' The pages are checked once the settings are right.']
      : ['pages, samples and settings', '']
  console.error(
    `${counted(count('throw'), 'mistake')} in the ${where}. Correct each one where it is reported, then run 'npm run check:content' again.${unchecked}`,
  )
  process.exitCode = 1
}
