import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { CONTENT_FOLDER } from '../../../mdx/doc-files.mjs'
import { readHiddenDocs } from '../../../mdx/hidden-docs.mjs'
import { readPort } from '../port'
import { bin, stop } from '../run.mjs'
import { serve } from '../serve'

const { port } = readPort()
// Says the same as `npm start` when the port is taken.
const free = await serve({ port }).catch(error => stop(error.message))
free.server.close()

const readUnlisted = () => readHiddenDocs(CONTENT_FOLDER).unlisted.join()

/** Next reads once which pages are unlisted, so it is started anew when that changes. */
function start(): ChildProcess {
  const args = [bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', String(port)]
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  const unlisted = readUnlisted()
  let isStale = false
  const look = () => {
    if (readUnlisted() === unlisted) return
    isStale = true
    child.kill()
  }
  let timer: NodeJS.Timeout
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, () => {
    // Once all files of a change are there, or gone.
    clearTimeout(timer)
    timer = setTimeout(look, 200)
  })
  child.on('exit', code => {
    watcher.close()
    if (!isStale) process.exit(code ?? 0)
    server = start()
  })
  return child
}

let server = start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
