import { readFileSync } from 'node:fs'
import {
  Contract,
  ContractFactory,
  formatUnits,
  getAddress,
  JsonRpcProvider,
  type Log,
  parseUnits,
  Wallet,
  ZeroAddress,
} from 'ethers'
import solc from 'solc'

// What to change: node, chain, contracts, tokens, and the swap.
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
const fee = 3000 // 0.3%
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
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  `function quoteExactInputSingle((address, address, uint256, uint24, uint160))
    returns (uint256 amountOut, uint160, uint32, uint256)`,
  'function balanceOf(address) view returns (uint256)',
  'function approve(address spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]
const at = (address: string) => new Contract(address, abi, signer)
for (const one of [router, quoter])
  if ((await at(one).getFunction('factory')()) !== getAddress(factory))
    throw new Error(`${one} is not of this factory.`)
const find = at(factory).getFunction('getPool')
const pool = await find(A.address, B.address, fee)
if (pool === ZeroAddress) throw new Error('There is no pool of this fee.')
const amount = parseUnits(amountIn, A.decimals)
const balance = await at(A.address).getFunction('balanceOf')(signer.address)
if (balance < amount) throw new Error('The account holds too little A.')

// Quote before anything costs gas. The deadline counts from here, so that it
// bounds the age of the quote, too.
const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
const ask = at(quoter).getFunction('quoteExactInputSingle')
// A price limit; 0 is none. What it leaves unsold counts as price impact.
const limit = 0n
const sale = [A.address, B.address, amount, fee, limit]
const { amountOut: quote } = await ask.staticCall(sale)
const price = Number((await at(pool).getFunction('slot0')())[0]) / 2 ** 96
const isToken0 = BigInt(A.address) < BigInt(B.address)
const spot = Number(amount) * (isToken0 ? price ** 2 : price ** -2)
const impact = (100 - (100 * Number(quote)) / spot).toFixed(2)
const quoted = formatUnits(quote, B.decimals)
console.log(`quoted ${quoted} B, price impact ${impact}%`)
// Written so that what is not a number is refused, too.
if (!(Number(impact) <= maxImpact))
  throw new Error(`The price impact is above ${maxImpact}%.`)
// Rounded up: of few units, the minimum would be 0.
const minimum = (quote * (10_000n - tolerance) + 9_999n) / 10_000n
if (minimum <= 0n || minimum > quote)
  throw new Error('Change the tolerance, or sell more.')

// Compile SingleSwap.sol with what it imports, and deploy it.
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'SingleSwap.sol': { content: read('SingleSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(JSON.stringify(errors, null, 2))
const compiled = contracts['SingleSwap.sol'].SingleSwap
const deployer = ContractFactory.fromSolidity(compiled, signer)
const contract = await deployer.deploy(router, A.address, B.address, fee)
await contract.deploymentTransaction()?.wait(1, 180_000)
const swap = contract.getFunction('swapExactInput')

// Approve the amount, and swap. If that fails, take the approval back.
const allow = at(A.address).getFunction('approve')
const approve = async (value: bigint, gasLimit?: bigint) =>
  (await allow(contract, value, { gasLimit })).wait(1, 180_000)
try {
  await approve(amount)
  // The first swap in a second costs more gas than an estimate may say.
  const order = [amount, minimum, limit, deadline]
  const gasLimit = ((await swap.estimateGas(...order)) * 3n) / 2n
  const sent = await swap(...order, { gasLimit })
  const { logs } = await sent.wait(1, 180_000)
  const target = getAddress(B.address)
  // A token may move in parts, or in part back.
  let received = 0n
  for (const log of logs as Log[]) {
    // That of an NFT has four topics.
    if (log.address !== target || log.topics.length !== 3) continue
    const move = at(B.address).interface.parseLog(log)?.args
    if (move?.to === signer.address) received += move.value
    if (move?.from === signer.address) received -= move.value
  }
  if (received <= 0n) throw new Error('No log shows B: see your balance.')
  console.log(`received ${formatUnits(received, B.decimals)} B`)
} catch (error) {
  // A node that is a block behind would estimate too little gas.
  await approve(0n, 100_000n).catch(() => console.log('A may stay approved.'))
  throw error
}
