import './node-version.mjs'

const { existsSync, readFileSync } = await import('node:fs')
const { installPackages } = await import('./install.mjs')
installPackages()
const { build } = await import('./build.mjs')
const { stop } = await import('./run.mjs')
const { serve } = await import('./serve.mjs')
const { sourceHash } = await import('./source-hash.mjs')

const BUILD_ID = 'out/build-id.txt'
const upToDate = existsSync(BUILD_ID) && readFileSync(BUILD_ID, 'utf8') === sourceHash()
if (!upToDate && !build()) stop('The site was not built; the lines above say why.')

const port = Number(process.env.PORT ?? 3000)
const { address } = await serve({ port, next: !process.env.PORT }).catch(error =>
  stop(error.message),
)
console.log(`\nSwapX Docs: ${address}\n`)
