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
const B = '0x2000000000000000000000000000000000000002' // 6 decimals.
const pool = '0x96B1Cb69B10c316863Cc0504de562b09F517a80E' // Their pool.
const slot0 = 'function slot0() view returns (uint160)'
const swap = 'function swapExactInput(uint, uint, uint160, uint) returns (uint)'
const abi = viem.parseAbi([slot0, swap, 'function approve(address, uint256)'])
const on = (address: viem.Hex) => viem.getContract({ address, abi, client })
// Compile SingleSwap.sol with what it imports, and deploy it.
const read = (file: string) => readFileSync(file, 'utf8')
const load = (file: string) => ({ contents: read(`node_modules/${file}`) })
const sources = { 'SingleSwap.sol': { content: read('SingleSwap.sol') } }
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object'] } }
const settings = { optimizer: { enabled: true }, outputSelection }
const input = JSON.stringify({ language: 'Solidity', sources, settings })
const { contracts, errors } = JSON.parse(solc.compile(input, { import: load }))
if (!contracts) throw new Error(errors[0].formattedMessage)
const { abi: own, evm } = contracts['SingleSwap.sol'].SingleSwap
const code = { abi: own, bytecode: `0x${evm.bytecode.object}` as viem.Hex }
const deploy = client.deployContract({ ...code, args: [router, A, B, 3000] })
const contract = on((await done(await deploy)).contractAddress as viem.Hex)
const oneA = 10n ** 18n // Approve it, quote with a call, swap for 0.5% less.
await done(await on(A).write.approve([contract.address, oneA]))
const until = (await client.getBlock()).timestamp + 600n
const { result } = await contract.simulate.swapExactInput([oneA, 1n, 0n, until])
const price = Number(await on(pool).read.slot0()) / 2 ** 96
const impact = (100 - (100 * Number(result)) / (1e18 * price ** 2)).toFixed(2)
console.log(`quoted ${viem.formatUnits(result, 6)} B, price impact ${impact}%`)
if (Number(impact) > 2) throw new Error('The price impact is above 2%.')
const order = [oneA, (result * 9_950n) / 10_000n, 0n, until] as const
const tx = await done(await contract.write.swapExactInput(order))
if (tx.status !== 'success') throw new Error('The swap has reverted.')
const paid = tx.logs.find(log => viem.isAddressEqual(log.address, B))
console.log(`received ${viem.formatUnits(BigInt(paid?.data ?? 0), 6)} B`)
