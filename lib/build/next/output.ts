import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { headScript } from '../../client/head-script'
import { basePath } from '../../site/site-url.mjs'
import { integrityOf } from '../export/policy'

// What is known of the way in which Next writes pages, beside `lib/client/runtime-loader.mjs`.

/** Next's folder of files that hosts may keep for ever, since their names change with their content. */
export const HASHED_FILES = '_next/static'
const FOLDER = `${HASHED_FILES}/site`
/** Next's name for a page's data as a whole, which browsers ask for as `x.txt`, and never by this. */
const DOUBLE = '__next._full.txt'

const CHARSET = /<meta charset="utf-8"\/?>/i
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g
const STYLE_SHEET_LINK = /<link rel="stylesheet"[^>]*>/g
/** Style sheets that no script and no reader waits for, if a page has some, and the end of the page. */
const END = /(<link rel="stylesheet"[^>]*>)*<\/body>/
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** What React meets where it has drawn a script. */
const EMPTY_BLOCK = '<script type="application/json"></script>'
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s
const ENTRY = /"TURBOPACK".*\.push\((\{.*\})\)/s

/** A file of the export: its address, and the hash by which browsers know that it is that file. */
export type Asset = { address: string; integrity: string }

/**
 * Writes a file that is named by its content.
 * @param extension with its dot
 */
export function writeAsset(out: string, extension: string, content: string): Asset {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16) + extension
  mkdirSync(path.join(out, FOLDER), { recursive: true })
  writeFileSync(path.join(out, FOLDER, name), content)
  return { address: `${basePath}/${FOLDER}/${name}`, integrity: integrityOf(content) }
}

/** The file of the export that an address names. */
export const assetFile = (out: string, address: string) =>
  path.join(out, address.slice(basePath.length))

/** Takes out of the export what is in it a second time and is not asked for: a seventh of its size. */
export function removeDoubles(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) === DOUBLE) rmSync(path.join(out, name))
  }
}

/** Addresses of the style sheets of a page, in their order. */
export function styleSheetsOf(html: string): string[] {
  return Array.from(html.matchAll(STYLE_SHEET), ([, address = '']) => address)
}

/**
 * Names style sheets in a page: those that hold its first paint up in the place of those that Next
 * has named, the others behind the page. React knows a style sheet by its address.
 */
export function linkStyles(html: string, head: string[], end: string[]): string {
  const links = (addresses: string[]) =>
    addresses
      .map(address => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`)
      .join('')
  let first = links(head)
  return html
    .replace(STYLE_SHEET_LINK, () => {
      const text = first
      first = ''
      return text
    })
    .replace('</body>', () => `${links(end)}</body>`)
}

/** A page without the scripts that Next has written, and what they were. */
type SplitPage = {
  html: string
  /** What React needs to know of the page. */
  data: string
  /** Addresses of the framework's files. */
  scripts: string[]
  /** What the bundler's runtime starts with, once all files that it names are there. */
  entry: unknown
}

/**
 * Takes the scripts out of an exported page, but for the inline ones in `kept` and the structured data.
 * @throws Error when the page runs a script of its own that is not in `kept`
 */
export function splitPage(source: string, kept: string[] = []): SplitPage {
  const page: SplitPage = { html: '', data: '', scripts: [], entry: undefined }
  page.html = source
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (script: string, attributes: string, code: string) => {
      if (attributes.includes('application/ld+json') || kept.includes(code)) return script
      if (attributes.includes('application/json')) return EMPTY_BLOCK
      const [, address] = /\bsrc="([^"]*)"/.exec(attributes) ?? []
      const [, text] = DATA.exec(code) ?? []
      const [, entry] = ENTRY.exec(code) ?? []
      if (text) page.data += JSON.parse(text)
      else if (entry) page.entry = JSON.parse(entry)
      // Those with `nomodule` are for browsers older than those of package.json.
      else if (address && !/\bnomodule\b/i.test(attributes)) page.scripts.push(address)
      else if (!address && !code.includes('self.__next_f')) {
        throw new Error(`An exported page runs a script that its policy does not allow: ${code}`)
      }
      return ''
    })
  return page
}

type PageFiles = {
  policy: string
  /** Starts the framework. */
  loader: Asset
  /** What React needs to know of this page. */
  data: Asset
  /** Hash of a file, by its address. */
  hashOf: (address: string) => string
}

/**
 * Gives a page whose scripts were taken out its policy and its own files, each with its hash.
 * @throws Error when the page is not one that Next has written, or lacks the script of its head
 */
export function finishPage(html: string, { policy, loader, data, hashOf }: PageFiles): string {
  // Behind the character set, which the policy's own text may need, and before all that it rules.
  const [charset] = CHARSET.exec(html) ?? []
  const inline = `<script>${headScript}</script>`
  if (!charset || !html.includes('</body>') || !html.includes(inline)) {
    throw new Error(
      'An exported page lacks its character set, the end of its body or the script of lib/client/head-script.ts.',
    )
  }
  const head = [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`, inline]
  const address = data.address.replaceAll('&', '&amp;')
  const end = `<script async src="${loader.address}" integrity="${loader.integrity}" data-page="${address}" data-integrity="${data.integrity}"></script>`
  return html
    .replace(STYLE_SHEET, (link, address) => `${link} integrity="${hashOf(address)}"`)
    .replace(inline, EMPTY_BLOCK)
    .replace(charset, () => head.join(''))
    .replace(END, rest => end + rest)
}
