import './node-version.mjs'

const { stop } = await import('./run.mjs')
const { serve } = await import('./serve.mjs')

const { address } = await serve({ port: Number(process.env.PORT ?? 3000) }).catch(error =>
  stop(error.message),
)
console.log(address)
