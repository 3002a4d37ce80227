import { readFileSync } from 'node:fs'
import * as ethers from 'ethers'
import solc from 'solc'

const cache = { cacheTimeout: -1 } // Or two transactions get one nonce.
const node = new ethers.JsonRpcProvider('http://127.0.0.1:8545', 31337, cache)
const signer = new ethers.Wallet(process.env.PRIVATE_KEY ?? '', node)
const router = '0x1000000000000000000000000000000000000005'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals.
const B = '0x2000000000000000000000000000000000000002'
const C = '0x2000000000000000000000000000000000000003' // 18 decimals.
const abi = ['function approve(address, uint256)']
const approve = new ethers.Contract(A, abi, signer).getFunction('approve')
// Compile MultihopSwap.sol with what it imports, and deploy it.
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'MultihopSwap.sol': { content: read('MultihopSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(errors[0].formattedMessage)
const { MultihopSwap } = contracts['MultihopSwap.sol']
const factory = ethers.ContractFactory.fromSolidity(MultihopSwap, signer)
const contract = await factory.deploy(router, [A, B, C], [3000, 500])
await contract.waitForDeployment()
const swap = contract.getFunction('swapExactInput')
// Approve 1 A, and quote it with calls that send nothing.
const oneA = 10n ** 18n
await (await approve(contract, oneA)).wait()
const deadline = ((await node.getBlock('latest'))?.timestamp ?? 0) + 600
const quote = await swap.staticCall(oneA, 1, deadline)
const few = await swap.staticCall(oneA / 100n, 1, deadline)
const impact = (100 - Number(quote) / Number(few)).toFixed(2)
console.log(`quoted ${ethers.formatEther(quote)} C, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
// Swap for at least the quote less 0.5%.
const minimum = (quote * 9_950n) / 10_000n
const { logs } = await (await swap(oneA, minimum, deadline)).wait()
const ofC = (log: ethers.Log) => log.address === ethers.getAddress(C)
const paid = logs.find(ofC)?.data
console.log(`received ${ethers.formatEther(paid)} C`)
