import { ensureEngines, testEngines } from './engines'
import { begin, finish } from './tally'

begin()
await ensureEngines()
await testEngines()

finish()
