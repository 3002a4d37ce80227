import { readPort } from '../port'
import { bin, node } from '../run.mjs'

const port = String(readPort().port)
process.exit(node([bin('next'), 'dev', '--hostname', '127.0.0.1', '--port', port]) ? 0 : 1)
