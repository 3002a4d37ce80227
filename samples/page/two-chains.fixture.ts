// For tests: an empty chain of anvil and one of the page, which starts as anvil's did.
import { gunzipSync } from 'node:zlib'
import { getBytes, JsonRpcProvider, toBeHex, toQuantity } from 'ethers'
import { afterAll, expect } from 'vitest'
import { startAnvil } from '../chain/anvil'
import { mined } from '../chain/seed'
import { deploymentAt } from '../chain/start'
import { emptyChain, providerOf } from './snapshot'
import { ACCOUNT } from './transactions'

type Json = Record<string, unknown>
type Answer = { result?: unknown; error?: object }

/** A contract that anvil has from the start, to deploy others with. */
const ANVILS_OWN = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

const node = await startAnvil(0)
const anvil = new JsonRpcProvider(node.url, undefined, { staticNetwork: true, cacheTimeout: -1 })
const { timestamp } = await anvil.send('eth_getBlockByNumber', ['0x0', false])
export const chain = emptyChain(Number(timestamp))

/** Where contracts are once `furnish` has placed them. */
export const swapx = deploymentAt(node.url)
export const providers = [anvil, providerOf(chain)]

afterAll(async () => {
  for (const provider of providers) provider.destroy()
  await node.stop()
})

/** How each chain answers a body, anvil first. */
const transports = [
  async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(node.url, { method: 'POST', headers, body })).text()
  },
  (body: string) => chain.answer(body),
]

/** Asks both chains. */
async function askBoth(method: string, params: unknown[]): Promise<[Answer, Answer]> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answers = await Promise.all(transports.map(send => send(body)))
  return answers.map(answer => JSON.parse(answer)) as [Answer, Answer]
}

/** Asks both chains, and compares what they answer, results and errors. */
export async function both(method: string, ...params: unknown[]): Promise<Answer> {
  const [theirs, ours] = await askBoth(method, params)
  expect(ours, `${method} ${JSON.stringify(params)}`).toEqual(theirs)
  return theirs
}

/** As `both`, for answers of which anvil says more, or which name a block by its hash. */
async function bothAlike<T>(method: string, params: unknown[], choose: (result: T) => unknown) {
  const [theirs, ours] = (await askBoth(method, params)).map(({ result }) => choose(result as T))
  expect(ours, `${method} ${JSON.stringify(params)}`).toEqual(theirs)
}

/**
 * Sends a transaction of the chain's account to both, and compares what came of it.
 * @returns whether it is in a block and has not reverted
 */
export async function send(transaction: Json): Promise<boolean> {
  return compareMined(await both('eth_sendTransaction', { from: ACCOUNT, ...transaction }))
}

/** As `send`, for one that is signed. */
export async function sendRaw(transaction: string): Promise<boolean> {
  return compareMined(await both('eth_sendRawTransaction', transaction))
}

async function compareMined({ result }: Answer): Promise<boolean> {
  if (!result) return false
  const success = await mined(anvil, result as string).then(
    () => true,
    () => false,
  )
  await bothAlike('eth_getTransactionReceipt', [result], withoutBlock)
  // Anvil has a receipt a moment before the transaction leaves the pool, where it is in no block.
  const inBlock = { blockNumber: expect.any(String) }
  await expect.poll(() => anvil.send('eth_getTransactionByHash', [result])).toMatchObject(inBlock)
  await bothAlike('eth_getTransactionByHash', [result], withoutBlock)
  return success
}

function withoutBlock({ blockHash, logsBloom, blobGasPrice, blockTimestamp, ...rest }: Json): Json {
  return rest.logs ? { ...rest, logs: (rest.logs as Json[]).map(withoutBlock) } : rest
}

/** Compares all blocks and all logs. */
export async function expectSameBlocks() {
  const newest = Number((await both('eth_blockNumber')).result)
  for (let number = 0; number <= newest; number += 1) {
    await bothAlike('eth_getBlockByNumber', [toQuantity(number), false], (block: Json) => {
      const { timestamp, baseFeePerGas, gasUsed, gasLimit, transactions } = block
      return { timestamp, baseFeePerGas, gasUsed, gasLimit, transactions }
    })
  }
  const everything = [{ fromBlock: '0x0', toBlock: 'latest' }]
  await bothAlike('eth_getLogs', everything, (logs: Json[]) => logs.map(withoutBlock))
}

/** Compares all accounts: balances, nonces, codes and storage. */
export async function expectSameState() {
  const packed = getBytes(await anvil.send('anvil_dumpState', []))
  const dumped = JSON.parse(gunzipSync(packed).toString()).accounts as Record<string, Account>
  const theirs = mapValues(dumped, ({ nonce, balance, code, storage }) => {
    const slots = Object.entries(storage).filter(([, value]) => BigInt(value) !== 0n)
    return { nonce: Number(nonce), balance, code, storage: Object.fromEntries(slots) }
  })
  const state = chain.dump()
  const ours = mapValues(state.accounts, ([nonce, balance, hash], address) => {
    const storage = mapValues(state.storage[address] ?? {}, value => toBeHex(value, 32))
    return { nonce, balance, code: state.codes[hash], storage }
  })
  const filled = Object.entries(theirs).filter(([address, { nonce, balance, code }]) => {
    return address !== ANVILS_OWN && (nonce > 0 || BigInt(balance) > 0n || code !== '0x')
  })
  expect(ours).toEqual(Object.fromEntries(filled))
}

type Account = { nonce: string; balance: string; code: string; storage: Record<string, string> }

function mapValues<T, R>(values: Record<string, T>, map: (value: T, key: string) => R) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]))
}
