import { createWalletClient, getContract, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { anvil } from 'viem/chains'

const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex)
const transport = http('http://127.0.0.1:8545')
const client = createWalletClient({ account, chain: anvil, transport })
const address = '0x2000000000000000000000000000000000000001' // 18 decimals
const to = '0x3000000000000000000000000000000000000001'
const oneA = 10n ** 18n
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const token = getContract({ address, abi, client })

// A call: the node runs it and discards the changes.
const { result } = await token.simulate.transfer([to, 10n * oneA], { account })
console.log(`would return ${result}`)

// A transaction, which changes the state when it is in a block.
const hash = await token.write.transfer([to, 10n * oneA])
const receipt = await waitForTransactionReceipt(client, { hash })
const { blockNumber, status } = receipt
if (status !== 'success') throw new Error('The transfer has reverted.')

// State belongs to a block: this one, and the one before.
for (const block of [blockNumber - 1n, blockNumber]) {
  const balance = await token.read.balanceOf([to], { blockNumber: block })
  console.log(`balance ${balance / oneA} A`)
}

// Logs say what happened.
const range = { fromBlock: blockNumber, toBlock: blockNumber }
for (const { args } of await token.getEvents.Transfer({ to }, range))
  console.log(`received ${(args.value ?? 0n) / oneA} A`)

// A contract refuses by reverting. For a call, this costs nothing.
const refused = token.simulate.transfer([to, 10n ** 6n * oneA], { account })
await refused.catch(({ cause }) => console.log(`refused: ${cause.reason}`))
