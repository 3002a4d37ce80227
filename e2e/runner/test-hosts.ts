import { ensureBrowser } from './browser'
import { testHosts } from './hosts'
import { finish } from './tally'

await ensureBrowser()
await testHosts()

finish()
