import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../lib/cli/build'
import { SiteCopy } from './site-copy'

/**
 * Builds the site once more with what is off by default switched on, and the other way round, so that both
 * are tested. Served on a port of its own (playwright.config.ts).
 */
const site = new SiteCopy('variant')
const CONFIG = 'lib/site/site-config.ts'
const SHELL_CONFIG = 'lib/site/shell-config.ts'
const AUTHORS_PAGE = 'content/markdown-page.mdx'

site.set(SHELL_CONFIG, 'respectPrefersColorScheme', 'true')
site.set(CONFIG, 'hideOnScroll', 'true')
site.set(SHELL_CONFIG, 'autoCollapseCategories', 'true')
site.set(
  CONFIG,
  'announcementBar',
  `{
    id: 'first',
    content: 'A <a href="/study">new</a> release',
    backgroundColor: '#7a1f3d',
    textColor: '#fff1f4',
  }`,
)
site.set(CONFIG, 'search', "'pagefind'")
site.set(CONFIG, 'editUrl', "'https://example.org/edit'")
site.set(CONFIG, 'reportUrl', "'https://example.org/issues/new'")
site.set(CONFIG, 'runSamples', 'false')

// Pages that fail on demand, are very long, show code or document what has no page: not for the
// published site.
const pages = ['crash', 'far', 'proved', 'price-impact']
for (const file of [...pages.map(name => `${name}.mdx`), 'crash.tsx', 'late-part.tsx']) {
  const folder = file.endsWith('.mdx') ? 'content' : 'components'
  cpSync(path.join(import.meta.dirname, 'variant', file), path.join(site.folder, folder, file))
}
cpSync(
  path.join(import.meta.dirname, 'variant/samples'),
  path.join(site.folder, 'samples/variant'),
  { recursive: true },
)
site.markTested('variant/a-folder-with-a-long-name/an-equally-long-name-of-a-file.ts')
const entries = ['markdown-page', ...pages].map(name => `'${name}'`)
site.replace('sidebars.config.ts', "'markdown-page'", entries.join(', '))
site.replace(
  'components/mdx/index.ts',
  /$/,
  "export { CrashButtons, LatePart, Lines } from '@/components/crash'\n",
)
// Behind the style sheet, which must stay the layout's first import.
site.replace(
  'app/layout.tsx',
  "import './globals.css'\n",
  "$&import { CrashingLayout } from '@/components/crash'\n",
)
site.replace('app/layout.tsx', '<ScrollableRegions />', '<CrashingLayout />$&')

// What is only warned of.
site.replace('sidebars.config.ts', "'markdown-page'", "'markdown-page', 'markdown-page'")
site.write(AUTHORS_PAGE, `${site.read(AUTHORS_PAGE)}\n[x](/study#nothing)\n[y](./nowhere.mdx)\n`)

site.replace('lib/site/redirects.ts', '= {\n', "$&'/former/address': '/study',\n")

const options = { cwd: site.folder, encoding: 'utf8' } as const
const { status, stdout, stderr } = spawnSync(process.execPath, buildArguments, options)
process.stdout.write(stdout + stderr)
// What authoring.variant.spec.ts reads.
site.write('build.log', stderr + stdout)
process.exitCode = status ?? 1
