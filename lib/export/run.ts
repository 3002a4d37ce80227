import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from '../cli/source-hash.mjs'
import { listDocIds } from '../content'
import { report } from '../report'
import { routes } from '../routes'
import { docPath } from '../sidebars'
import { siteConfig } from '../site-config'
import { describeLinks, findPlace } from './describe-links'
import { type BrokenLink, checkLinks } from './links'
import { addRedirects } from './not-found'
import { pageFiles, readPages } from './pages'

/**
 * Finishes the export after `next build`: checks its links, then writes each page in both forms.
 */
const OUT = path.join(process.cwd(), 'out')
const PUBLIC = path.join(process.cwd(), 'public')

/** Where the source of a link's page has it. */
function placeOf({ page, href }: BrokenLink): string {
  const id = listDocIds().find(candidate => docPath(candidate) === page)
  const file = id && `content/${id}.mdx`
  return findPlace(href, file, file ? readFileSync(file, 'utf8') : '')
}

const publicFiles = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
const files = new Set(publicFiles.map(file => `/${file.split(path.sep).join('/')}`))
const { links, anchors } = checkLinks(readPages(OUT), files)
const results = [
  report(
    siteConfig.onBrokenAnchors,
    describeLinks(anchors, placeOf, 'no such heading. Correct it, or give the heading this {#id}.'),
  ),
  report(
    siteConfig.onBrokenLinks,
    describeLinks(links, placeOf, 'no such page. Correct the address or add the page.'),
  ),
]
if (results.includes(false)) process.exit(1)

// Hosts that know no clean addresses answer /x with x/index.html, after a redirect to /x/.
for (const name of pageFiles(OUT).filter(page => page !== 'index')) {
  cpSync(path.join(OUT, `${name}.html`), path.join(OUT, name, 'index.html'))
}

const NOT_FOUND = path.join(OUT, '404.html')
writeFileSync(NOT_FOUND, addRedirects(readFileSync(NOT_FOUND, 'utf8'), [...routes.keys()]))

// Written last: tells `npm start` that the export is whole, and from which sources it was made.
writeFileSync(path.join(OUT, 'build-id.txt'), sourceHash())
