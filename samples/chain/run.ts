import { writeFileSync } from 'node:fs'
import { Wallet } from 'ethers'
import { fund } from './seed'
import { startChain } from './start'

const FILE = 'deployment.json'

const chain = await startChain(Number(process.env.PORT ?? 8545))
process.once('SIGINT', () => void chain.stop())
process.once('SIGTERM', () => void chain.stop())

const account = Wallet.createRandom()
await fund(chain.provider, chain.deployment, account.address)
writeFileSync(FILE, `${JSON.stringify(chain.deployment, null, 2)}\n`)

const { tokens, ...values } = chain.deployment
for (const [name, value] of Object.entries(values)) {
  console.log(`${name.padEnd(27)}${value}`)
}
for (const [name, address] of Object.entries(tokens)) {
  console.log(`token ${name.padEnd(21)}${address}`)
}
console.log(`
The same values are in ${FILE}, where the guides read them.

A test account, new in each run, with 1,000 of the native currency, 100 wrapped
and 100,000 of each token:
export PRIVATE_KEY=${account.privateKey}

The chain runs until you press Ctrl+C.`)

await chain.ended
