import { spawn } from 'node:child_process'
import { bin, run, stop, track } from '../run.mjs'
import { readHost, readPort, requirePort } from '../serve'
import '../signals.mjs'
import { requireWritable } from '../writable'

const { port } = readPort()
requireWritable()
// Next does not report the line of a syntax error.
const { ok } = await run(process.execPath, ['--check', 'next.config.mjs'], { live: true })
if (!ok) stop('\nThe configuration of Next failed. The lines above say why.')
await requirePort(port)

const args = [bin('next'), 'dev', '--hostname', readHost(), '--port', String(port)]
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' as const }
const next = spawn(process.execPath, args, { stdio: 'inherit', env })
track(next)
next.on('exit', code => process.exit(code ?? 0))
