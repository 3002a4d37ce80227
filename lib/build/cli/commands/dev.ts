import { readPort } from '../port'
import { bin, node, stop } from '../run.mjs'

const port = String(readPort().port)
// Next does not say where the fault is.
if (!node(['--check', 'next.config.mjs']))
  stop('\nThe configuration of Next failed. The lines above say why.')
process.exit(node([bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', port]) ? 0 : 1)
