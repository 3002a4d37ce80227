import { mkdirSync } from 'node:fs'
import { testEngines } from '../engines'
import { finish } from '../tally'

mkdirSync('.cache', { recursive: true })
await testEngines()

finish()
