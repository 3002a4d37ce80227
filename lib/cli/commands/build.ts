import '../settings.mjs'
import '../signals.mjs'
import { build } from '../build'

await build()
