import type { Deployment } from '../deployment'
import { accountMethods } from './accounts'
import { callMethods, type Request } from './calls'
import { controlMethods } from './controls'
import { REVERTED, RpcError } from './errors'
import { CHAIN_ID } from './evm'
import { encode, formatBlock } from './formats'
import { Ledger, type LedgerDump, type MinedTransaction } from './ledger'
import { logMethods } from './logs'
import { transactionMethods } from './transactions'

export type { MinedTransaction } from './ledger'

/** A chain as JSON, with the addresses on it and the key of a funded account. */
export type Snapshot = LedgerDump & { deployment: Deployment; key: string }

type Call = { method: string; params?: unknown[] }
type Method = (...params: never[]) => unknown

const SECONDS_BETWEEN_LOOKS = 5

/** A development chain that answers JSON-RPC as anvil does, one request after the other. */
export class PageChain {
  /** Called for every transaction that has been put into a block, reverted ones included. */
  onTransaction?: (mined: MinedTransaction) => void
  /** Called for every call or estimate asked for by `answer` that reverts, with what it returns. */
  onRevert?: (request: Request, returned: string) => void
  #ledger: Ledger
  #methods: Map<string, Method>
  #last: Promise<unknown> = Promise.resolve()

  private constructor(ledger: Ledger) {
    this.#ledger = ledger
    const methods: Record<string, Method> = {
      net_version: () => String(CHAIN_ID),
      eth_chainId: () => BigInt(CHAIN_ID),
      eth_blockNumber: () => BigInt(ledger.newest.number),
      eth_getBlockByNumber: (tag: string, full: boolean) =>
        formatBlock(ledger.blocks[ledger.height(tag)], full),
      eth_getBlockByHash: (wanted: string, full: boolean) => {
        const block = ledger.blocks.find(({ hash }) => hash === wanted)
        return formatBlock(block, full)
      },
      ...accountMethods(ledger),
      ...callMethods(ledger),
      ...logMethods(ledger),
      ...transactionMethods(ledger, mined => this.onTransaction?.(mined)),
      ...controlMethods(ledger),
    }
    this.#methods = new Map(Object.entries(methods))
  }

  static open(dump: LedgerDump): PageChain {
    return new PageChain(new Ledger(dump))
  }

  dump(): LedgerDump {
    return this.#ledger.dump()
  }

  /** Unix time in seconds of the newest block. */
  get time(): number {
    return this.#ledger.newest.time
  }

  /**
   * EIP-1193.
   * @throws {RpcError} with `code`, `message` and, for reverts, `data`
   */
  request({ method, params = [] }: Call): Promise<unknown> {
    const answer = this.#last.then(async () => {
      const found = this.#methods.get(method)
      if (!found) throw new RpcError(-32601, 'Method not found')
      try {
        return encode(await found(...(params as never[])))
      } catch (error) {
        throw error instanceof RpcError ? error : new RpcError(-32602, String(error))
      }
    })
    // A read of the past undoes state meanwhile, so that no other request may run.
    this.#last = answer.catch(() => {})
    return answer
  }

  /** Answers the body of a JSON-RPC POST, single or batch, as text. */
  async answer(body: string): Promise<string> {
    const asked = JSON.parse(body)
    const one = async (call: Call & { id: unknown }) => {
      const common = { jsonrpc: '2.0', id: call.id }
      try {
        return { ...common, result: await this.request(call) }
      } catch (error) {
        const { code, message, data } = error as RpcError
        if (code === REVERTED) this.onRevert?.(call.params?.[0] as Request, data ?? '0x')
        return { ...common, error: { code, message, data } }
      }
    }
    return JSON.stringify(await (Array.isArray(asked) ? Promise.all(asked.map(one)) : one(asked)))
  }
}

/**
 * Makes a block when there was none for some seconds: a wait that missed the block of its
 * transaction goes on at the next one.
 * @returns what ends it
 */
export function mineWhenStill(chain: PageChain): () => void {
  let seen: unknown
  const timer = setInterval(async () => {
    const newest = await chain.request({ method: 'eth_blockNumber' })
    if (newest === seen) await chain.request({ method: 'evm_mine' })
    seen = newest
  }, SECONDS_BETWEEN_LOOKS * 1000)
  return () => clearInterval(timer)
}
