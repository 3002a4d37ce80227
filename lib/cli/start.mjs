import './node-version.mjs'

const { installPackages } = await import('./install.mjs')
installPackages()
const { build, isBuilt } = await import('./build.mjs')
const { stop } = await import('./run.mjs')
const { serve } = await import('./serve.mjs')

if (!isBuilt() && !build()) stop('The site was not built; the lines above say why.')

const port = Number(process.env.PORT ?? 3000)
const { address } = await serve({ port, next: !process.env.PORT }).catch(error =>
  stop(error.message),
)
console.log(`\nSwapX Docs: ${address}\n`)
