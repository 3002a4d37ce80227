import { computeAddress, id, parseEther, toQuantity } from 'ethers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type MinedTransaction, mineWhenStill, PageChain } from './chain'
import { makeSnapshot } from './snapshot'
import { ACCOUNT } from './transactions'

const snapshot = await makeSnapshot()
const { blocks, deployment } = snapshot
const { A } = deployment.tokens
const SOMEONE = '0x1111111111111111111111111111111111111111'

let chain: PageChain

beforeEach(() => {
  chain = PageChain.open(snapshot)
})

function ask(method: string, ...params: unknown[]) {
  return chain.request({ method, params })
}

/** Pays someone, in a block of its own. */
function pay(value: bigint) {
  return ask('eth_sendTransaction', { from: ACCOUNT, to: SOMEONE, value: toQuantity(value) })
}

const heightOf = async () => Number(await ask('eth_blockNumber'))
const balanceAt = async (tag: string | undefined) =>
  BigInt((await ask('eth_getBalance', SOMEONE, tag)) as string)

test('a snapshot is the same each time', async () => {
  expect(JSON.stringify(await makeSnapshot())).toBe(JSON.stringify(snapshot))
})

test('an opened chain dumps what it was opened with', () => {
  const { deployment, key, ...dump } = snapshot
  expect(JSON.stringify(chain.dump())).toBe(JSON.stringify(dump))
})

test('chains of one snapshot know nothing of each other', async () => {
  await pay(1n)
  chain = PageChain.open(snapshot)
  expect(await balanceAt('latest')).toBe(0n)
})

test('blocks since the snapshot can be read in any order, at once', async () => {
  const height = await heightOf()
  await pay(1n)
  await pay(2n)
  const tags = [height + 1, height, height + 2, height + 1].map(block => toQuantity(block))
  expect(await Promise.all(tags.map(balanceAt))).toEqual([1n, 0n, 3n, 1n])
  expect(await balanceAt('latest')).toBe(3n)
})

test('of blocks before the snapshot there are logs and times, but no state', async () => {
  const early = toQuantity(10)
  expect(await ask('eth_getBlockByNumber', early, false)).toMatchObject({
    timestamp: toQuantity(blocks[10]?.time ?? 0),
    transactions: [blocks[10]?.transactionHash],
  })
  const logs = await ask('eth_getLogs', { address: A, fromBlock: '0x0', toBlock: 'latest' })
  expect(logs).toHaveLength(
    blocks.flatMap(({ logs }) => logs.filter(({ address }) => address === A)).length,
  )
  await expect(ask('eth_getBalance', A, early)).rejects.toMatchObject({
    code: -32000,
    message: `This chain keeps no state of blocks before ${blocks.length - 1}.`,
  })
})

test('going back takes blocks, state and logs along', async () => {
  const height = await heightOf()
  const point = await ask('evm_snapshot')
  const hash = await pay(5n)
  expect(await ask('evm_revert', point)).toBe(true)
  expect([await heightOf(), await balanceAt('latest')]).toEqual([height, 0n])
  expect(await ask('eth_getTransactionReceipt', hash)).toBeNull()
  expect(await ask('evm_revert', point)).toBe(false)
})

test('a batch is answered as an array, with an error in its place', async () => {
  const batch = ['eth_chainId', 'eth_nothing', 'eth_accounts'].map((method, index) => ({
    id: index,
    method,
  }))
  expect(JSON.parse(await chain.answer(JSON.stringify(batch)))).toEqual([
    { jsonrpc: '2.0', id: 0, result: '0x7a69' },
    { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
    { jsonrpc: '2.0', id: 2, result: [ACCOUNT] },
  ])
})

test('logs are found by address and by topics', async () => {
  const all = (await ask('eth_getLogs', { fromBlock: '0x0' })) as {
    address: string
    topics: string[]
  }[]
  const [first] = all.filter(({ topics }) => topics.length === 3)
  const count = async (filter: object) => {
    return ((await ask('eth_getLogs', { fromBlock: '0x0', ...filter })) as unknown[]).length
  }
  const [event = '', from = '', to = ''] = first?.topics ?? []
  const having = (wanted: (topics: string[]) => boolean) =>
    all.filter(({ topics }) => wanted(topics)).length
  expect(await count({ topics: [] })).toBe(all.length)
  expect(await count({ topics: [event.toUpperCase().replace('0X', '0x')] })).toBe(
    having(([one]) => one === event),
  )
  expect(await count({ topics: [null, from] })).toBe(having(([, one]) => one === from))
  expect(await count({ topics: [event, null, to] })).toBe(
    having(([one, , three]) => one === event && three === to),
  )
  expect(await count({ topics: [[event, from]], address: [A, SOMEONE] })).toBe(
    all.filter(({ address, topics }) => address === A && topics[0] === event).length,
  )
})

test('a filter tells each log once', async () => {
  const { wrappedNative } = deployment
  const filter = await ask('eth_newFilter', { address: wrappedNative })
  const deposit = { from: ACCOUNT, to: wrappedNative, data: id('deposit()').slice(0, 10) }
  await ask('eth_sendTransaction', deposit)
  expect(await ask('eth_getFilterChanges', filter)).toHaveLength(1)
  expect(await ask('eth_getFilterChanges', filter)).toEqual([])
  expect(await ask('eth_uninstallFilter', filter)).toBe(true)
  await expect(ask('eth_getFilterChanges', filter)).rejects.toThrow('filter not found')
})

test('each transaction in a block is told, a reverted one with its reason', async () => {
  const told: MinedTransaction[] = []
  chain.onTransaction = mined => told.push(mined)
  await pay(7n)
  // A transfer of tokens that nobody has.
  const data = `0xa9059cbb${A.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  await ask('eth_sendTransaction', { from: ACCOUNT, to: A, data, gas: '0x20000' })
  expect(told).toMatchObject([
    { from: ACCOUNT, to: SOMEONE, value: 7n, gasUsed: 21_000n, success: true, returned: '0x' },
    { to: A, data, success: false, returned: expect.stringMatching(/^0x08c379a0/), logs: [] },
  ])
})

test('time goes on from the newest block, as the clock does', async () => {
  vi.spyOn(Date, 'now').mockReturnValue((chain.time + 100) * 1000)
  onTestFinished(() => void vi.restoreAllMocks())
  const start = chain.time
  await pay(1n)
  expect(chain.time - start).toBe(100)
  expect(await ask('evm_increaseTime', 50)).toBe(50)
  await ask('evm_mine')
  expect(chain.time - start).toBe(150)
  await ask('evm_setNextBlockTimestamp', start + 1000)
  await ask('evm_mine')
  await ask('evm_mine')
  expect(chain.time - start).toBe(1000)
  await ask('anvil_setBlockTimestampInterval', 12)
  await ask('anvil_mine', '0x3')
  expect(chain.time - start).toBe(1036)
  // The clock is behind now: a block is never older than the one before.
  await ask('anvil_removeBlockTimestampInterval')
  await ask('evm_mine')
  expect(chain.time - start).toBe(1037)
})

test('a chain that is still gets a block', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const height = await heightOf()
  const end = mineWhenStill(chain)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await heightOf()).toBe(height + 1)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await heightOf()).toBe(height + 1)
})

test('the account of the snapshot has what that of the local chain has', async () => {
  const balance = await ask('eth_getBalance', computeAddress(snapshot.key), 'latest')
  expect(balance).toBe(toQuantity(parseEther('1000')))
})
