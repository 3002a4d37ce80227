import { Percent } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import {
  createClient,
  custom,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseEther,
  RpcRequestError,
} from 'viem'
import { getCode, getTransactionReceipt, readContract } from 'viem/actions'
import { beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { chainOf, connect } from '../connection-viem'
import { environment } from '../environment'
import { tokenAbi as ethersAbi } from './abi'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf } from './background'
import { sellAtOnce } from './batch-viem'
import { directRoute, now, sell } from './trading-viem'

const { swapx, signer, provider, deadline, deploy } = await testChain()
const { client: reader } = connect(environment)
const { A, B } = tokensOf(swapx)
const router = getAddress(swapx.swapRouter)
const contract = await deploy('SmartAccount')
const account = getAddress(await contract.getAddress())
const amount = parseEther('10')
await (
  await new Contract(A.address, ethersAbi, signer)
    .getFunction('transfer')
    .send(account, amount * 3n)
).wait()

type Call = { to: Hex; data?: Hex; value?: Hex }
type Batch = { atomicRequired: boolean; from: Hex; calls: Call[] }

/** What the wallet says of batches; undefined if it does not know them. */
let atomic: string | undefined
let confirmations: Batch[]

beforeEach(() => {
  atomic = 'supported'
  confirmations = []
})

/** An EIP-1193 wallet whose account is a contract. */
const wallet = {
  async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    if (!atomic) {
      const error = { code: -32601, message: `The method ${method} does not exist.` }
      throw new RpcRequestError({ body: {}, url: '', error })
    }
    const chainId = `0x${swapx.chainId.toString(16)}`
    if (method === 'wallet_getCapabilities') return { [chainId]: { atomic: { status: atomic } } }
    if (method === 'wallet_sendCalls') {
      const [batch] = params as [Batch]
      confirmations.push(batch)
      const calls = batch.calls.map(({ to, value = '0x0', data = '0x' }) => [to, value, data])
      const execute = contract.getFunction('execute')
      const sent = await execute.send(calls, { gasLimit: 1_000_000 })
      return { id: sent.hash }
    }
    if (method === 'eth_call') return await reader.request({ method, params } as never)
    const [id] = params as [Hex]
    const receipt = await provider.send('eth_getTransactionReceipt', [id])
    const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
    const receipts = [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }]
    const code = status === '0x1' ? 200 : 500
    return { version: '2.0.0', id, chainId, atomic: true, status: code, receipts }
  },
}
const client = createClient({
  account,
  chain: chainOf(swapx),
  transport: custom(wallet, { retryCount: 0 }),
  pollingInterval: 100,
})

const read = async (functionName: 'allowance' | 'balanceOf', token = A) => {
  const address = getAddress(token.address)
  return functionName === 'allowance'
    ? await readContract(reader, { address, abi: tokenAbi, functionName, args: [account, router] })
    : await readContract(reader, { address, abi: tokenAbi, functionName, args: [account] })
}

async function sellTenA(latest?: number) {
  const at = await now(swapx, reader)
  const route = await directRoute(at, A, B, FeeAmount.MEDIUM)
  const trade = await sell(at, route, toAmount(A, amount))
  const options = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: latest ?? (await deadline()),
    recipient: account,
  }
  return await sellAtOnce(client, swapx, trade, options)
}

describe('approval and swap', () => {
  test.each(['supported', 'ready'])('are one transaction where atomic is %s', async status => {
    atomic = status
    const before = await read('balanceOf', B)
    const receipt = await sellTenA()
    expect(await read('balanceOf', B)).toBeGreaterThan(before)
    expect(await read('allowance')).toBe(0n)
    expect(confirmations).toMatchObject([{ atomicRequired: true, from: account }])
    const hash = receipt?.transactionHash as Hex
    const { logs } = await getTransactionReceipt(reader, { hash })
    expect(receipt?.logs.length).toBe(logs.length)
    // Two transfers, a swap, and the approval, which A reports a second time when it is used.
    expect(logs.length).toBeGreaterThanOrEqual(4)
  })

  test('have no effect if one of them reverts', async () => {
    const before = await read('balanceOf')
    await expect(sellTenA(1)).rejects.toThrow('The batch ended with the status 500.')
    expect(await read('balanceOf')).toBe(before)
    expect(await read('allowance')).toBe(0n)
  })

  test('set another allowance to 0 first', async () => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [router, 1n] })
    const execute = contract.getFunction('execute')
    await (await execute.send([[getAddress(A.address), 0n, data]])).wait()
    await sellTenA()
    expect(confirmations[0]?.calls).toHaveLength(3)
    expect(await read('allowance')).toBe(0n)
  })

  test.each(['unsupported', undefined])('are not asked for where atomic is %s', async status => {
    atomic = status
    expect(await sellTenA()).toBeUndefined()
    expect(confirmations).toEqual([])
  })
})

test('the one who sells has code', async () => {
  expect((await getCode(reader, { address: account }))?.length).toBeGreaterThan(2)
})
