import {
  FetchRequest,
  id,
  JsonRpcProvider,
  parseEther,
  toUtf8Bytes,
  toUtf8String,
  Wallet,
} from 'ethers'
import { fund } from '../chain/seed'
import { deploymentAt, furnish } from '../chain/start'
import { PageChain, type Snapshot } from './chain'
import { CHAIN_ID } from './evm'
import { ACCOUNT } from './transactions'

/** Fixed, as is the key, so that the snapshot is the same in each build. */
const FIRST_BLOCK = Date.UTC(2026, 0) / 1000

/**
 * A chain of one block and one account, which has 10,000 of the native currency.
 * @param time Unix time of the block, in seconds
 */
export function emptyChain(time: number): PageChain {
  const native = parseEther('10000').toString(16)
  return PageChain.open({
    accounts: { [ACCOUNT]: [0, `0x${native}`, id('')] },
    storage: {},
    codes: {},
    blocks: [{ time, baseFee: '0x3b9aca00', gasUsed: '0x0', transactionHash: null, logs: [] }],
  })
}

/** The chain of `npm run chain` with a funded account. It is the same each time. */
export async function makeSnapshot(): Promise<Snapshot> {
  const chain = emptyChain(FIRST_BLOCK)
  const deployment = deploymentAt('http://127.0.0.1:8545')
  const provider = providerOf(chain)
  const account = new Wallet(id('SwapX'))
  await chain.request({ method: 'anvil_setBlockTimestampInterval', params: [1] })
  await furnish(provider, deployment)
  await fund(provider, deployment, account.address)
  provider.destroy()
  return { ...chain.dump(), deployment, key: account.privateKey }
}

/** A provider of ethers whose requests the chain answers. */
export function providerOf(chain: PageChain): JsonRpcProvider {
  const connection = new FetchRequest('http://127.0.0.1:8545')
  connection.getUrlFunc = async ({ body }) => {
    const answer = await chain.answer(toUtf8String(body as Uint8Array))
    return { statusCode: 200, statusMessage: 'OK', headers: {}, body: toUtf8Bytes(answer) }
  }
  const options = { staticNetwork: true, cacheTimeout: -1, batchMaxCount: 1 }
  return new JsonRpcProvider(connection, CHAIN_ID, options)
}
