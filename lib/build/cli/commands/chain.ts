import { spawn } from 'node:child_process'
import { readPort } from '../serve'

// Validates PORT; the chain reads it and has its own default.
readPort()
// `run()` does not forward signals, and the chain has to stop its node on Ctrl+C.
const chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
  cwd: 'samples',
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => chain.kill(signal))
}
chain.once('exit', code => process.exit(code ?? 1))
