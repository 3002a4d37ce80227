import { NonfungiblePositionManager, SwapRouter } from '@uniswap/v3-sdk'
import { JsonRpcProvider } from 'ethers'

// The local chain: its node, two contracts, and two of its tokens.
const url = 'http://127.0.0.1:8545'
const provider = new JsonRpcProvider(url, 31337, { cacheTimeout: -1 })
const router = '0x1000000000000000000000000000000000000005'
const manager = '0x1000000000000000000000000000000000000006'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals
const B = '0x2000000000000000000000000000000000000002' // 6 decimals
// The node signs for the owner of position 1. Elsewhere, use a Wallet.
const signer = await provider.getSigner()
const send = async (to: string, data: string) => {
  // The first swap in a second costs more gas than an estimate may say.
  const gasLimit = ((await signer.estimateGas({ to, data })) * 3n) / 2n
  return (await signer.sendTransaction({ to, data, gasLimit })).wait()
}

// A swap of 10 A for at least 19.64 B pays fees. The manager is an ERC-721,
// so its ABI has the `approve` of tokens, too.
const abi = NonfungiblePositionManager.INTERFACE
const deadline = ((await provider.getBlock('latest'))?.timestamp ?? 0) + 600
const amounts = [10n * 10n ** 18n, 19_640_000n]
const swap = [A, B, 3000, signer.address, deadline, ...amounts, 0]
await send(A, abi.encodeFunctionData('approve', [router, amounts[0]]))
const { INTERFACE: swapAbi } = SwapRouter
await send(router, swapAbi.encodeFunctionData('exactInputSingle', [swap]))

// Ask what `collect` would pay, then send the same call.
const everything = 2n ** 128n - 1n
const request = [1, signer.address, everything, everything]
const data = abi.encodeFunctionData('collect', [request])
const owed = async () => {
  const result = await signer.call({ to: manager, data })
  return abi.decodeFunctionResult('collect', result).join(' and ')
}
console.log(`owed: ${await owed()}`)
await send(manager, data)
console.log(`owed now: ${await owed()}`)
