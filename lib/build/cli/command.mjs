import './node-version.mjs'
import './settings.mjs'

// Runs a command of `package.json`: `commands/NAME.ts`, or another file of the project. What is loaded before
// the packages are installed is JavaScript.
const { installPackages } = await import('./install.mjs')
await installPackages()
const { register } = await import('tsx/esm/api')
register()
await import('./loading-errors.ts')
const [name = ''] = process.argv.splice(2, 1)
await import(name.includes('/') ? `../../../${name}` : `./commands/${name}.ts`)
