import { once } from 'node:events'
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { isWholeBlock } from '../v3/notices-replacement.fixture'

type Request = { id: number; method: string; params?: unknown[] }

/** What is wrong with a node. */
export type Fault =
  | { status: number }
  | { code: number; message: string }
  | 'refuses batches'
  /** It has no account, as any node that somebody else runs. */
  | 'signs for nobody'
  /** It never has a receipt, as of a transaction that was replaced or that no block takes. */
  | 'has no receipts'
  /**
   * Once, it has a receipt late, and answers the next request for it with an error, as it does the one for the
   * newest block once it has a receipt.
   */
  | 'has a receipt late'
  /** Its reads are a block behind for a while, as behind a load balancer. */
  | 'lags'
  /** Its first answer, and those to transactions, take this many milliseconds. */
  | { slow: number }
  /** Something happens between the approval and what it was for. */
  | { overtaken: () => Promise<unknown> }
  /** The first transaction that is no approval waits until something has taken its place. */
  | { replaced: () => Promise<unknown> }
  /** Every request after the first one of a method has this answer. */
  | { after: string; code: number; message: string }
  /** The first request of a method after an approval is sent has this answer. */
  | { once: string; code: number; message: string }

/** Selector of `approve`. */
const APPROVE = '0x095ea7b3'

/** Reads of a block that a node behind a load balancer answers from the one before. */
const LATE_READS = 6

/** How often a program looks for the newest block, and finds the same, before it gets another one. */
const STILL_LOOKS = 5

/**
 * Where the block is among the parameters. A node that is a block behind still has that block's transactions
 * in its pool, so that it counts them as pending.
 */
const BLOCK_AT: Record<string, number> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getBlockByNumber: 0,
}

/** Whether a program asks what a transaction costs that comes after its approvals. */
function spends({ method, params = [] }: Request): boolean {
  const { to, data = '' } = (params[0] ?? {}) as { to?: string; data?: string }
  return method === 'eth_estimateGas' && to !== undefined && !data.startsWith(APPROVE)
}

/** A node of ours that passes requests on to another one, and has a fault. */
export async function faultyNode(url: string) {
  let fault: Fault | undefined
  let isFirst = true
  let hasApproved = false
  let isWaiting = false
  let isKnown = false
  let late = 0
  let asked = 0
  let newest = ''
  let still = 0

  const send = async (body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    // The node may close a kept connection just as the next request is on its way.
    const request = open(url, { method: 'POST', headers, agent: false })
    request.end(JSON.stringify(body))
    const [response] = await once(request, 'response')
    return (await json(response)) as { result: string }
  }

  /** A program that waits for a block which it has missed gets another one, unless what it waits for is held back. */
  const pass = async (request: Request) => {
    const answer = await send(request)
    if (request.method !== 'eth_blockNumber' || isWaiting) return answer
    still = answer.result === newest ? still + 1 : 0
    newest = answer.result
    if (still > 0 && still % STILL_LOOKS === 0)
      await send({ jsonrpc: '2.0', id: 0, method: 'evm_mine', params: [] })
    return answer
  }

  const answer = async (request: Request): Promise<unknown> => {
    const { id, method } = request
    if (fault === 'signs for nobody' && method === 'eth_accounts')
      return { jsonrpc: '2.0', id, result: [] }
    if (fault === 'has no receipts' && method === 'eth_getTransactionReceipt')
      return { jsonrpc: '2.0', id, result: null }
    // For a receipt twice, then for the block's number, once the program has the receipt.
    const asksNext = asked === 3 ? 'eth_blockNumber' : 'eth_getTransactionReceipt'
    if (fault === 'has a receipt late' && method === asksNext) {
      asked++
      if (asked === 1) return { jsonrpc: '2.0', id, result: null }
      const error = { code: -32000, message: 'header not found' }
      if (asked === 2 || asked === 4) return { jsonrpc: '2.0', id, error }
    }
    if (typeof fault !== 'object' && fault !== 'lags') return pass(request)
    if (typeof fault === 'object' && 'code' in fault) {
      const isDue =
        'after' in fault
          ? !isFirst
          : !('once' in fault) || (isFirst && hasApproved && fault.once === method)
      if ('after' in fault && fault.after === method) isFirst = false
      if (isDue) {
        isFirst = false
        return { jsonrpc: '2.0', id, error: fault }
      }
    }
    // Few nodes have it; viem then asks for each part.
    if (method === 'eth_fillTransaction')
      return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }
    const sends = method === 'eth_sendRawTransaction' || method === 'eth_sendTransaction'
    const approves = sends && JSON.stringify(request.params).includes(APPROVE.slice(2))
    if (approves) hasApproved = true
    if (typeof fault === 'object' && 'replaced' in fault) {
      if (sends && !approves && !isWaiting) {
        isWaiting = true
        await send({ jsonrpc: '2.0', id: 0, method: 'evm_setAutomine', params: [false] })
        return send(request)
      }
      // viem has read the transaction, by which it recognises a replacement, and passes over blocks while it reads one.
      if (isWaiting && isWholeBlock(request)) {
        const block = await send(request)
        isKnown = true
        return block
      }
      if (isKnown && method === 'eth_blockNumber') {
        const { replaced } = fault
        fault = undefined
        await replaced()
        isWaiting = false
      }
    }
    if (typeof fault === 'object' && 'slow' in fault && (isFirst || sends)) {
      isFirst = false
      const current = fault
      await setTimeout(fault.slow)
      // The program has ended meanwhile, and its chain with it.
      if (fault !== current) return { jsonrpc: '2.0', id, error: { code: -32000, message: 'gone' } }
    }
    if (typeof fault === 'object' && 'overtaken' in fault && isFirst && spends(request)) {
      isFirst = false
      await fault.overtaken()
    }
    const at = BLOCK_AT[method]
    if (fault === 'lags' && at !== undefined && late > 0) {
      late--
      const { result } = await send({ ...request, method: 'eth_blockNumber', params: [] })
      const params = [...(request.params ?? [])]
      if (!/^0x/.test(String(params[at]))) params[at] = `0x${(Number(result) - 1).toString(16)}`
      return send({ ...request, params })
    }
    if (sends) late = LATE_READS
    return pass(request)
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await text(request))
    if (typeof fault === 'object' && 'status' in fault) {
      // Without this, ethers waits for random times, in all for minutes; one in a hundred of them the runner would
      // take for a limit of the program's own, and not shorten.
      response.writeHead(fault.status, { 'retry-after': '1' }).end('Too Many Requests')
      return
    }
    const refused = fault === 'refuses batches' && Array.isArray(body)
    const message = 'batches are not supported'
    const answers = refused
      ? { jsonrpc: '2.0', id: null, error: { code: -32600, message } }
      : await (Array.isArray(body) ? Promise.all(body.map(answer)) : answer(body))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers))
  }
  const server = createServer((request, response) => {
    // Without an answer, a program would wait for minutes.
    respond(request, response).catch(error => response.writeHead(502).end(`${error}`))
  })
  server.listen(0, '127.0.0.1')
  await new Promise(ready => server.once('listening', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on. */
    fail(next: Fault | undefined) {
      fault = next
      isFirst = true
      hasApproved = false
      isWaiting = false
      isKnown = false
      late = 0
      asked = 0
    },
    stop: () => server.close(),
  }
}
