import { build, isBuilt } from '../build'
import { readPort } from '../port'
import { stop } from '../run.mjs'
import { serve } from '../serve'

const { port, isAsked } = readPort()
if (!isBuilt()) await build()

const { address } = await serve({ port, next: !isAsked }).catch(error => stop(error.message))
console.log(`\nSwapX Docs: ${address}\n`)
