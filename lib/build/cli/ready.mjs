import './node-version.mjs'

// Makes a machine ready for a tool that `package.json` runs by itself.
const { installPackages } = await import('./install.mjs')
await installPackages()
