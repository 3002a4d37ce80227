import { spawn } from 'node:child_process'
import { readPort, requirePort } from '../serve'

/** The default of `chain/run.ts`, which reads PORT itself. */
const CHAIN_PORT = 8545

const { port, isSet } = readPort()
await requirePort(isSet ? port : CHAIN_PORT)
// `run()` does not forward signals, and the chain has to stop its node on Ctrl+C.
const chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
  cwd: 'samples',
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => chain.kill(signal))
}
chain.once('exit', code => process.exit(code ?? 1))
