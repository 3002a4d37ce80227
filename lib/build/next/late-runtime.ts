import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { earlyScript } from '../../client/early-script'
import { scriptsArrived } from '../../client/load-failure-banner'
import { loadRuntime, type RuntimeFiles } from '../../client/runtime-loader.mjs'
import { READY_EVENT } from '../../site/constants'
import { shortcuts } from '../../site/shortcuts'
import { basePath } from '../../site/site-url.mjs'
import { writeAsset } from '../export/assets'
import { htmlFiles, pageFiles } from '../export/pages'
import { contentPolicy, inlineScripts, integrityOf } from '../export/policy'

const CHARSET = /<meta charset="utf-8"\/?>/i
/** Style sheets that no script and no reader waits for, if a page has some, and the end of the page. */
const END = /(<link rel="stylesheet"[^>]*>)*<\/body>/
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** What React meets where it has drawn a script. */
const EMPTY_BLOCK = '<script type="application/json"></script>'
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s
/** Next's name for a page's data as a whole, which browsers ask for as `x.txt`, and never by this. */
const DOUBLE = '__next._full.txt'
const ENTRY = /"TURBOPACK".*\.push\((\{.*\})\)/s

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

/**
 * Has all pages start the framework late, by one small script (`lib/client/runtime-loader.mjs`): a
 * page's HTML is then what a reader sees and little else. What React needs to know of a page is read
 * from the file that Next has written for navigation, `x.txt`.
 * @param out folder of the export
 * @throws Error when Next writes pages in another way than these lines expect
 */
export function deferRuntime(out: string): void {
  const hashes = new Map<string, string>()
  const hashOf = (address: string) => {
    const file = path.join(out, address.slice(basePath.length))
    const hash = hashes.get(address) ?? integrityOf(readFileSync(file))
    hashes.set(address, hash)
    return hash
  }
  const names = htmlFiles(out)
  const read = (name: string) => {
    const html = readFileSync(path.join(out, `${name}.html`), 'utf8')
    return splitPage(html, inlineScripts)
  }
  // Those of a document. Data of other pages names what else they need.
  const { scripts, entry } = read(pageFiles(out).at(-1) ?? '')
  const loader = writeAsset(
    out,
    '.js',
    runtimeScript({
      scripts: Object.fromEntries(scripts.map(address => [address, hashOf(address)])),
      entry,
      ready: READY_EVENT,
      keys: Object.keys(shortcuts),
    }),
  )

  // One after another: all pages of a large site together are more than the memory.
  for (const name of names) {
    const { html, data } = read(name)
    const file = `${name === '404' ? '_not-found' : name}.txt`
    if (!existsSync(path.join(out, file)) || readFileSync(path.join(out, file), 'utf8') !== data) {
      throw new Error(
        `${file} is not what Next has written into ${name}.html: lib/build/next/ does not fit this version of Next.`,
      )
    }
    const text = { address: encodeURI(`${basePath}/${file}`), integrity: integrityOf(data) }
    const page = finishPage(html, { policy: contentPolicy(html), loader, data: text, hashOf })
    writeFileSync(path.join(out, `${name}.html`), page)
  }
}

/** Takes out of the export what is in it a second time and is not asked for: a seventh of its size. */
export function removeDoubles(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) === DOUBLE) rmSync(path.join(out, name))
  }
}

/** The script that every page runs to start the framework when a reader needs it. */
export function runtimeScript(files: RuntimeFiles): string {
  const source = `${scriptsArrived};(${loadRuntime})(${JSON.stringify(files)})`
  return transformSync(source, { minify: true, target: 'es2022' }).code
}

type Asset = { address: string; integrity: string }

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
 * @throws Error when the page is not one that Next has written, or lacks the early script
 */
export function finishPage(html: string, { policy, loader, data, hashOf }: PageFiles): string {
  // Behind the character set, which the policy's own text may need, and before all that it rules.
  const [charset] = CHARSET.exec(html) ?? []
  const inline = `<script>${earlyScript}</script>`
  if (!charset || !html.includes('</body>') || !html.includes(inline)) {
    throw new Error(
      'An exported page lacks its character set, the end of its body or the script of lib/client/early-script.ts.',
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
