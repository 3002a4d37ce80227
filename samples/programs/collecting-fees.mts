import { NonfungiblePositionManager, SwapRouter } from '@uniswap/v3-sdk'
import { JsonRpcProvider, parseUnits } from 'ethers'

// What to change: node, chain, contracts, position, and the swap.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const router = '0x1000000000000000000000000000000000000005'
const manager = '0x1000000000000000000000000000000000000006'
const tokenId = 1
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
}
const B = { address: '0x2000000000000000000000000000000000000002', decimals: 6 }
const fee = 3000 // 0.3%
const amountIn = '10' // A, swapped on the local chain, so that there are fees.
const tolerance = 50n // 0.5%: below 10,000, which is 100%

// Some nodes refuse batches; a cache would give two transactions one nonce.
const options = { staticNetwork: true, batchMaxCount: 1, cacheTimeout: -1 }
const node = new JsonRpcProvider(url, chainId, options)
// ethers asks for a receipt at each block, then for the block's number. It does
// not catch an error of either, which would end the program at once.
const receiptOf = node.getTransactionReceipt.bind(node)
node.getTransactionReceipt = hash => receiptOf(hash).catch(() => null)
process.on('unhandledRejection', console.error) // It asks again.
// The node signs for the owner of position 1. Elsewhere, use a Wallet.
const signer = await node.getSigner()
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const send = async (to: string, data: string) => {
  // The first swap in a second costs more gas than an estimate may say.
  const gasLimit = ((await signer.estimateGas({ to, data })) * 3n) / 2n
  return (await signer.sendTransaction({ to, data, gasLimit })).wait(1, 180_000)
}

// The manager is an ERC-721, so its ABI has the `approve` of tokens, too.
const abi = NonfungiblePositionManager.INTERFACE

// Only on the local chain: a swap pays fees. Quote it with a call, then send it
// with a minimum. The price of that quote is not checked.
if (chainId === 31337) {
  const amount = parseUnits(amountIn, A.decimals)
  const deadline = Number((await node.getBlock('latest'))?.timestamp) + 600
  const swap = (minimum: bigint) => {
    const ends = [A.address, B.address, fee, signer.address, deadline]
    const params = [...ends, amount, minimum, 0]
    return SwapRouter.INTERFACE.encodeFunctionData('exactInputSingle', [params])
  }
  const approve = (value: bigint) =>
    send(A.address, abi.encodeFunctionData('approve', [router, value]))
  try {
    await approve(amount)
    const quote = BigInt(await signer.call({ to: router, data: swap(1n) }))
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
const request = [tokenId, signer.address, everything, everything]
const data = abi.encodeFunctionData('collect', [request])
const result = await signer.call({ to: manager, data })
const owed = abi.decodeFunctionResult('collect', result).join(' and ')
console.log(`owed: ${owed}`)
if (owed === '0 and 0') throw new Error('Nothing is owed.')
const receipt = await send(manager, data)
const topic = abi.getEventTopic('Collect')
const log = receipt?.logs.find(({ topics }) => topics[0] === topic)
if (!log) throw new Error('It was replaced, or the manager is wrong.')
const { amount0, amount1 } = abi.decodeEventLog('Collect', log.data)
console.log(`collected: ${amount0} and ${amount1}`)
