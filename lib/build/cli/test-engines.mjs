import './node-version.mjs'

const { mkdirSync } = await import('node:fs')
const { installPackages } = await import('./install.mjs')
await installPackages()
const { testEngines } = await import('./engines.mjs')
const { finish } = await import('./tally.mjs')

mkdirSync('.cache', { recursive: true })
await testEngines()

finish()
