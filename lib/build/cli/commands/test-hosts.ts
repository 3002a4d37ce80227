import { mkdirSync } from 'node:fs'
import { ensureBrowser } from '../browser'
import { testHosts } from '../hosts'
import { finish } from '../tally'

mkdirSync('.cache', { recursive: true })
await ensureBrowser()
await testHosts()

finish()
