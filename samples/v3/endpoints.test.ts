import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { parseEther } from 'ethers'
import type { Hex } from 'viem'
import { getBlockNumber, sendRawTransaction } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { toAmount, tokensOf } from './background'
import * as withEthers from './endpoints'
import * as withViem from './endpoints-viem'
import { quoteExactInput } from './quoting'
import { quoteExactInput as quoteWithViem } from './quoting-viem'

const { swapx, signer, node } = await testChain()
const { A, B } = tokensOf(swapx)
const tenA = toAmount(A, parseEther('10'))

/** An endpoint that answers like this. */
async function endpoint(answer: RequestListener) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, asked: () => requests, close }
}

/** An endpoint that answers a few requests, and then does this. */
async function tiredEndpoint(after: number, then: RequestListener) {
  let answered = 0
  return await endpoint(async (request, response) => {
    if (answered === after) return then(request, response)
    answered += 1
    const headers = { 'content-type': 'application/json' }
    const body = await text(request)
    const answer = await fetch(swapx.rpcUrl, { method: 'POST', headers, body })
    response.writeHead(answer.status, headers).end(await answer.text())
  })
}

/** Answers each request with an error, and the status 200. */
const refusal =
  (error: { code: unknown; message: unknown }): RequestListener =>
  async (request, response) => {
    const asked = [await json(request)].flat() as { id: number }[]
    const answers = asked.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers.length > 1 ? answers : answers[0]))
  }

const FAILURES: [string, RequestListener][] = [
  ['is out of service', (_, response) => response.writeHead(503).end()],
  ['has had too many requests', (_, response) => response.writeHead(429).end()],
  ...[
    [-32005, 'limit exceeded'],
    [-32007, 'request limit reached'],
    [429, 'compute units exceeded'],
    [-32000, 'header not found'],
  ].map(([code, message]): [string, RequestListener] => [
    `answers ${code}, ${message}`,
    refusal({ code, message }),
  ]),
  ['hangs up', request => request.socket.destroy()],
  ['says nothing', () => {}],
]

describe.each(FAILURES)('where the first endpoint %s', (_, failure) => {
  test.each([0, 1])('after %i answers, ethers quotes at the second', async after => {
    const first = await tiredEndpoint(after, failure)
    const any = withEthers.connectToAny(swapx, [first.url, swapx.rpcUrl])
    const at = { swapx, provider: any, blockTag: await any.getBlockNumber() }
    const { amount } = await quoteExactInput(at, tenA, B, 3000)
    expect(amount.toExact()).toBe('19.74316')
    expect(first.asked()).toBeGreaterThan(after)
    any.destroy()
    first.close()
  })

  test.each([0, 1])('after %i answers, viem does so, too', async after => {
    const first = await tiredEndpoint(after, failure)
    const client = withViem.connectToAny(swapx, [first.url, swapx.rpcUrl])
    const at = { swapx, client, blockNumber: await getBlockNumber(client) }
    const { amount } = await quoteWithViem(at, tenA, B, 3000)
    expect(amount.toExact()).toBe('19.74316')
    expect(first.asked()).toBeGreaterThan(after)
    first.close()
  })
})

test('a revert is an answer, which nobody else is asked for', async () => {
  const second = await endpoint((_, response) => response.writeHead(503).end())
  const urls = [swapx.rpcUrl, second.url]
  const provider = withEthers.connectToAny(swapx, urls)
  const client = withViem.connectToAny(swapx, urls)
  const at = { swapx, provider, blockTag: await provider.getBlockNumber() }
  await expect(quoteExactInput(at, tenA, B, 100)).rejects.toThrow('revert')
  const inViem = { swapx, client, blockNumber: await getBlockNumber(client) }
  await expect(quoteWithViem(inViem, tenA, B, 100)).rejects.toThrow('revert')
  expect(second.asked()).toBe(0)
  provider.destroy()
  second.close()
})

test('a gas estimate gets half more, as at a single endpoint', async () => {
  const provider = withEthers.connectToAny(swapx, [swapx.rpcUrl])
  const transfer = { from: signer.address, to: signer.address, value: 1 }
  expect(await provider.estimateGas(transfer)).toBe(31_500n)
  provider.destroy()
})

test('the next endpoint publishes a transaction that a private one has not taken', async () => {
  const refuse = refusal({ code: -32000, message: 'not now' })
  const secret = await endpoint(refuse)
  const urls = [secret.url, swapx.rpcUrl]
  const provider = withEthers.connectToAny(swapx, urls)
  const client = withViem.connectToAny(swapx, urls)
  for (const publish of [
    async (raw: string) => (await provider.broadcastTransaction(raw)).hash,
    (raw: string) => sendRawTransaction(client, { serializedTransaction: raw as Hex }),
  ]) {
    const transfer = await signer.populateTransaction({ to: signer.address })
    const hash = await publish(await signer.signTransaction(transfer))
    expect(await node.getTransaction(hash)).not.toBeNull()
  }
  provider.destroy()
  secret.close()
})

test('a receipt that every endpoint refuses is one that is not there yet', async () => {
  const refusing = await endpoint((_, response) => response.writeHead(429).end())
  const provider = withEthers.connectToAny(swapx, [refusing.url, refusing.url])
  expect(await provider.getTransactionReceipt(`0x${'1'.repeat(64)}`)).toBeNull()
  expect(refusing.asked()).toBe(2)
  provider.destroy()
  refusing.close()
})
