import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { scriptsArrived } from '../../client/load-failure-banner'
import { loadRuntime, type RuntimeFiles } from '../../client/runtime-loader.mjs'
import { READY_EVENT } from '../../site/constants'
import { shortcuts } from '../../site/shortcuts'
import { basePath } from '../../site/site-url.mjs'
import { htmlFiles, pageFiles } from '../export/pages'
import { contentPolicy, inlineScripts, integrityOf } from '../export/policy'
import { assetFile, finishPage, splitPage, writeAsset } from './output'

/**
 * Has all pages start the framework late, by one small script (`lib/client/runtime-loader.mjs`): a
 * page's HTML is then what a reader sees and little else. What React needs to know of a page is read
 * from the file that Next has written for navigation, `x.txt`.
 * @throws Error when Next writes pages in another way than these lines expect
 */
export function deferRuntime(out: string): void {
  const hashes = new Map<string, string>()
  const hashOf = (address: string) => {
    const hash = hashes.get(address) ?? integrityOf(readFileSync(assetFile(out, address)))
    hashes.set(address, hash)
    return hash
  }
  const read = (name: string) => {
    const html = readFileSync(path.join(out, `${name}.html`), 'utf8')
    return splitPage(html, inlineScripts)
  }
  // Those of a document. Data of other pages names what else they need.
  const { scripts, entry } = read(pageFiles(out).at(-1) ?? '')
  const files = {
    scripts: Object.fromEntries(scripts.map(address => [address, hashOf(address)])),
    entry,
    ready: READY_EVENT,
    keys: Object.keys(shortcuts),
  }
  const loader = writeAsset(out, '.js', runtimeScript(files))

  // One after another: all pages of a large site together are more than the memory.
  for (const name of htmlFiles(out)) {
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

/** The script that every page runs to start the framework when a reader needs it. */
export function runtimeScript(files: RuntimeFiles): string {
  const source = `${scriptsArrived};(${loadRuntime})(${JSON.stringify(files)})`
  return transformSync(source, { minify: true, target: 'es2022' }).code
}
