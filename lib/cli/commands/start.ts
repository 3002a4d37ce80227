import { build, isBuilt } from '../build'
import { stop } from '../run.mjs'
import { readPort, requirePort, serve } from '../serve'

const { port, isSet } = readPort()
// A build takes a minute.
if (isSet) await requirePort(port)
if (!isBuilt()) await build()

const { address } = await serve({ port, tryNext: !isSet }).catch(error => stop(error.message))
console.log(`\nSwapX Docs: ${address}\n`)
