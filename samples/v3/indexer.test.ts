import { Percent } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, type EventLog } from 'ethers'
import { getAddress } from 'viem'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { connect } from '../connection-viem'
import { environment } from '../environment'
import { poolAddress, tokensOf } from './background'
import { rangesIn } from './indexer'
import { mintExample } from './minting'
import { verified } from './pool-positions'
import { verified as verifiedWithViem } from './pool-positions-viem'
import { startSubgraph } from './subgraph.fixture'
import { now } from './trading'

const { swapx, provider, signer, deadline } = await testChain()
const { client } = connect(environment)
const { A, B } = tokensOf(swapx)
const pool = poolAddress(swapx, A, B, FeeAmount.MEDIUM)
const subgraph = await startSubgraph()
afterAll(() => subgraph.close())

const MINT = `event Mint(address sender, address indexed owner, int24 indexed tickLower,
  int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)`

/** What a subgraph has once it has read the pool's logs. */
async function index() {
  const contract = new Contract(pool, [MINT], provider)
  const logs = await contract.queryFilter('Mint')
  subgraph.mints = logs.map(log => {
    const { owner, tickLower, tickUpper } = (log as EventLog).args
    return {
      id: `${log.transactionHash}#${log.index}`,
      owner: owner.toLowerCase(),
      tickLower: `${tickLower}`,
      tickUpper: `${tickUpper}`,
      pool: pool.toLowerCase(),
    }
  })
  subgraph.block = await provider.getBlockNumber()
}

beforeEach(async () => {
  Object.assign(subgraph, { status: 200, failure: undefined, hasIndexingErrors: false, asked: [] })
  await index()
})

const ask = async (key?: string) =>
  await rangesIn({ url: subgraph.url, ...(key && { key }) }, pool, await provider.getBlockNumber())

describe('ranges', () => {
  test('the pool has what the indexer names, in both dialects', async () => {
    const at = await now(swapx, provider)
    const slippageTolerance = new Percent(50, 10_000)
    await mintExample(at, signer, { slippageTolerance, deadline: await deadline() })
    await index()
    const { block, ranges } = await ask()
    expect(ranges.length).toBeGreaterThan(1)
    const found = await verified({ swapx, provider, blockTag: block }, pool, ranges)
    expect(found.map(({ owner }) => getAddress(owner))).toEqual(
      found.map(() => swapx.nonfungiblePositionManager),
    )
    const there = { swapx, client, blockNumber: BigInt(block) }
    expect(await verifiedWithViem(there, getAddress(pool), ranges)).toEqual(found)
  })

  test('a range without liquidity is left out, a missing one is noticed', async () => {
    const { block, ranges } = await ask()
    const at = { swapx, provider, blockTag: block }
    const there = { swapx, client, blockNumber: BigInt(block) }
    const empty = { owner: signer.address.toLowerCase(), tickLower: -60, tickUpper: 60 }
    expect(await verified(at, pool, [...ranges, empty])).toEqual(await verified(at, pool, ranges))
    const missing = 'The indexer has missed a position.'
    await expect(verified(at, pool, ranges.slice(1))).rejects.toThrow(missing)
    const address = getAddress(pool)
    await expect(verifiedWithViem(there, address, ranges.slice(1))).rejects.toThrow(missing)
  })

  test('of a pool with more mints than a page has, each once', async () => {
    const owner = signer.address.toLowerCase()
    subgraph.mints = [...Array(2500).keys()].map(number => ({
      id: `0x${number.toString(16).padStart(64, '0')}#0`,
      owner,
      // Two mints for each range.
      tickLower: `${-60 * (1 + (number >> 1))}`,
      tickUpper: '60',
      pool: pool.toLowerCase(),
    }))
    const { ranges } = await ask()
    expect(ranges.length).toBe(1250)
    expect(ranges[0]).toEqual({ owner, tickLower: -60, tickUpper: 60 })
    // The state, then three pages of one block.
    expect(subgraph.asked.length).toBe(4)
    const blocks = subgraph.asked.slice(1).map(({ variables }) => variables.block)
    expect(new Set(blocks).size).toBe(1)
  })

  test('as of the older of the two newest blocks', async () => {
    const newest = await provider.getBlockNumber()
    for (const block of [newest + 3, newest - 3]) {
      subgraph.block = block
      expect((await ask()).block).toBe(Math.min(newest, block))
    }
  })

  test('a key travels in a header, and none without one', async () => {
    await ask('key')
    await ask()
    const keys = subgraph.asked.map(({ key }) => key)
    expect(keys).toEqual(['Bearer key', 'Bearer key', undefined, undefined])
  })
})

describe('an indexer is not believed', () => {
  test('that is far behind', async () => {
    subgraph.block -= 21
    const lag = (await provider.getBlockNumber()) - subgraph.block
    await expect(ask()).rejects.toThrow(`The indexer is ${lag} blocks behind.`)
  })

  test('that has skipped logs', async () => {
    subgraph.hasIndexingErrors = true
    await expect(ask()).rejects.toThrow('The indexer has missed logs.')
  })

  test('whose answer has errors, with the status 200', async () => {
    subgraph.failure = 'indexing_error'
    await expect(ask()).rejects.toThrow('The indexer: indexing_error')
  })

  test('that refuses', async () => {
    subgraph.status = 429
    await expect(ask()).rejects.toThrow('The indexer answers 429.')
  })
})
