import { spawn } from 'node:child_process'
import { readPort } from '../serve'

// The chain, which reads it, has a usual one of its own.
readPort()
// Not `run()`, which does not hear Ctrl+C: the chain has to end its node first.
const chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
  cwd: 'samples',
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => chain.kill(signal))
}
chain.once('exit', code => process.exit(code ?? 1))
