import { readFileSync } from 'node:fs'
import solc from 'solc'
import {
  concat,
  createWalletClient,
  formatUnits,
  getContract,
  type Hex,
  http,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  parseUnits,
  publicActions,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, tokens, and the route.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const factory = '0x1000000000000000000000000000000000000004'
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
} as const
const B = {
  address: '0x2000000000000000000000000000000000000002',
  decimals: 6,
} as const
const C = {
  address: '0x2000000000000000000000000000000000000003',
  decimals: 18,
} as const
const fees = [3000, 500] as const // Of A and B, and of B and C.
const amountIn = '1' // A
const tolerance = 50n // 0.5%: below 10,000, which is 100%
const maxImpact = 2 // Percent
const key = process.env.PRIVATE_KEY

if (!key) throw new Error('Set PRIVATE_KEY to the key of your account.')
const account = privateKeyToAccount(key as Hex)
const wallet = createWalletClient({ account, chain, transport })
const client = wallet.extend(publicActions)
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const done = async (hash: Hex) => {
  const mined = await client.waitForTransactionReceipt({ hash })
  if (mined.transactionHash !== hash) throw new Error(`${hash} was replaced.`)
  if (mined.status === 'success') return mined
  throw new Error(`${hash} has reverted.`)
}
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function factory() view returns (address)',
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function swapExactInput(uint256, uint256, uint256) returns (uint256)',
])
const at = (address: Hex) => getContract({ address, abi, client })
for (const one of [router, quoter] as const)
  if (!isAddressEqual(await at(one).read.factory(), factory))
    throw new Error(`${one} is not of this factory.`)
const both = [
  await at(factory).read.getPool([A.address, B.address, fees[0]]),
  await at(factory).read.getPool([B.address, C.address, fees[1]]),
]
if (both.includes(zeroAddress)) throw new Error('There is no pool of this fee.')
if ((amountIn.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = parseUnits(amountIn, A.decimals)
const balance = await at(A.address).read.balanceOf([account.address])
if (balance < amount) throw new Error('The account holds too little A.')

// Quote before anything costs gas. The deadline counts from here, so that it
// bounds the age of the quote, too.
const deadline = (await client.getBlock()).timestamp + 600n
const hop = concat([A.address, toHex(fees[0], { size: 3 }), B.address])
const path = concat([hop, toHex(fees[1], { size: 3 }), C.address])
const ask = async (value: bigint, way = path) =>
  (await at(quoter).simulate.quoteExactInput([way, value])).result[0]
const [quote, part] = [await ask(amount), amount / 100n]
const [few, middle] = [await ask(part), await ask(part, hop)]
// Of fewer units, rounding would hide a price impact, or show one.
if ([part, middle, few].some(units => units < 1_000n))
  throw new Error('1% of the amount is too few units to compare.')
const impact = (100 - Number(quote) / Number(few + 1n)).toFixed(2)
const quoted = formatUnits(quote, C.decimals)
console.log(`quoted ${quoted} C, price impact ${impact}%`)
// Written so that what is not a number is refused, too.
if (!(Number(impact) <= maxImpact))
  throw new Error(`The price impact is above ${maxImpact}%.`)
// Rounded up: of few units, the minimum would be 0.
const minimum = (quote * (10_000n - tolerance) + 9_999n) / 10_000n
if (minimum <= 0n || minimum > quote) throw new Error('Change the tolerance.')

// Compile MultihopSwap.sol with what it imports, and deploy it.
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'MultihopSwap.sol': { content: read('MultihopSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(JSON.stringify(errors, null, 2))
const { abi: own, evm } = contracts['MultihopSwap.sol'].MultihopSwap
const bytecode = `0x${evm.bytecode.object}` as const
const args = [router, [A.address, B.address, C.address], fees]
const hash = await client.deployContract({ abi: own, bytecode, args })
const { contractAddress } = await done(hash)
const contract = at(contractAddress as Hex)

// Approve the amount, and swap. If that fails, take the approval back.
const approve = async (value: bigint, gas?: bigint) =>
  done(await at(A.address).write.approve([contract.address, value], { gas }))
try {
  await approve(amount)
  const order = [amount, minimum, deadline] as const
  // The first swap in a second costs more gas than an estimate may say.
  const gas = ((await contract.estimateGas.swapExactInput(order)) * 3n) / 2n
  const sent = await contract.write.swapExactInput(order, { gas })
  const { logs } = await done(sent)
  // A token may move in parts, or in part back. On a round trip, C is paid, too.
  const moved = (end: 'from' | 'to') =>
    parseEventLogs({ abi, logs, args: { [end]: account.address } })
      .filter(log => isAddressEqual(log.address, C.address))
      .reduce((sum, log) => sum + log.args.value, 0n)
  const paid = isAddressEqual(A.address, C.address) ? amount : 0n
  const received = paid + moved('to') - moved('from')
  if (received <= 0n) throw new Error('No log shows C: see your balance.')
  console.log(`received ${formatUnits(received, C.decimals)} C`)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
