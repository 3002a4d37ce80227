import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
installPackages()
const { bin, node } = await import('./run.mjs')
const port = process.env.PORT ?? '3000'
process.exit(node([bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', port]) ? 0 : 1)
