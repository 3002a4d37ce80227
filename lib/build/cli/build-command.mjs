import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
await installPackages()
const { build } = await import('./build.mjs')
process.exit(build() ? 0 : 1)
