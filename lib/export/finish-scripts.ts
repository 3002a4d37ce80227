import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { READY_EVENT } from '../constants'
import { earlyScript } from '../early-script'
import { hashFiles, writeAsset } from './assets'
import { finishPage } from './finish-page'
import { htmlFiles } from './pages'
import { contentPolicy, inlineScripts } from './policy'
import { runtimeScript } from './runtime'
import { splitScripts } from './scripts'

/**
 * Moves the scripts of all pages into files: what starts the framework, and each page's data. A
 * page's HTML is then what a reader sees and little else.
 * @param out folder of the export
 */
export function finishScripts(out: string): void {
  const pages = htmlFiles(out).map(name => {
    const file = path.join(out, `${name}.html`)
    const split = splitScripts(readFileSync(file, 'utf8'), inlineScripts)
    return { file, ...split }
  })
  const scripts = commonIn(pages.map(({ files }) => files))
  const integrity = hashFiles(out)
  const startCall = pages[0]?.data.at(-1) ?? ''
  const ahead = scripts.filter(address => startCall.includes(path.basename(address)))
  const files = { scripts, ahead, integrity, ready: READY_EVENT }
  const loader = writeAsset(out, '.js', runtimeScript(files))

  for (const { file, html, data } of pages) {
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

/** What is in most of the lists, each once. Other files are named by the data of their pages. */
function commonIn(lists: string[][]): string[] {
  const isCommon = (item: string) =>
    lists.filter(list => list.includes(item)).length > lists.length / 2
  return [...new Set(lists.flat())].filter(isCommon)
}
