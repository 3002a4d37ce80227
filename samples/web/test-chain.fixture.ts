import { JsonRpcProvider, Wallet } from 'ethers'
import { startAnvil } from '../chain/anvil'
import { fund } from '../chain/seed'
import { deploymentAt, furnish } from '../chain/start'

// A chain that makes blocks for transactions alone, or when a test says so. Prints its deployment
// and the key of an account, then a line once the chain has its contracts and the account its funds.

const anvil = await startAnvil(0)
process.once('SIGTERM', () => void anvil.stop())

const provider = new JsonRpcProvider(anvil.url, undefined, {
  staticNetwork: true,
  cacheTimeout: -1,
  batchMaxCount: 1,
})
const swapx = deploymentAt(anvil.url)
const { address, privateKey } = Wallet.createRandom()
console.log(JSON.stringify({ swapx, privateKey }))
await furnish(provider, swapx)
await fund(provider, swapx, address)
provider.destroy()
console.log('ready')

await anvil.ended
