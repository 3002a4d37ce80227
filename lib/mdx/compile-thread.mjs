import { once } from 'node:events'
import { watch } from 'node:fs'
import { isMainThread, MessageChannel, parentPort, Worker } from 'node:worker_threads'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/** @import { Finding } from './check/finding' */

// Compiles and checks the pages of the development server, in a thread of its own: React follows each promise of
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
  const { compiledPage, readSurroundings } = await import('./compiled-pages')
  // Ready by the time that the first page is asked for.
  import('./compile').catch(() => {})

  let shown = ''
  // While the bundler takes its time to ask for the page that an author edits.
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, (_, file) => {
    if (file && docId(file) === shown) compiledPage(shown).catch(() => {})
  })
  watcher.on('error', () => watcher.close())

  /** @param {string} id @param {string} text */
  const open = async (id, text) => {
    const page = await compiledPage(id, readSurroundings(), text)
    // Loaded late, since it fails while the sidebars do.
    const { checkEditedPage } = await import('./check/edited-page')
    return { code: page.code, ...(await checkEditedPage(page, text)) }
  }

  parentPort?.on('message', async ({ id, text, port, end }) => {
    if (end) {
      // What has been asked for is still answered.
      parentPort?.close()
      watcher.close()
      return
    }
    shown = id
    const reply = await open(id, text).then(
      answer => ({ answer }),
      error => ({ error }),
    )
    port.postMessage(reply)
  })
}

/**
 * The page that is to be shown: its code, what stops the build, and what is only told.
 * @param {string} id
 * @param {string} text of its file
 * @returns {Promise<{ code: string, errors: Finding[], warnings: Finding[] }>}
 */
export async function openInThread(id, text) {
  const { port1, port2 } = new MessageChannel()
  thread ??= start()
  thread?.postMessage({ id, text, port: port2 }, [port2])
  const [{ answer, error }] = await once(port1, 'message')
  port1.close()
  if (error) throw error
  return answer
}
