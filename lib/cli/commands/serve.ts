import { isExported } from '../build'
import { stop } from '../run.mjs'
import { readPort, serve } from '../serve'

const { port } = readPort()
if (!isExported())
  stop("out/ holds no site. Run 'npm run build' first, or 'npm start', which does both.")
const { address } = await serve({ port }).catch(error => stop(error.message))
console.log(address)
