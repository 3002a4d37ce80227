import { readFileSync } from 'node:fs'
import * as ethers from 'ethers'
import solc from 'solc'

const cache = { cacheTimeout: -1 } // Or two transactions get one nonce.
const node = new ethers.JsonRpcProvider('http://127.0.0.1:8545', 31337, cache)
const signer = new ethers.Wallet(process.env.PRIVATE_KEY ?? '', node)
const router = '0x1000000000000000000000000000000000000005'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals.
const B = '0x2000000000000000000000000000000000000002' // 6 decimals.
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E' // Their pool.
const slot0 = 'function slot0() view returns (uint160)'
const abi = [slot0, 'function approve(address, uint256)']
const on = (address: string) => new ethers.Contract(address, abi, signer)
// Compile SingleSwap.sol with what it imports, and deploy it.
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'SingleSwap.sol': { content: read('SingleSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(errors[0].formattedMessage)
const { SingleSwap } = contracts['SingleSwap.sol']
const factory = ethers.ContractFactory.fromSolidity(SingleSwap, signer)
const contract = await factory.deploy(router, A, B, 3000)
await contract.waitForDeployment()
const swap = contract.getFunction('swapExactInput')
// Approve 1 A, and quote it with a call that sends nothing.
const oneA = 10n ** 18n
await (await on(A).getFunction('approve')(contract, oneA)).wait()
const deadline = ((await node.getBlock('latest'))?.timestamp ?? 0) + 600
const quote = await swap.staticCall(oneA, 1, 0, deadline)
const price = Number(await on(pool).getFunction('slot0')()) / 2 ** 96
const impact = (100 - (100 * Number(quote)) / (1e18 * price ** 2)).toFixed(2)
console.log(`quoted ${ethers.formatUnits(quote, 6)} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Swap for at least the quote less 0.5%.
const minimum = (quote * 9_950n) / 10_000n
const { logs } = await (await swap(oneA, minimum, 0, deadline)).wait()
const ofB = (log: ethers.Log) => log.address === ethers.getAddress(B)
const paid = logs.find(ofB)?.data
console.log(`received ${ethers.formatUnits(paid, 6)} B`)
