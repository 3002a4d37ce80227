import { once } from 'node:events'
import { watch } from 'node:fs'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { compiledPage } from './compiled-pages.mjs'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/** @import { CompiledPage } from './compile.mjs' */

// Compiles the pages of the development server, in a thread of its own: React follows each promise of
// the server, and a compilation makes many.

const thread = isMainThread ? new Worker(new URL(import.meta.url)) : undefined
thread?.unref()

/**
 * A page as its file is now.
 * @param {string} id
 * @returns {Promise<CompiledPage>}
 */
export async function compileInThread(id) {
  const { port1, port2 } = new MessageChannel()
  thread?.postMessage({ id, port: port2 }, [port2])
  const [{ page, error }] = await once(port1, 'message')
  port1.close()
  if (error) throw error
  return page
}

function serve() {
  // Ready by the time that the first page is asked for.
  import('./compile.mjs')
  let shown = ''
  parentPort?.on('message', async ({ id, port }) => {
    shown = id
    const answer = await compiledPage(id).then(
      page => ({ page }),
      error => ({ error }),
    )
    port.postMessage(answer)
  })
  // While the bundler takes its time to ask for the page that an author edits.
  watch(CONTENT_FOLDER, { recursive: true }, (_, file) => {
    if (file && docId(file) === shown) compiledPage(shown).catch(() => {})
  })
}

if (!isMainThread) serve()
