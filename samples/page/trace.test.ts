import { Contract, ContractFactory, parseEther, Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileContracts } from '../chain/compile'
import { PageChain } from './chain'
import type { ShownTransaction } from './messages'
import { openChain } from './open'
import { makeSnapshot, providerOf } from './snapshot'
import { Trace } from './trace'

const snapshot = await makeSnapshot()
const { deployment: swapx } = snapshot
const { A, B } = swapx.tokens
const chain = PageChain.open(snapshot)
const trace = new Trace(chain, snapshot, {
  STF: '/contract#stf',
  'Too little received': '/contract#too-little-received',
})
const provider = providerOf(chain)
const signer = new Wallet(snapshot.key, provider)
afterAll(() => provider.destroy())

const shown: Promise<ShownTransaction>[] = []
beforeAll(() => {
  chain.onTransaction = mined => {
    shown.push(trace.show(mined))
  }
})

const erc20 = ['function approve(address spender, uint256 value)']
const router = new Contract(
  swapx.swapRouter,
  [
    `function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient,
      uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 limit) params) payable`,
    'function multicall(bytes[] data) payable',
    'function refundETH() payable',
  ],
  signer,
)

/** What is shown of the transaction that a call sends, which may revert. */
async function shownOf(contract: Contract, name: string, args: unknown[], value = 0n) {
  const sent = await contract.getFunction(name)(...args, { gasLimit: 1_000_000, value })
  await sent.wait().catch(() => {})
  return await shown.at(-1)
}

const swap = (amountIn: bigint, minimum = 1n) => [
  [A, B, 3000, signer.address, 2n ** 40n, amountIn, minimum, 0],
]

test('a swap is shown with its arguments, its events and what changed hands', async () => {
  const approval = await shownOf(new Contract(A, erc20, signer), 'approve', [
    router.target,
    10n ** 21n,
  ])
  expect(approval).toMatchObject({
    contract: 'Token A',
    call: 'approve',
    arguments: [
      ['spender', 'SwapRouter'],
      ['amount', '1,000,000,000,000,000,000,000'],
    ],
    balances: [{ token: 'the native currency' }],
  })
  const swapped = await shownOf(router, 'exactInputSingle', swap(parseEther('10')))
  expect(swapped).toMatchObject({
    contract: 'SwapRouter',
    call: 'exactInputSingle',
    balances: [
      { token: 'the native currency' },
      { token: 'B', before: '100,000', after: '100,019.74316' },
      { token: 'A', before: '100,000', after: '99,990' },
    ],
  })
  expect(swapped?.gas).toMatch(/^1\d\d,\d{3}$/)
  expect(swapped?.arguments).toContainEqual(['params.tokenIn', 'Token A'])
  expect(swapped?.arguments).toContainEqual(['params.recipient', 'your account'])
  expect(swapped?.events.map(({ contract, name }) => `${contract} ${name}`)).toEqual([
    'Token B Transfer',
    'Token A Transfer',
    'Token A Approval',
    'Pool A/B 0.3% Swap',
  ])
})

test('a revert is told in its own words, with its entry in the index of errors', async () => {
  const little = await shownOf(router, 'exactInputSingle', swap(1000n, 10n ** 30n))
  expect(little?.reverted).toEqual({
    reason: 'Too little received',
    help: '/contract#too-little-received',
  })
  expect(little?.events).toEqual([])
  const poor = await shownOf(router, 'exactInputSingle', swap(10n ** 30n))
  expect(poor?.reverted).toEqual({ reason: 'STF', help: '/contract#stf' })
})

test('a call that reverts is told, though nothing is sent', async () => {
  const told: ShownTransaction[] = []
  const open = openChain(snapshot, { STF: '/contract#stf' }, transaction => told.push(transaction))
  const data = router.interface.encodeFunctionData('exactInputSingle', swap(10n ** 30n))
  const call = { from: signer.address, to: router.target, data }
  for (const method of ['eth_call', 'eth_estimateGas']) {
    await open.answer(JSON.stringify({ id: 1, method, params: [call] }))
  }
  await open.told()
  const shown = {
    contract: 'SwapRouter',
    call: 'exactInputSingle',
    reverted: { reason: 'STF', help: '/contract#stf' },
  }
  expect(told).toMatchObject([shown, shown])
  expect(told.some(({ gas }) => gas)).toBe(false)
})

test('calls within a call are named', async () => {
  const inner = router.interface.encodeFunctionData('refundETH')
  const call = await shownOf(router, 'multicall', [[inner, '0x12345678']])
  expect(call?.arguments).toEqual([['data', '[refundETH(), 0x12345678]']])
})

test('a contract of the samples is known from its creation on', async () => {
  const { TestToken } = compileContracts()
  const factory = new ContractFactory(TestToken?.abi ?? [], TestToken?.bytecode ?? '', signer)
  const token = await factory.deploy('Token D', 'D', 8)
  await token.waitForDeployment()
  expect(await shown.at(-1)).toMatchObject({
    contract: 'TestToken',
    call: 'creation',
    arguments: [
      ['name', 'Token D'],
      ['symbol', 'D'],
      ['decimals', '8'],
    ],
  })
  const minted = await shownOf(token as Contract, 'mint', [signer.address, 150_000_000n])
  expect(minted?.balances).toContainEqual({ token: 'D', before: '0', after: '1.5' })
})

test('a transfer of the native currency is shown with its value', async () => {
  const to = '0x0000000000000000000000000000000000000001'
  await (await signer.sendTransaction({ to, value: 5n })).wait()
  expect(await shown.at(-1)).toMatchObject({
    contract: to,
    call: 'transfer',
    arguments: [['value', '5']],
  })
})

test('wrapping, which tells of no transfer, changes two balances', async () => {
  const wrapper = new Contract(swapx.wrappedNative, ['function deposit() payable'], signer)
  const wrapped = await shownOf(wrapper, 'deposit', [], 5n)
  expect(wrapped).toMatchObject({ contract: 'WETH9', call: 'deposit' })
  expect(wrapped?.balances.map(({ token }) => token)).toEqual(['the native currency', 'WETH'])
})
