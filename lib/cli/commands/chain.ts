import { spawn } from 'node:child_process'
import { untilInstalled } from '../install.mjs'
import { track } from '../run.mjs'
import { readPort, requirePort } from '../serve'

/** The default of `chain/run.ts`, which reads PORT itself. */
const CHAIN_PORT = 8545

const { port, isSet } = readPort()
await requirePort(isSet ? port : CHAIN_PORT)
await untilInstalled('samples')
const chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
  cwd: 'samples',
  stdio: 'inherit',
})
track(chain)
chain.once('exit', code => process.exit(code ?? 1))
