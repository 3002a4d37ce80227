import { ensureBrowser } from './browser'
import { ensureHosts, testHosts } from './hosts'
import { finish } from './tally'

await ensureBrowser()
await ensureHosts()
await testHosts()

finish()
