import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { parseEther } from 'ethers'
import { getBlockNumber } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { toAmount, tokensOf } from './background'
import * as withEthers from './endpoints'
import * as withViem from './endpoints-viem'
import { quoteExactInput } from './quoting'
import { quoteExactInput as quoteWithViem } from './quoting-viem'

const { swapx } = await testChain()
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

const FAILURES: [string, RequestListener][] = [
  ['is out of service', (_, response) => response.writeHead(503).end()],
  ['has had too many requests', (_, response) => response.writeHead(429).end()],
  [
    'says in its answer that it limits requests',
    async (request, response) => {
      const asked = [await json(request)].flat() as { id: number }[]
      const error = { code: -32005, message: 'limit exceeded' }
      const answers = asked.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answers.length > 1 ? answers : answers[0]))
    },
  ],
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
