import { ensureEngines, testEngines } from './engines'
import { finish } from './tally'

await ensureEngines()
await testEngines()

finish()
