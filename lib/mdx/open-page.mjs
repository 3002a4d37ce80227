import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'

/** @import { Opened } from './open-page-worker.mjs' */

// In a thread of its own: React follows each promise of the server, and a compilation makes many.
const worker = new Worker(new URL('./open-page-worker.mjs', import.meta.url))
worker.unref()

/**
 * Checks and compiles a page of the development server, as its file is now.
 * @param {string} id
 * @returns {Promise<string>} body of a function that takes React's runtime and gives the page's module
 * @throws Error with what `npm run check:content` would say of the page and what stops the build; the
 *   terminal tells what does not
 */
export async function openPage(id) {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ id, port: port2 }, [port2])
  const message = /** @type {Promise<[Opened]>} */ (once(port1, 'message'))
  const [{ code, warnings, errors }] = await message
  port1.close()
  for (const warning of warnings) console.warn(warning)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return code
}
