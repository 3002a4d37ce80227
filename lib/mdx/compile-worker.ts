import { watch } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { checkedPages, compiledPage, readSurroundings } from './compiled-pages'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

// Ready by the time that the first page is asked for.
import('./compile').catch(() => {})

let shown = ''
parentPort?.on('message', async ({ ids, id, text, port, end }) => {
  if (end) {
    // What has been asked for is still answered.
    parentPort?.close()
    watcher.close()
    return
  }
  if (id) shown = id
  const answer = ids ? checkedPages(ids) : compiledPage(id, readSurroundings(), text)
  port.postMessage(
    await answer.then(
      answer => ({ answer }),
      error => ({ error }),
    ),
  )
})

// While the bundler takes its time to ask for the page that an author edits.
const watcher = watch(CONTENT_FOLDER, { recursive: true }, (_, file) => {
  if (file && docId(file) === shown) compiledPage(shown).catch(() => {})
})
watcher.on('error', () => watcher.close())
