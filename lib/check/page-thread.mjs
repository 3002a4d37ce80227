/**
 * @import { CheckedPage } from './read-page.mjs'
 * @import { Source } from './read-pages.mjs'
 */
import { parentPort, workerData } from 'node:worker_threads'
import { readPage } from './read-page.mjs'

// A thread of `readPages`.

/** @type {{ sources: Source[], taken: Int32Array }} */
const { sources, taken } = workerData

/** @type {Record<string, CheckedPage>} */
const pages = {}
for (;;) {
  const source = sources[Atomics.add(taken, 0, 1)]
  if (!source) break
  pages[source.key] = await readPage(source.id, source.text)
}
parentPort?.postMessage(pages)
