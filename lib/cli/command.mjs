import './closed-output.mjs'
import './node-version.mjs'
import './settings.mjs'
import './signals.mjs'

// Runs a command of `package.json`: `commands/NAME.ts`, or another file of the project. What is loaded before
// the packages are installed is JavaScript.

/** Commands that use the packages of a build, and none for development. */
const WITHOUT_DEV = ['build', 'chain', 'check-content', 'dev', 'serve', 'start']

/** Those of them that use the packages of the samples, and wait for these when they need them. */
const WITH_SAMPLES = ['build', 'chain', 'start']

const { installPackages } = await import('./install.mjs')
const [name = ''] = process.argv.splice(2, 1)
if (WITH_SAMPLES.includes(name)) void installPackages(['samples'])
await (WITHOUT_DEV.includes(name) ? installPackages(['.'], { dev: false }) : installPackages())
const { register } = await import('tsx/esm/api')
register()
await import('./loading-errors.ts')
await import(name.includes('/') ? `../../${name}` : `./commands/${name}.ts`)
