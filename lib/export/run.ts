import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from '../cli/source-hash.mjs'
import { listDocIds } from '../content'
import { routes } from '../routes'
import { docPath } from '../sidebars'
import { type BrokenLink, checkLinks } from './links'
import { addRedirects } from './not-found'
import { pageFiles, readPages } from './pages'

/**
 * Finishes the export after `next build`: checks its links, then writes each page in both forms.
 */
const OUT = path.join(process.cwd(), 'out')
const PUBLIC = path.join(process.cwd(), 'public')

/** `content/x.mdx:12` where a page's source has the link; the page's address for a link around it. */
function sourceOf({ page, href }: BrokenLink): string {
  const id = listDocIds().find(candidate => docPath(candidate) === page)
  if (!id) return page
  const lines = readFileSync(path.join('content', `${id}.mdx`), 'utf8').split('\n')
  const index = lines.findIndex(line => line.includes(href))
  return index < 0 ? page : `content/${id}.mdx:${index + 1}`
}

const publicFiles = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
const files = new Set(publicFiles.map(file => `/${file.split(path.sep).join('/')}`))
const { links, anchors } = checkLinks(readPages(OUT), files)
for (const anchor of anchors) {
  const mend = 'Correct it, or give the heading this {#id}.'
  console.warn(`warning: ${sourceOf(anchor)} links to ${anchor.href}: no such heading. ${mend}`)
}
for (const link of links) {
  const mend = 'Correct the address or add the page.'
  console.error(`error: ${sourceOf(link)} links to ${link.href}: no such page. ${mend}`)
}
if (links.length > 0) process.exit(1)

// Hosts that know no clean addresses answer /x with x/index.html, after a redirect to /x/.
for (const name of pageFiles(OUT).filter(page => page !== 'index')) {
  cpSync(path.join(OUT, `${name}.html`), path.join(OUT, name, 'index.html'))
}

const NOT_FOUND = path.join(OUT, '404.html')
writeFileSync(NOT_FOUND, addRedirects(readFileSync(NOT_FOUND, 'utf8'), [...routes.keys()]))

// Written last: tells `npm start` that the export is whole, and from which sources it was made.
writeFileSync(path.join(OUT, 'build-id.txt'), sourceHash())
