import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONFIRMATIONS } from '../confirmations'
import { testApp } from './test-app.fixture'
import type { Sent, Stage } from './transaction'

const app = await testApp()
const { swapx, chain, wallet, endpoint, follow } = app
const mine = (blocks: number) => chain.client.mine({ blocks })

let snapshot: `0x${string}`
beforeEach(async () => {
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(false)
})
afterEach(async () => {
  endpoint.answer = undefined
  await chain.client.setAutomine(true)
  await chain.client.revert({ id: snapshot })
})

/** Sends A to nobody. */
const call = {
  to: swapx.tokens.A as `0x${string}`,
  data: encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [`0x${'12'.repeat(20)}`, parseEther('10')],
  }),
}

/** Follows a transaction that waits for its block, and knows what it is. */
async function waitingFor(hash: `0x${string}`) {
  const stages = follow(hash)
  const next = async () => (await stages.next()).value as Stage
  await next()
  const pending = await next()
  if (pending.at !== 'pending' || !pending.sent) throw new Error(`It is ${pending.at}.`)
  return { next, sent: pending.sent }
}

test('a transaction is included, then settled', async () => {
  const { next } = await waitingFor(await wallet.send(call))
  await mine(1)
  expect(await next()).toMatchObject({ at: 'included', isFaster: false })
  await mine(CONFIRMATIONS - 1)
  expect(await next()).toMatchObject({ at: 'settled', isFaster: false })
  expect(await next()).toBeUndefined()
})

const fates: [string, () => Promise<unknown>, Partial<Stage>][] = [
  ['sped up', wallet.speedUp, { at: 'included', isFaster: true }],
  ['cancelled', wallet.cancel, { at: 'cancelled' }],
  ['replaced', async () => wallet.replace(await chain.other()), { at: 'replaced' }],
]

describe.each(fates)('a transaction that was %s', (_, decide, end) => {
  test('while the page was open', async () => {
    const { next } = await waitingFor(await wallet.send(call))
    await decide()
    await mine(1)
    expect(await next()).toMatchObject({ ...end, hash: wallet.last.hash })
  })

  test('while it was closed, among others', async () => {
    const { sent } = await waitingFor(await wallet.send(call))
    await decide()
    const { hash } = wallet.last
    await mine(5)
    await wallet.send({ to: wallet.address })
    await mine(7)
    const stages: Stage[] = []
    for await (const stage of follow(sent.hash, sent as Sent)) stages.push(stage)
    expect(stages.find(({ at }) => at !== 'pending')).toMatchObject({ ...end, hash })
  })
})

describe('a transaction that reverts', () => {
  // More than the account has.
  const data = call.data.replace(/.{64}$/, 'f'.repeat(64)) as `0x${string}`

  test('says why', async () => {
    const { next } = await waitingFor(await wallet.send({ ...call, data }))
    await mine(1)
    const reason = 'ERC20: transfer amount exceeds balance'
    expect(await next()).toMatchObject({ at: 'reverted', reason })
  })

  test('does not say why where the node has forgotten its block', async () => {
    const { next } = await waitingFor(await wallet.send({ ...call, data }))
    const error = { code: -32000, message: 'missing trie node' }
    endpoint.answer = ({ method }) => (method === 'eth_call' ? { error } : undefined)
    await mine(1)
    const reason = 'the endpoint cannot say why'
    expect(await next()).toMatchObject({ at: 'reverted', reason })
  })
})

test('a transaction whose block a reorganisation takes away waits again', async () => {
  const { next } = await waitingFor(await wallet.send(call))
  await mine(1)
  expect(await next()).toMatchObject({ at: 'included' })
  await chain.reorganise(1)
  expect(await next()).toMatchObject({ at: 'reorganised' })
  await wallet.broadcast()
  await mine(1)
  expect(await next()).toMatchObject({ at: 'included' })
})

test('a transaction stays open while the endpoint is down', async () => {
  const { next } = await waitingFor(await wallet.send(call))
  await mine(1)
  let failures = 0
  endpoint.answer = () => {
    failures += 1
    return failures > 20 ? undefined : { status: 503 }
  }
  expect(await next()).toMatchObject({ at: 'included' })
  expect(failures).toBeGreaterThan(20)
})
