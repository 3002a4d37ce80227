import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
await installPackages('samples')

const { spawn } = await import('node:child_process')
// Not `node()`, which waits without hearing Ctrl+C: the chain has to end its node first.
const chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
  cwd: 'samples',
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => chain.kill(signal))
}
chain.once('exit', code => process.exit(code ?? 1))
