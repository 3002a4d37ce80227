import { NonfungiblePositionManager, SwapRouter } from '@uniswap/v3-sdk'
import {
  createWalletClient,
  type Hex,
  http,
  parseUnits,
  publicActions,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, contracts, position, and the swap.
const transport = http('http://127.0.0.1:8545', { timeout: 60_000 })
const chain = anvil
const router = '0x1000000000000000000000000000000000000005'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
} as const
const B = {
  address: '0x2000000000000000000000000000000000000002',
  decimals: 6,
} as const
const fee = 3000 // 0.3%
const amountIn = '10' // A, swapped on the local chain, so that there are fees.
const tolerance = 50n // 0.5%: below 10,000, which is 100%

const wallet = createWalletClient({ chain, transport })
const client = wallet.extend(publicActions)
// The node signs for the owner of position 1. Elsewhere, `account` is a local
// account, and `owner` its address.
const [owner] = await client.getAddresses()
if (!owner) throw new Error('The node signs for nobody. Use your own account.')
const account = owner
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const send = async (to: Hex, data: string) => {
  const request = { account, to, data: data as Hex }
  // The first swap in a second costs more gas than an estimate may say.
  const gas = ((await client.estimateGas(request)) * 3n) / 2n
  const hash = await client.sendTransaction({ ...request, gas })
  const mined = await client.waitForTransactionReceipt({ hash })
  if (mined.transactionHash !== hash) throw new Error(`${hash} was replaced.`)
  if (mined.status === 'success') return mined
  throw new Error(`${hash} has reverted.`)
}
const call = async (to: Hex, data: string) => {
  const request = { account, to, data: data as Hex }
  const { data: result } = await client.call(request)
  if (!result) throw new Error(`No contract at ${to}. Check the addresses.`)
  return result
}

// The manager is an ERC-721, so its ABI has the `approve` of tokens, too.
const abi = NonfungiblePositionManager.INTERFACE

// Only on the local chain: a swap pays fees. Quote it with a call, then send it
// with a minimum. The price of that quote is not checked.
if (chain.id === 31337) {
  const amount = parseUnits(amountIn, A.decimals)
  const deadline = (await client.getBlock()).timestamp + 600n
  const swap = (minimum: bigint) => {
    const ends = [A.address, B.address, fee, owner, deadline]
    const params = [...ends, amount, minimum, 0]
    return SwapRouter.INTERFACE.encodeFunctionData('exactInputSingle', [params])
  }
  const approve = (value: bigint) =>
    send(A.address, abi.encodeFunctionData('approve', [router, value]))
  try {
    await approve(amount)
    const quote = BigInt(await call(router, swap(1n)))
    const minimum = (quote * (10_000n - tolerance) + 9_999n) / 10_000n
    if (minimum <= 0n) throw new Error('The minimum is 0. Tolerate less.')
    await send(router, swap(minimum))
  } finally {
    // A pool that runs out takes less.
    await approve(0n).catch(() => console.log('The approval may stay.'))
  }
}

// Ask what `collect` would pay, then send the same call.
const everything = 2n ** 128n - 1n
const request = [tokenId, owner, everything, everything]
const data = abi.encodeFunctionData('collect', [request])
const result = await call(manager, data)
const owed = abi.decodeFunctionResult('collect', result).join(' and ')
console.log(`owed: ${owed}`)
if (owed === '0 and 0') throw new Error('Nothing is owed.')
const { logs } = await send(manager, data)
const topic = abi.getEventTopic('Collect')
const log = logs.find(({ topics }) => topics[0] === topic)
if (!log) throw new Error('It was replaced, or the manager is wrong.')
const { amount0, amount1 } = abi.decodeEventLog('Collect', log.data)
console.log(`collected: ${amount0} and ${amount1}`)
