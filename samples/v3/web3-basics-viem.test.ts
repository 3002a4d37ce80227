import { BrowserProvider } from 'ethers'
import {
  type Abi,
  BaseError,
  createClient,
  custom,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { nonceManager, privateKeyToAccount } from 'viem/accounts'
import {
  getTransaction,
  sendTransaction,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, injected } from 'wagmi'
import * as wagmi from 'wagmi/actions'
import { testChain } from '../chain/test-chain'
import { chainOf, connect } from '../connection-viem'
import { environment } from '../environment'
import { tokenAbi } from './abi-viem'
import { balanceAt, received, revertReason, transfer } from './web3-basics-viem'

const { swapx, signer, provider, node, deploy } = await testChain()
const { client } = connect(environment)
const A = getAddress(swapx.tokens.A)
const to = '0x3000000000000000000000000000000000000002'
const block = async () => BigInt(await provider.getBlockNumber())
const failure = (sent: Promise<unknown>) => sent.catch((error: unknown) => error)
const hasCause = (error: unknown, name: string) =>
  error instanceof BaseError && error.walk(cause => (cause as Error).name === name) !== null

test('a token that returns nothing is sent too, one that returns false is not', async () => {
  const quiet = getAddress(await (await deploy('QuietToken')).getAddress())
  const start = await block()
  await transfer(client, quiet, to, 5n)
  expect(await balanceAt(client, quiet, to, await block())).toBe(5n)
  expect(await received(client, quiet, to, start)).toEqual([5n])
  for (const address of [quiet, getAddress(to)]) {
    const approve = { address, abi: tokenAbi, functionName: 'approve', args: [to, 5n] } as const
    await expect(simulateContract(client, approve)).rejects.toThrow(
      'The contract function "approve" returned no data ("0x").',
    )
  }
  // Code that returns 0 to whatever it is asked.
  await node.send('anvil_setCode', [quiet, '0x600060005260206000f3'])
  const before = await block()
  await expect(transfer(client, quiet, to, 5n)).rejects.toThrow('The token refuses the transfer.')
  expect(await block()).toBe(before)
})

test('the causes tell when a contract refused, and why', async () => {
  const args = [to, parseEther('1000000')] as const
  const request = { address: A, abi: tokenAbi, functionName: 'transfer', args } as const
  const simulated = await failure(transfer(client, A, ...args))
  const estimated = await failure(writeContract(client, request))
  expect(revertReason(simulated)).toBe('ERC20: transfer amount exceeds balance')
  expect(revertReason(estimated)).toBe('ERC20: transfer amount exceeds balance')
  expect(hasCause(simulated, 'CallExecutionError')).toBe(true)
  expect(hasCause(estimated, 'CallExecutionError')).toBe(false)
  expect(hasCause(estimated, 'TransactionExecutionError')).toBe(true)

  const hash = await writeContract(client, { ...request, gas: 100_000n })
  expect((await waitForTransactionReceipt(client, { hash })).status).toBe('reverted')
  // The pool factory has no such function, and says nothing.
  const silent = await failure(transfer(client, getAddress(swapx.v3Factory), to, 1n))
  expect(revertReason(silent)).toBe('no reason given')
  expect(revertReason(new Error('x'))).toBeUndefined()
})

test.each([
  ['header not found', undefined],
  ['execution reverted', 'no reason given'],
])('a node that answers "%s" without data is told from a revert', async (message, reason) => {
  const request = () => Promise.reject(Object.assign(new Error(message), { code: -32603 }))
  const refusing = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const trial = { address: A, abi: tokenAbi, functionName: 'transfer', args: [to, 1n] } as const
  expect(revertReason(await failure(simulateContract(refusing, trial)))).toBe(reason)
})

test('a custom error has the name that the ABI gives it, or its signature', async () => {
  const token = '0x3000000000000000000000000000000000000009'
  // Code that reverts with the 4 bytes of EnforcedPause().
  await node.send('anvil_setCode', [token, '0x63d93c06656000526004601cfd'])
  const paused = parseAbi(['error EnforcedPause()'])
  const reasonOf = async (abi: Abi) => {
    const request = { address: token, abi, functionName: 'transfer', args: [to, 1n] } as const
    return revertReason(await failure(simulateContract(client, request)))
  }
  expect(await reasonOf([...tokenAbi, ...paused])).toBe('EnforcedPause')
  expect(await reasonOf(tokenAbi)).toBe('0xd93c0665')
  // Those of Error(string), without the text.
  await node.send('anvil_setCode', [token, '0x6308c379a06000526004601cfd'])
  expect(await reasonOf(tokenAbi)).toBe('0x08c379a0')
  // Arithmetic that overflows: Panic(0x11).
  await node.send('anvil_setCode', [token, '0x634e487b7160005260116020526024601cfd'])
  expect(await reasonOf(tokenAbi)).toMatch('Arithmetic operation')
})

test('the gas limit is half as much again as the estimate, unless the caller sets one', async () => {
  const request = { address: A, abi: tokenAbi, functionName: 'transfer', args: [to, 1n] } as const
  const data = encodeFunctionData(request)
  const account = client.account.address
  const estimate = await node.send('eth_estimateGas', [{ from: account, to: A, data }])

  // Nodes that fill no transactions are asked for an estimate.
  const raised = await client.request({
    method: 'eth_estimateGas',
    params: [{ from: account, to: A, data }],
  })
  expect(BigInt(raised)).toBe((BigInt(estimate) * 3n) / 2n)

  const gasOf = async (hash: Hex) => (await getTransaction(client, { hash })).gas
  expect(await gasOf(await writeContract(client, request))).toBe((BigInt(estimate) * 3n) / 2n)
  expect(await gasOf(await writeContract(client, { ...request, gas: 99_999n }))).toBe(99_999n)
})

describe('with an account of a wallet, which signs for itself', () => {
  const account = client.account.address
  const args = [to, parseEther('1000000')] as const
  const request = { address: A, abi: tokenAbi, functionName: 'transfer', args } as const
  const HASH = `0x${'1'.repeat(64)}` as const
  let methods: string[]
  const wallet = {
    async request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
      methods.push(method)
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account]
      if (method !== 'eth_sendTransaction') return await client.request({ method, params } as never)
      expect(params).toEqual([expect.not.objectContaining({ gas: expect.anything() })])
      return HASH
    },
    on() {},
    removeListener() {},
  }
  const chain = chainOf(swapx)
  beforeEach(() => {
    methods = []
  })
  afterEach(() => vi.unstubAllGlobals())

  test('viem proposes a call that would fail, without an estimate', async () => {
    const own = createClient({ account, chain, transport: custom(wallet) })
    expect(await writeContract(own, request)).toBe(HASH)
    expect(await sendTransaction(own, { to: A, data: encodeFunctionData(request) })).toBe(HASH)
    expect(methods).not.toContain('eth_estimateGas')
    expect(methods).not.toContain('eth_fillTransaction')
  })

  test('so does wagmi', async () => {
    vi.stubGlobal('window', {})
    const target = { id: 'test', name: 'Test', provider: () => wallet as never }
    const config = createConfig({
      chains: [chain],
      connectors: [injected({ target })],
      multiInjectedProviderDiscovery: false,
      transports: { [chain.id]: http(swapx.rpcUrl) },
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('There is no connector.')
    await wagmi.connect(config, { connector })
    expect(await wagmi.writeContract(config, request)).toBe(HASH)
    const call = { to: A, data: encodeFunctionData(request) }
    expect(await wagmi.sendTransaction(config, call)).toBe(HASH)
    expect(methods).not.toContain('eth_estimateGas')
    expect(methods).not.toContain('eth_fillTransaction')
  })

  test('ethers estimates also there', async () => {
    const provider = new BrowserProvider(wallet as never, chain.id)
    const own = await provider.getSigner(account)
    const sent = own.sendTransaction({ to: A, data: encodeFunctionData(request) })
    await expect(sent).rejects.toMatchObject({ code: 'CALL_EXCEPTION', action: 'estimateGas' })
    expect(methods).not.toContain('eth_sendTransaction')
    provider.destroy()
  })
})

test('a nonce manager sets itself right after a failed send', async () => {
  const account = privateKeyToAccount(signer.privateKey as Hex, { nonceManager })
  const own = createClient({ account, chain: chainOf(swapx), transport: http(swapx.rpcUrl) })
  const send = (value: bigint) => sendTransaction(own, { to, value, gas: 21_000n })
  const hashes = await Promise.all([send(1n), send(1n)])
  await Promise.all(hashes.map(hash => waitForTransactionReceipt(client, { hash })))
  await expect(send(parseEther('5000'))).rejects.toThrow('The total cost')
  const next = await waitForTransactionReceipt(client, { hash: await send(1n) })
  expect(next.status).toBe('success')
})

test('what a reader meets', async () => {
  const chain = chainOf(swapx)
  const readOnly = createClient({ chain, transport: http(swapx.rpcUrl) })
  await expect(sendTransaction(readOnly, { to, value: 1n } as never)).rejects.toThrow(
    'Could not find an Account',
  )
  await sendTransaction(client, { to, value: 1n })
  const old = sendTransaction(client, { to, value: 1n, nonce: 0 })
  await expect(old).rejects.toThrow(
    'Nonce provided for the transaction is lower than the current nonce',
  )
  const native = sendTransaction(client, { to, value: parseEther('5000') })
  await expect(native).rejects.toThrow(/^The total cost .* exceeds the balance of the account/)
  const future = balanceAt(client, A, to, 1_000_000n)
  await expect(future).rejects.toThrow('BlockOutOfRangeError')
  const nonce = (await provider.getTransactionCount(signer)) + 1
  const hash = await sendTransaction(client, { to, value: 1n, nonce })
  const waiting = waitForTransactionReceipt(client, { hash, timeout: 500 })
  await expect(waiting).rejects.toThrow('Timed out while waiting for transaction')
})
