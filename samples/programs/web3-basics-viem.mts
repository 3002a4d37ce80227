import {
  type BaseError,
  type ContractFunctionRevertedError,
  createWalletClient,
  formatUnits,
  getContract,
  type Hex,
  http,
  parseAbi,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { anvil } from 'viem/chains'

// What to change: node, chain, token, recipient, and the amounts.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
} as const
const to = '0x3000000000000000000000000000000000000001'
const amount = '10' // A
const tooMuch = '1000000' // A
const key = process.env.PRIVATE_KEY

if (!key) throw new Error('Set PRIVATE_KEY to the key of your account.')
const account = privateKeyToAccount(key as Hex)
const client = createWalletClient({ account, chain, transport })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])
const token = getContract({ address: A.address, abi, client })
const digits = (one: string) => one.split('.')[1]?.length ?? 0
if (Math.max(digits(amount), digits(tooMuch)) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const value = parseUnits(amount, A.decimals)

// A call: the node runs it and discards the changes.
const { result } = await token.simulate.transfer([to, value], { account })
console.log(`would return ${result}`)
if (result === false) throw new Error('The token refuses.')

// A transaction, which changes the state when it is in a block.
const hash = await token.write.transfer([to, value])
const receipt = await waitForTransactionReceipt(client, { hash })
const { blockNumber, status } = receipt
if (receipt.transactionHash !== hash)
  throw new Error('The transfer was replaced.')
if (status !== 'success') throw new Error('The transfer has reverted.')

// State belongs to a block: this one, and the one before.
for (const block of [blockNumber - 1n, blockNumber]) {
  const balance = await token.read.balanceOf([to], { blockNumber: block })
  console.log(`balance ${formatUnits(balance, A.decimals)} A`)
}

// Logs say what happened.
const range = { fromBlock: blockNumber, toBlock: blockNumber }
for (const { args } of await token.getEvents.Transfer({ to }, range))
  console.log(`received ${formatUnits(args.value ?? 0n, A.decimals)} A`)

// A contract refuses by reverting. For a call, this costs nothing.
try {
  const args = [to, parseUnits(tooMuch, A.decimals)] as const
  const at = { account, blockNumber }
  const { result } = await token.simulate.transfer(args, at)
  if (result === false) console.log('refused: it returns false')
  else console.log(`not refused: the account holds ${tooMuch} A`)
} catch (error) {
  const { cause, details } = error as BaseError
  // Any other error is one of the node, whatever viem calls it.
  if (!/revert|opcode/i.test(details)) throw error
  const { reason } = cause as ContractFunctionRevertedError
  console.log(`refused: ${reason || details}`)
}
