import { JsonRpcProvider, Wallet } from 'ethers'
import { startAnvil } from '../chain/anvil'
import { fund } from '../chain/seed'
import { deploymentAt, furnish } from '../chain/start'

// A chain that makes blocks for transactions alone, or when a test says so. Prints its deployment
// and the key of a funded account.

const anvil = await startAnvil(0)
process.once('SIGTERM', () => void anvil.stop())

const provider = new JsonRpcProvider(anvil.url, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
  batchMaxCount: 1,
})
const swapx = deploymentAt(anvil.url)
await furnish(provider, swapx)
const { address, privateKey } = Wallet.createRandom()
await fund(provider, swapx, address)
provider.destroy()
console.log(JSON.stringify({ swapx, privateKey }))

await anvil.ended
