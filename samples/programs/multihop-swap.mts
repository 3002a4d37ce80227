import { readFileSync } from 'node:fs'
import {
  Contract,
  ContractFactory,
  concat,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  type Log,
  parseUnits,
  toBeHex,
  Wallet,
  ZeroAddress,
} from 'ethers'
import solc from 'solc'

// What to change: node, chain, contracts, tokens, and the route.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000004'
const router = '0x1000000000000000000000000000000000000005'
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
}
const B = { address: '0x2000000000000000000000000000000000000002', decimals: 6 }
const C = {
  address: '0x2000000000000000000000000000000000000003',
  decimals: 18,
}
const fees = [3000, 500] as const // Of A and B, and of B and C.
const amountIn = '1' // A
const tolerance = 50n // 0.5%: below 10,000, which is 100%
const maxImpact = 2 // Percent
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
  'function getPool(address, address, uint24) view returns (address)',
  'function factory() view returns (address)',
  `function quoteExactInput(bytes path, uint256 amountIn) returns
    (uint256 amountOut, uint160[], uint32[], uint256)`,
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]
const at = (address: string) => new Contract(address, abi, signer)
for (const one of [router, quoter])
  if ((await at(one).getFunction('factory')()) !== getAddress(factory))
    throw new Error(`${one} is not of this factory.`)
const find = at(factory).getFunction('getPool')
const both = [
  await find(A.address, B.address, fees[0]),
  await find(B.address, C.address, fees[1]),
]
if (both.includes(ZeroAddress)) throw new Error('There is no pool of this fee.')
const amount = parseUnits(amountIn, A.decimals)
const balance = await at(A.address).getFunction('balanceOf')(signer.address)
if (balance < amount) throw new Error('The account holds too little A.')

// Quote before anything costs gas. The deadline counts from here, so that it
// bounds the age of the quote, too.
const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
const hop = concat([A.address, toBeHex(fees[0], 3), B.address])
const path = concat([hop, toBeHex(fees[1], 3), C.address])
const { staticCall } = at(quoter).getFunction('quoteExactInput')
const ask = async (value: bigint, way = path): Promise<bigint> =>
  (await staticCall(way, value)).amountOut
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
const compiled = contracts['MultihopSwap.sol'].MultihopSwap
const deployer = ContractFactory.fromSolidity(compiled, signer)
const tokens = [A.address, B.address, C.address]
const contract = await deployer.deploy(router, tokens, fees)
await contract.deploymentTransaction()?.wait(1, 180_000)
const swap = contract.getFunction('swapExactInput')

// Approve the amount, and swap. If that fails, take the approval back.
const allow = at(A.address).getFunction('approve')
const approve = async (value: bigint, gasLimit?: bigint) =>
  (await allow(contract, value, { gasLimit })).wait(1, 180_000)
try {
  await approve(amount)
  // The first swap in a second costs more gas than an estimate may say.
  const order = [amount, minimum, deadline]
  const gasLimit = ((await swap.estimateGas(...order)) * 3n) / 2n
  const sent = await swap(...order, { gasLimit })
  const { logs } = await sent.wait(1, 180_000)
  const target = getAddress(C.address)
  // A token may move in parts, or in part back. On a round trip, C is paid, too.
  let received = getAddress(A.address) === target ? amount : 0n
  for (const log of logs as Log[]) {
    // That of an NFT has four topics.
    if (log.address !== target || log.topics.length !== 3) continue
    const move = at(C.address).interface.parseLog(log)?.args
    if (move?.to === signer.address) received += move.value
    if (move?.from === signer.address) received -= move.value
  }
  if (received <= 0n) throw new Error('No log shows C: see your balance.')
  console.log(`received ${formatUnits(received, C.decimals)} C`)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
