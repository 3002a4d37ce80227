import { testEngines } from './engines'
import { finish } from './tally'

await testEngines()

finish()
