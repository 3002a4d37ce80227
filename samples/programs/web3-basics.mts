import {
  Contract,
  formatUnits,
  isError,
  JsonRpcProvider,
  parseUnits,
  Wallet,
} from 'ethers'

// What to change: node, chain, token, recipient, and the amounts.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
}
const to = '0x3000000000000000000000000000000000000001'
const amount = '10' // A
const tooMuch = '1000000' // A
const key = process.env.PRIVATE_KEY ?? ''

if (!/^0x[\da-fA-F]{64}$/.test(key))
  throw new Error('Set PRIVATE_KEY to your key: 0x and 64 digits.')
// Some nodes refuse batches; a cache would give two transactions one nonce.
const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
const node = new JsonRpcProvider(url, chainId, options)
// ethers asks for a receipt at each block, then for the block's number. It does
// not catch an error of either, which would end the program at once.
const receiptOf = node.getTransactionReceipt.bind(node)
node.getTransactionReceipt = hash => receiptOf(hash).catch(() => null)
process.on('unhandledRejection', console.error) // It asks again.
const signer = new Wallet(key, node)
const abi = [
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]
const token = new Contract(A.address, abi, signer)
const transfer = token.getFunction('transfer')
const [value, most] = [amount, tooMuch].map(one => parseUnits(one, A.decimals))
const inA = (raw: bigint) => formatUnits(raw, A.decimals).replace(/\.0$/, '')

// A call: the node runs it and discards the changes.
const would = await transfer.staticCall(to, value)
console.log(`would return ${would}`)
if (would === false) throw new Error('The token refuses.')

// A transaction, which changes the state when it is in a block.
const sent = await transfer(to, value)
const { blockNumber } = await sent.wait(1, 180_000)

// State belongs to a block: this one, and the one before.
for (const blockTag of [blockNumber - 1, blockNumber]) {
  const balance = await token.getFunction('balanceOf')(to, { blockTag })
  console.log(`balance ${inA(balance)} A`)
}

// Logs say what happened.
const filter = token.getEvent('Transfer')(null, to)
for (const log of await token.queryFilter(filter, blockNumber, blockNumber)) {
  console.log(`received ${inA(token.interface.parseLog(log)?.args.value)} A`)
}

// A contract refuses by reverting. For a call, this costs nothing.
try {
  const would = await transfer.staticCall(to, most, { blockTag: blockNumber })
  if (would === false) console.log('refused: it returns false')
  else console.log(`not refused: the account holds ${tooMuch} A`)
} catch (error) {
  if (!isError(error, 'CALL_EXCEPTION')) throw error
  // Some nodes tell a revert in words alone. Any other error is one of the node.
  const says = error.info?.error?.message
  if (error.data === null && !/revert|opcode/i.test(says)) throw error
  console.log(`refused: ${error.reason || says || error.shortMessage}`)
}
