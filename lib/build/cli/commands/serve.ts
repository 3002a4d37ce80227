import { readPort } from '../port'
import { stop } from '../run.mjs'
import { serve } from '../serve'

const { address } = await serve(readPort()).catch(error => stop(error.message))
console.log(address)
