import { once } from 'node:events'
import { watch } from 'node:fs'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { compiledPage, readSurroundings } from './compiled-pages.mjs'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/** @import { CompiledPage } from './compile.mjs' */

// Compiles the pages of the development server, in a thread of its own: React follows each promise of
// the server, and a compilation makes many.

const thread = isMainThread ? new Worker(new URL(import.meta.url)) : undefined
thread?.unref()

/**
 * A page as its file is now.
 * @param {string} id
 * @param {string} [text] of the page that is to be shown; others are asked for what they hold
 * @returns {Promise<CompiledPage>}
 */
export async function compileInThread(id, text) {
  const { port1, port2 } = new MessageChannel()
  thread?.postMessage({ id, text, port: port2 }, [port2])
  const [{ page, error }] = await once(port1, 'message')
  port1.close()
  if (error) throw error
  return page
}

function serve() {
  // Ready by the time that the first page is asked for.
  import('./compile.mjs').catch(() => {})
  let shown = ''
  parentPort?.on('message', async ({ id, text, port }) => {
    if (text !== undefined) shown = id
    const answer = await compiledPage(id, readSurroundings(), text).then(
      page => ({ page }),
      error => ({ error }),
    )
    port.postMessage(answer)
  })
  // While the bundler takes its time to ask for the page that an author edits.
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, (_, file) => {
    if (file && docId(file) === shown) compiledPage(shown).catch(() => {})
  })
  watcher.on('error', () => watcher.close())
}

if (!isMainThread) serve()
