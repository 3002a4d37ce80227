import './node-version.mjs'
import './settings.mjs'

// Runs a command of `package.json`, `commands/NAME.ts` or another file of the project, on a machine that may
// have nothing but Node: the files that are loaded before the packages are there are no TypeScript.
const { installPackages } = await import('./install.mjs')
await installPackages()
const { register } = await import('tsx/esm/api')
register()
const [name = ''] = process.argv.splice(2, 1)
await import(name.includes('/') ? `../../../${name}` : `./commands/${name}.ts`)
