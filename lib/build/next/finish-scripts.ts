import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { earlyScript } from '../../client/early-script'
import { READY_EVENT } from '../../site/constants'
import { shortcuts } from '../../site/shortcuts'
import { htmlFiles } from '../export/pages'
import { contentPolicy, inlineScripts } from '../export/policy'
import { hashFiles, writeAsset } from './assets'
import { finishPage } from './finish-page'
import { runtimeScript } from './runtime'
import { splitScripts } from './scripts'

/**
 * Moves the scripts of all pages into files: what starts the framework, and each page's data. A
 * page's HTML is then what a reader sees and little else.
 * @param out folder of the export
 */
export function finishScripts(out: string): void {
  // Each page is read twice and not kept: those of a large site together are more than the memory.
  const pages = htmlFiles(out).map(name => path.join(out, `${name}.html`))
  const split = (file: string) => splitScripts(readFileSync(file, 'utf8'), inlineScripts)
  const scripts = namedByMost(pages, file => split(file).files)
  const integrity = hashFiles(out)
  const startCall = split(pages[0] ?? '').data.at(-1) ?? ''
  const ahead = scripts.filter(address => startCall.includes(path.basename(address)))
  const keys = Object.keys(shortcuts)
  const files = { scripts, ahead, integrity, ready: READY_EVENT, keys }
  const loader = writeAsset(out, '.js', runtimeScript(files))

  for (const file of pages) {
    const { html, data } = split(file)
    const finished = finishPage(html, {
      policy: contentPolicy(html),
      early: earlyScript,
      loader,
      data: writeAsset(out, '.js', data.join('\n;')),
      integrity,
    })
    writeFileSync(file, finished)
  }
}

/** What most of the pages name, each once. Other files are named by the data of their pages. */
function namedByMost(pages: string[], filesOf: (page: string) => string[]): string[] {
  const uses = new Map<string, number>()
  for (const page of pages) {
    for (const file of new Set(filesOf(page))) uses.set(file, (uses.get(file) ?? 0) + 1)
  }
  return [...uses].filter(([, count]) => count > pages.length / 2).map(([file]) => file)
}
