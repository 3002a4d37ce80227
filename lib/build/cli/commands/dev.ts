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

const readHidden = () => JSON.stringify(readHiddenDocs(CONTENT_FOLDER).unlisted)

let hidden = readHidden()
let server = start()

function start(): ChildProcess {
  const args = [bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', String(port)]
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  child.on('exit', code => {
    if (readHidden() === hidden) process.exit(code ?? 0)
    hidden = readHidden()
    server = start()
  })
  return child
}

// Next hands the browser a copy of the list when it starts. Pages load themselves anew afterwards.
watch(CONTENT_FOLDER, { recursive: true }, () => readHidden() !== hidden && server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
