import './node-version.mjs'

const { stop } = await import('./run.mjs')
const { serve } = await import('./serve.mjs')
const { readPort } = await import('./port.mjs')

const { address } = await serve(readPort()).catch(error => stop(error.message))
console.log(address)
