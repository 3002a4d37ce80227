import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { knownAddressScript } from '../address-script'
import { listBrokenLinks } from '../check/content'
import { publicFiles } from '../check/targets'
import { listDocIds } from '../content'
import { lateStylesScript } from '../late-styles'
import { report } from '../report'
import { docPath } from '../sidebars'
import { siteConfig } from '../site-config'
import { describeLinks, findPlace } from './describe-links'
import { addHeadScript } from './head-script'
import { type BrokenLink, checkLinks } from './links'
import { pageFiles, readPages } from './pages'
import { writeSocialImages } from './social-images'
import { writeMarkdown } from './write-markdown'

// Finishes the export after `next build`: checks its links, then writes each page in both forms.

const OUT = path.join(process.cwd(), 'out')

/** Where the source of a link's page has it. */
function placeOf({ page, href }: BrokenLink): string {
  const id = listDocIds().find(candidate => docPath(candidate) === page)
  const file = id && `content/${id}.mdx`
  return findPlace(href, file, file ? readFileSync(file, 'utf8') : '')
}

const files = publicFiles()
const pages = readPages(OUT)
const { links, anchors } = checkLinks(pages, files)
// Links in the text of pages were told before the build, with line and column.
const told = links.length + anchors.length > 0 ? await listBrokenLinks() : new Set<string>()
const isNew = ({ page, href }: BrokenLink) => !told.has(`${page} ${href}`)
const results = [
  report(
    siteConfig.onBrokenAnchors,
    describeLinks(
      anchors.filter(isNew),
      placeOf,
      'no such heading. Correct it, or give the heading this {#id}.',
    ),
  ),
  report(
    siteConfig.onBrokenLinks,
    describeLinks(
      links.filter(isNew),
      placeOf,
      'no such page. Correct the address or add the page.',
    ),
  ),
]
if (results.includes(false)) process.exit(1)

for (const name of [...pageFiles(OUT), '404']) {
  const file = path.join(OUT, `${name}.html`)
  writeFileSync(file, addHeadScript(readFileSync(file, 'utf8'), lateStylesScript))
}

// Hosts that know no clean addresses answer /x with x/index.html, after a redirect to /x/.
for (const name of pageFiles(OUT).filter(page => page !== 'index')) {
  cpSync(path.join(OUT, `${name}.html`), path.join(OUT, name, 'index.html'))
}

// Next would repeat what the not-found page holds, here the list of all pages, in every page's data.
const notFound = path.join(OUT, '404.html')
const redirects = knownAddressScript(pages.map(page => page.path))
writeFileSync(notFound, addHeadScript(readFileSync(notFound, 'utf8'), redirects))

await writeMarkdown(OUT)
await writeSocialImages(OUT)

// Written last: tells `npm start` that the export is whole, and from which sources it was made.
cpSync(path.join(process.cwd(), '.next', 'BUILD_ID'), path.join(OUT, 'build-id.txt'))
