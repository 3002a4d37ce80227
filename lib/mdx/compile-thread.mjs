import { once } from 'node:events'
import { watch } from 'node:fs'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/** @import { CheckedPage, CompiledPage } from './compile' */

// Compiles the pages of the development server, in a thread of its own: React follows each promise of
// the server, and a compilation makes many.
let thread = isMainThread ? start() : await serve()

/** @returns {Worker | undefined} */
function start() {
  const worker = new Worker(new URL(import.meta.url))
  // The server must be able to end.
  worker.unref()
  return worker
}

/** Gives way to a thread that loads what was edited: the glossary, admonitions, settings. */
function leave() {
  thread?.postMessage({ end: true })
  thread = undefined
}

if (isMainThread) {
  watch('lib', { recursive: true, persistent: false }, leave)
  watch('.', { persistent: false }, (_, file) => file === 'sidebars.config.ts' && leave())
}

async function serve() {
  const { register } = await import('tsx/esm/api')
  register()
  const { checkedPages, compiledPage, readSurroundings } = await import('./compiled-pages')
  // Ready by the time that the first page is asked for.
  import('./compile').catch(() => {})

  let shown = ''
  // While the bundler takes its time to ask for the page that an author edits.
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, (_, file) => {
    if (file && docId(file) === shown) compiledPage(shown).catch(() => {})
  })
  watcher.on('error', () => watcher.close())

  parentPort?.on('message', async ({ ids, id, text, port, end }) => {
    if (end) {
      // What has been asked for is still answered.
      parentPort?.close()
      watcher.close()
      return
    }
    if (id) shown = id
    const page = ids ? checkedPages(ids) : compiledPage(id, readSurroundings(), text)
    const reply = await page.then(
      answer => ({ answer }),
      error => ({ error }),
    )
    port.postMessage(reply)
  })
}

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
  thread ??= start()
  thread?.postMessage({ ...request, port: port2 }, [port2])
  const [{ answer, error }] = await once(port1, 'message')
  port1.close()
  if (error) throw error
  return answer
}
