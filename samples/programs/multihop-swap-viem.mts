import { readFileSync } from 'node:fs'
import solc from 'solc'
import * as viem from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry as chain } from 'viem/chains'

const transport = viem.http('http://127.0.0.1:8545') // The local chain.
const account = privateKeyToAccount(process.env.PRIVATE_KEY as viem.Hex)
const wallet = viem.createWalletClient({ account, chain, transport })
const client = wallet.extend(viem.publicActions)
const done = (hash: viem.Hex) => client.waitForTransactionReceipt({ hash })
const router = '0x1000000000000000000000000000000000000005'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals.
const B = '0x2000000000000000000000000000000000000002'
const C = '0x2000000000000000000000000000000000000003' // 18 decimals.
const args = [router, [A, B, C], [3000, 500]] // Through A/B and B/C.
const swap = 'function swapExactInput(uint, uint, uint) returns (uint)'
const abi = viem.parseAbi([swap, 'function approve(address, uint256)'])
const on = (address: viem.Hex) => viem.getContract({ address, abi, client })
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'MultihopSwap.sol': { content: read('MultihopSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(errors[0].formattedMessage)
const { abi: own, evm } = contracts['MultihopSwap.sol'].MultihopSwap
const code = { abi: own, bytecode: `0x${evm.bytecode.object}` as viem.Hex }
const deploy = client.deployContract({ ...code, args })
const contract = on((await done(await deploy)).contractAddress as viem.Hex)
const oneA = 10n ** 18n // Approve it, quote with calls, swap for 0.5% less.
await done(await on(A).write.approve([contract.address, oneA]))
const until = (await client.getBlock()).timestamp + 600n
const ask = contract.simulate.swapExactInput
const { result } = await ask([oneA, 1n, until])
const { result: few } = await ask([oneA / 100n, 1n, until])
const impact = (100 - Number(result) / Number(few)).toFixed(2)
console.log(`quoted ${viem.formatEther(result)} C, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
const order = [oneA, (result * 9_950n) / 10_000n, until] as const
const tx = await done(await contract.write.swapExactInput(order))
if (tx.status !== 'success') throw new Error('The swap has reverted.')
const paid = tx.logs.find(log => viem.isAddressEqual(log.address, C))
console.log(`received ${viem.formatEther(BigInt(paid?.data ?? 0))} C`)
