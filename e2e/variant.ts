import { spawnSync } from 'node:child_process'
import { SiteCopy, siteBuildArguments } from './site-copy'

/**
 * Builds the site once more with every capability that is off by default switched on, so that each
 * is tested and none skipped. Served on a port of its own (playwright.config.ts).
 */
const site = new SiteCopy('variant')
const CONFIG = 'lib/site-config.ts'

site.replace(CONFIG, 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true')
site.replace(CONFIG, 'hideOnScroll: false', 'hideOnScroll: true')
site.replace(CONFIG, 'autoCollapseCategories: false', 'autoCollapseCategories: true')
site.replace(
  CONFIG,
  'announcementBar: undefined',
  "announcementBar: { id: 'first', content: 'A <a href=\"/study\">new</a> release' }",
)

const { status } = spawnSync(process.execPath, siteBuildArguments, {
  cwd: site.folder,
  stdio: 'inherit',
})
process.exit(status ?? 1)
