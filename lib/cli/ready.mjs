import './node-version.mjs'

// Prepares for a tool that a script of `package.json` runs directly.
const { installPackages } = await import('./install.mjs')
await installPackages()
