import './node-version.mjs'

const { mkdirSync } = await import('node:fs')
const { installPackages } = await import('./install.mjs')
await installPackages()
const { ensureBrowser } = await import('./browser.mjs')
const { testHosts } = await import('./hosts.mjs')
const { finish } = await import('./tally.mjs')

mkdirSync('.cache', { recursive: true })
await ensureBrowser()
await testHosts()

finish()
