import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
await installPackages()
const { bin, node } = await import('./run.mjs')
const { readPort } = await import('./port.mjs')
const port = String(readPort().port)
process.exit(node([bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', port]) ? 0 : 1)
