import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseEther } from 'ethers'
import { getBlockNumber } from 'viem/actions'
import { expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { toAmount, tokensOf } from './background'
import * as withEthers from './endpoints'
import * as withViem from './endpoints-viem'
import { quoteExactInput } from './quoting'
import { quoteExactInput as quoteWithViem } from './quoting-viem'

const { swapx, provider } = await testChain()
const { A, B } = tokensOf(swapx)
const tenA = toAmount(A, parseEther('10'))

/** An endpoint that has had too many requests. */
async function busyEndpoint() {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.writeHead(503).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, asked: () => requests, close: () => server.close() }
}

test('ethers quotes at the second endpoint where the first has no answer', async () => {
  const busy = await busyEndpoint()
  const any = withEthers.connectToAny(swapx, [busy.url, swapx.rpcUrl])
  const at = { swapx, provider: any, blockTag: await provider.getBlockNumber() }
  const { amount } = await quoteExactInput(at, tenA, B, 3000)
  expect(amount.toExact()).toBe('19.74316')
  expect(busy.asked()).toBeGreaterThan(0)
  any.destroy()
  busy.close()
})

test('viem does so, too', async () => {
  const busy = await busyEndpoint()
  const client = withViem.connectToAny(swapx, [busy.url, swapx.rpcUrl])
  const at = { swapx, client, blockNumber: await getBlockNumber(client) }
  const { amount } = await quoteWithViem(at, tenA, B, 3000)
  expect(amount.toExact()).toBe('19.74316')
  expect(busy.asked()).toBeGreaterThan(0)
  busy.close()
})
