import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
await installPackages()
const { build, isBuilt } = await import('./build.mjs')
const { stop } = await import('./run.mjs')
const { serve } = await import('./serve.mjs')
const { readPort } = await import('./port.mjs')

const { port, isAsked } = readPort()
if (!isBuilt() && !build()) stop('The site was not built; the lines above say why.')

const { address } = await serve({ port, next: !isAsked }).catch(error => stop(error.message))
console.log(`\nSwapX Docs: ${address}\n`)
