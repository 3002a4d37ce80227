import { once } from 'node:events'
import { watch } from 'node:fs'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { checkedPages, compiledPage, readSurroundings } from './compiled-pages.mjs'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/** @import { CheckedPage, CompiledPage } from './compile.mjs' */

// Compiles the pages of the development server, in a thread of its own: React follows each promise of
// the server, and a compilation makes many.

const thread = isMainThread ? new Worker(new URL(import.meta.url)) : undefined
thread?.unref()

/**
 * The page that is to be shown.
 * @param {string} id
 * @param {string} text of its file
 * @returns {Promise<CompiledPage>}
 */
export const compileInThread = (id, text) => ask({ id, text })

/**
 * What other pages hold.
 * @param {string[]} ids
 * @returns {Promise<CheckedPage[]>}
 */
export const checkInThread = ids => ask({ ids })

/** @param {object} request @returns {Promise<any>} */
async function ask(request) {
  const { port1, port2 } = new MessageChannel()
  thread?.postMessage({ ...request, port: port2 }, [port2])
  const [{ answer, error }] = await once(port1, 'message')
  port1.close()
  if (error) throw error
  return answer
}

function serve() {
  // Ready by the time that the first page is asked for.
  import('./compile.mjs').catch(() => {})
  let shown = ''
  parentPort?.on('message', async ({ ids, id, text, port }) => {
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
}

if (!isMainThread) serve()
