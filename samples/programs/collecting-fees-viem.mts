import { NonfungiblePositionManager, SwapRouter } from '@uniswap/v3-sdk'
import { createWalletClient, type Hex, http, publicActions } from 'viem'

// The local chain: its node, two contracts, and two of its tokens.
const transport = http('http://127.0.0.1:8545')
const wallet = createWalletClient({ transport }).extend(publicActions)
const router = '0x1000000000000000000000000000000000000005'
const manager = '0x1000000000000000000000000000000000000006'
const A = '0x2000000000000000000000000000000000000001' // 18 decimals
const B = '0x2000000000000000000000000000000000000002' // 6 decimals
// The node signs for the owner of position 1. Elsewhere, use a local account.
const [account = '0x'] = await wallet.getAddresses()
const send = async (to: Hex, data: string) => {
  const request = { account, to, data: data as Hex }
  // The first swap in a second costs more gas than an estimate may say.
  const gas = ((await wallet.estimateGas(request)) * 3n) / 2n
  const hash = await wallet.sendTransaction({ ...request, gas, chain: null })
  const { status } = await wallet.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${hash} has reverted.`)
}

// A swap of 10 A for at least 19.64 B pays fees. The manager is an ERC-721,
// so its ABI has the `approve` of tokens, too.
const abi = NonfungiblePositionManager.INTERFACE
const deadline = (await wallet.getBlock()).timestamp + 600n
const amounts = [10n * 10n ** 18n, 19_640_000n]
const swap = [A, B, 3000, account, deadline, ...amounts, 0]
await send(A, abi.encodeFunctionData('approve', [router, amounts[0]]))
const { INTERFACE: swapAbi } = SwapRouter
await send(router, swapAbi.encodeFunctionData('exactInputSingle', [swap]))

// Ask what `collect` would pay, then send the same call.
const everything = 2n ** 128n - 1n
const request = [1, account, everything, everything]
const data = abi.encodeFunctionData('collect', [request]) as Hex
const owed = async () => {
  const { data: paid } = await wallet.call({ account, to: manager, data })
  return abi.decodeFunctionResult('collect', paid ?? '0x').join(' and ')
}
console.log(`owed: ${await owed()}`)
await send(manager, data)
console.log(`owed now: ${await owed()}`)
