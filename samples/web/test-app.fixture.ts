import { afterAll, vi } from 'vitest'
import { injected } from 'wagmi'
import { connect } from 'wagmi/actions'
import { fund } from '../chain/seed'
import { testChain } from '../chain/test-chain'
import { TestNode } from './test-node.fixture'
import { TestWallet } from './test-wallet.fixture'

type Request = { id: number; method: string; params?: { to?: string; data?: string }[] }

/** Milliseconds after which viem asks a node that refuses again. */
const BACKOFF = [150, 300, 600]

/** What an endpoint answers in the place of its node's answer, or a status of HTTP. */
type Answer =
  | { result: unknown }
  | { error: { code: number; message: string } }
  | { status: number }

/**
 * The modules of the app on a chain of the test file's own, with a wallet that is connected, and an
 * endpoint that answers as `endpoint.answer` says. It does not wait before it asks again.
 */
export async function testApp() {
  const { swapx, node } = await testChain()
  const endpoint: { answer?: ((request: Request) => Answer | undefined) | undefined } = {}
  const ask = fetch
  const wait = setTimeout
  // As vite.config.ts does, for modules that the test before has not read.
  vi.stubGlobal('DEPLOYMENT', swapx)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('setTimeout', (act: () => void, delay = 0, ...rest: []) =>
    wait(act, BACKOFF.includes(delay) ? 0 : delay, ...rest),
  )
  vi.stubGlobal('fetch', async (url: string, options: { body: string }) => {
    const response = await ask(url, options)
    if (!endpoint.answer) return response
    const requests: Request[] = [JSON.parse(options.body)].flat()
    const forged = new Map(requests.map(request => [request.id, endpoint.answer?.(request)]))
    for (const answer of forged.values())
      if (answer && 'status' in answer) return new Response('', answer)
    const body = await response.json()
    const answers = [body].flat().map(answer => ({ ...answer, ...forged.get(answer.id) }))
    return Response.json(Array.isArray(body) ? answers : answers[0])
  })
  afterAll(() => vi.unstubAllGlobals())
  vi.resetModules()
  const modules = {
    ...(await import('./account')),
    ...(await import('./allowance')),
    ...(await import('./amount')),
    ...(await import('./config')),
    ...(await import('./errors')),
    ...(await import('./quote')),
    ...(await import('./swap')),
    ...(await import('./tokens')),
    ...(await import('./transaction')),
  }
  // Where wagmi looks for a wallet that a page has injected.
  vi.stubGlobal('window', {})
  Object.assign(modules.client, { pollingInterval: 5 })

  const { privateKey } = await import('../environment').then(({ environment }) => environment)
  const wallet = new TestWallet('Fox', privateKey as `0x${string}`, swapx.rpcUrl)
  const provider = {
    async request(request: never) {
      const answer = await wallet.answer(request)
      if ('result' in answer) return answer.result
      throw Object.assign(new Error(answer.error.message), answer.error)
    },
    on() {},
    removeListener() {},
  }
  const target = { id: 'fox', name: 'Fox', provider: () => provider as never }
  await connect(modules.config, { connector: injected({ target }) })
  await fund(node, swapx, wallet.address)
  return { ...modules, swapx, node, chain: new TestNode(swapx), endpoint, wallet }
}
