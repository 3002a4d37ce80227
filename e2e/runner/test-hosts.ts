import { ensureBrowser } from './browser'
import { ensureHosts, testHosts } from './hosts'
import { begin, finish } from './tally'

begin()
if (await ensureBrowser()) {
  await ensureHosts()
  await testHosts()
}

finish()
