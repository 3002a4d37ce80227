import { Contract, JsonRpcProvider, Wallet } from 'ethers'

const options = { cacheTimeout: -1 } // Ask for each nonce anew.
const node = new JsonRpcProvider('http://127.0.0.1:8545', 31337, options)
const signer = new Wallet(process.env.PRIVATE_KEY ?? '', node)
const A = '0x2000000000000000000000000000000000000001' // 18 decimals
const to = '0x3000000000000000000000000000000000000001'
const oneA = 10n ** 18n
const abi = [
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]
const token = new Contract(A, abi, signer)
const transfer = token.getFunction('transfer')

// A call: the node runs it and discards the changes.
console.log(`would return ${await transfer.staticCall(to, 10n * oneA)}`)

// A transaction, which changes the state when it is in a block.
const sent = await transfer(to, 10n * oneA)
const { blockNumber } = await sent.wait()

// State belongs to a block: this one, and the one before.
for (const blockTag of [blockNumber - 1, blockNumber]) {
  const balance = await token.getFunction('balanceOf')(to, { blockTag })
  console.log(`balance ${balance / oneA} A`)
}

// Logs say what happened.
const filter = token.getEvent('Transfer')(null, to)
for (const log of await token.queryFilter(filter, blockNumber, blockNumber)) {
  const value = token.interface.parseLog(log)?.args.value
  console.log(`received ${value / oneA} A`)
}

// A contract refuses by reverting. For a call, this costs nothing.
const refused = transfer.staticCall(to, 10n ** 6n * oneA)
await refused.catch(error => console.log(`refused: ${error.reason}`))
