import '../settings.mjs'
import { build } from '../build'

await build()
