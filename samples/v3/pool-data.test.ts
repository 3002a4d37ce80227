import { Percent } from '@uniswap/sdk-core'
import {
  FeeAmount,
  nearestUsableTick,
  Pool,
  Position,
  Route,
  TICK_SPACINGS,
  TickListDataProvider,
  TickMath,
  Trade,
} from '@uniswap/v3-sdk'
import { Contract, parseEther, toQuantity } from 'ethers'
import { getAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { connect } from '../connection-viem'
import { environment } from '../environment'
import { approveCost } from './approve.fixture'
import { poolAddress, toAmount, tokensOf } from './background'
import { collect } from './collecting-fees'
import { addLiquidity, mintExample } from './minting'
import * as minting from './minting-viem'
import { remove } from './modifying-position'
import * as sample from './pool-data'
import * as data from './pool-data-viem'
import { poolAt } from './position'
import { priceFrom } from './position-data'
import { type At, quoteExactInput } from './quoting'
import { ChainTicks } from './routing'
import { allWords, wordsBetween } from './ticks'
import { directRoute, now, readPool, sell, swap } from './trading'
import * as viem from './trading-viem'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B, C } = tokensOf(swapx)
const { MEDIUM } = FeeAmount
const address = poolAddress(swapx, A, B, MEDIUM)
const newest = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})

async function blockOf({ blockTag }: At): Promise<sample.Loaded['block']> {
  const block = await provider.getBlock(blockTag)
  if (!block) throw new Error('There is no such block.')
  return block
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('pool-data.out.txt')
})

describe('words', () => {
  test.each([
    [1, 6932, -3466],
    [10, 694, -347],
    [60, 116, -58],
    [200, 36, -18],
  ])('spacing %i has %i', (spacing, count, first) => {
    const words = allWords(spacing)
    expect(words).toHaveLength(count)
    expect(words[0]).toBe(first)
    expect(words.at(-1)).toBe(-first - 1)
  })

  test('around a price they are few', () => {
    expect(wordsBetween(-272_000, -266_000, 60)).toEqual([-18])
    expect(wordsBetween(-15_361, 15_360, 60)).toEqual([-2, -1, 0, 1])
  })
})

describe('ticks', () => {
  test('all words are two requests over HTTP', async () => {
    const at = await newest()
    const sizes: number[] = []
    const count = ({ action, payload }: { action: string; payload: unknown }) => {
      if (action === 'sendRpcPayload') sizes.push(Array.isArray(payload) ? payload.length : 1)
    }
    await provider.on('debug', count)
    await sample.loadTicks(at, address, allWords(60))
    await provider.off('debug', count)
    expect(sizes).toEqual([100, 16])
  })

  test('are those of the pool, in order', async () => {
    await mintExample(await newest(), signer, await terms())
    const at = await newest()
    const ticks = await sample.loadTicks(at, address, allWords(60))
    expect(ticks.map(({ index }) => index)).toEqual([-887_220, -270_420, -268_440, 887_220])
    const chain = new ChainTicks(at, address)
    for (const { index, liquidityNet } of ticks) {
      expect(await chain.getTick(index)).toEqual({ liquidityNet })
    }
  })

  test('of an old block stay those of that block', async () => {
    const at = await newest()
    await mintExample(at, signer, await terms())
    expect(await sample.loadTicks(at, address, allWords(60))).toHaveLength(2)
  })

  test('that have changed are noticed, and give another quote until then', async () => {
    const first = await newest()
    const { pool, block } = await sample.loadPool(first, A, B, MEDIUM)
    expect(block.number).toBe(first.blockTag)
    const { tokenId } = await mintExample(first, signer, await terms())
    const second = await newest()
    expect(await sample.ticksChanged(second, address, block)).toBe(true)
    expect(await sample.ticksChanged(second, address, await blockOf(second))).toBe(false)
    // A node that lags behind has not seen the block of the ticks.
    expect(await sample.ticksChanged(first, address, await blockOf(second))).toBe(true)
    await collect(second, signer, tokenId)
    expect(await sample.ticksChanged(await newest(), address, await blockOf(second))).toBe(true)
    const amount = toAmount(A, parseEther('1000'))
    const stale = await readPool(second, A, B, MEDIUM, pool.tickDataProvider)
    const [output] = await stale.getOutputAmount(amount)
    const quote = await quoteExactInput(second, amount, B, MEDIUM)
    expect(output.equalTo(quote.amount)).toBe(false)
    const third = await newest()
    await remove(third, signer, tokenId, new Percent(1), await terms())
    expect(await sample.ticksChanged(await newest(), address, await blockOf(third))).toBe(true)
  })

  test('of a block that the chain has replaced are out of date', async () => {
    const replaced = await node.send('evm_snapshot', [])
    await mintExample(await newest(), signer, await terms())
    const old = await newest()
    const { block } = await sample.loadPool(old, A, B, MEDIUM)
    await node.send('evm_revert', [replaced])
    await node.send('anvil_mine', [toQuantity(old.blockTag - (await newest()).blockTag)])
    const present = await newest()
    expect(present.blockTag).toBe(old.blockTag)
    expect(await sample.ticksChanged(present, address, block)).toBe(true)
    expect(await sample.ticksChanged(present, address, await blockOf(present))).toBe(false)
  })

  test('are looked for in spans of blocks, each block in one of them', async () => {
    const before = await blockOf(await newest())
    await mintExample(await newest(), signer, await terms())
    const minted = await newest()
    await node.send('anvil_mine', ['0x7'])
    const at = await newest()
    const spans: unknown[][] = []
    const getLogs = async ({ fromBlock, toBlock }: { fromBlock: number; toBlock: number }) => {
      spans.push([fromBlock - minted.blockTag, toBlock - minted.blockTag])
      return []
    }
    const block = await blockOf(minted)
    const counting = { ...at, provider: { getLogs, getBlock: async () => block } as never }
    expect(await sample.ticksChanged(counting, address, block, 3)).toBe(false)
    expect(spans).toEqual([
      [1, 3],
      [4, 6],
      [7, 7],
    ])
    expect(await sample.ticksChanged(at, address, before, 3)).toBe(true)
    expect(await sample.ticksChanged(at, address, block, 3)).toBe(false)
  })

  test('crossed by a swap keep their numbers', async () => {
    await mintExample(await newest(), signer, await terms())
    const at = await newest()
    const before = await sample.loadTicks(at, address, allWords(60))
    const sale = await sell(
      at,
      await directRoute(at, A, B, MEDIUM),
      toAmount(A, parseEther('1000')),
    )
    const options = { ...(await terms()), recipient: signer.address }
    await swap(signer, swapx, sale, options, new Percent(50, 100))
    const after = await readPool(await newest(), A, B, MEDIUM)
    expect(after.tickCurrent).toBeLessThan(-270_420)
    expect(await sample.loadTicks(await newest(), address, allWords(60))).toEqual(before)
  })
})

test('a tick that is crossed for the first time costs about 38,000 gas', async () => {
  const sale = async () => {
    const at = await newest()
    const route = await directRoute(at, A, B, MEDIUM)
    const trade = await sell(at, route, toAmount(A, parseEther('200')))
    const terms200 = { ...(await terms()), recipient: signer.address }
    const { gasUsed } = await swap(signer, swapx, trade, terms200, new Percent(20, 100))
    return Number(gasUsed)
  }
  const fresh = await node.send('evm_snapshot', [])
  const without = await sale()
  await node.send('evm_revert', [fresh])
  const pool = await readPool(await newest(), A, B, MEDIUM)
  const top = nearestUsableTick(pool.tickCurrent, 60) - 60
  for (let tickUpper = top; tickUpper > top - 600; tickUpper -= 60) {
    const range = { pool, tickLower: tickUpper - 60, tickUpper }
    const dust = Position.fromAmount1({ ...range, amount1: '1000' })
    await approveCost(signer, swapx, dust)
    await addLiquidity(signer, swapx, dust, {
      ...{ slippageTolerance: new Percent(50, 100), deadline: await deadline() },
      recipient: signer.address,
    })
  }
  expect(((await sale()) - without) / 11_000).toBeCloseTo(38, -0.5)
}, 30_000)

describe('a fee that the SDK does not know', () => {
  const odd = 2500 as FeeAmount
  const forget = () => delete (TICK_SPACINGS as Record<number, number>)[odd]
  // Other files share the SDK.
  afterEach(forget)

  async function oddPool() {
    const abi = ['function enableFeeAmount(uint24 fee, int24 spacing)']
    const factory = new Contract(swapx.v3Factory, abi, await node.getSigner())
    await (await factory.getFunction('enableFeeAmount')(2500, 50)).wait()
    const manager = new Contract(
      swapx.nonfungiblePositionManager,
      [
        'function createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
        'function mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
      ],
      signer,
    )
    const root = poolAt(MEDIUM, priceFrom(A, C, '0.5')).sqrtRatioX96.toString()
    await (
      await manager.getFunction('createAndInitializePoolIfNecessary')(
        A.address,
        C.address,
        2500,
        root,
      )
    ).wait()
    for (const token of [A, C]) {
      const contract = new Contract(token.address, ['function approve(address,uint256)'], signer)
      const { nonfungiblePositionManager } = swapx
      await (
        await contract.getFunction('approve')(nonfungiblePositionManager, parseEther('100'))
      ).wait()
    }
    const amounts = [parseEther('100'), parseEther('50'), 1n, 1n]
    const params = [A.address, C.address, 2500, -8000, -6000, ...amounts, signer.address]
    await (await manager.getFunction('mint')([...params, await deadline()])).wait()
  }

  test('swaps with its own spacing', async () => {
    await oddPool()
    const at = await newest()
    const { pool, spacing } = await sample.loadPool(at, A, C, odd)
    expect(spacing).toBe(50)
    expect(pool.tickSpacing).toBe(50)
    const range = { tickLower: -8000, tickUpper: -6000 }
    expect(new Position({ pool, ...range, liquidity: 1 }).liquidity.toString()).toBe('1')
    const amount = toAmount(A, parseEther('10'))
    const [output] = await pool.getOutputAmount(amount)
    const quote = await quoteExactInput(at, amount, C, odd)
    expect(output.equalTo(quote.amount)).toBe(true)
    const trade = await Trade.exactIn(new Route([pool], A, C), amount)
    expect(trade.outputAmount.equalTo(output)).toBe(true)
  })

  test('has errors where the SDK wants the spacing', async () => {
    await oddPool()
    const at = await newest()
    const { pool, ticks, spacing } = await sample.loadPool(at, A, C, odd)
    forget()
    const withTicks = (list: TickListDataProvider | typeof ticks) =>
      new Pool(A, C, odd, pool.sqrtRatioX96, pool.liquidity, pool.tickCurrent, list)
    expect(() => withTicks(ticks)).toThrow('Invariant failed: TICK_SPACING_NONZERO')
    const plain = withTicks(new TickListDataProvider(ticks, spacing))
    await expect(plain.getOutputAmount(toAmount(A, 1000n))).rejects.toThrow(
      'Invariant failed: TICK',
    )
    const [tickLower, tickUpper] = [-8000, -6000]
    expect(() => new Position({ pool, tickLower, tickUpper, liquidity: 1 })).toThrow(
      'Invariant failed: TICK_LOWER',
    )
  })
})

describe('what a reader meets', () => {
  test('a part of the ticks', async () => {
    await mintExample(await newest(), signer, await terms())
    const at = await newest()
    const left = await sample.loadTicks(at, address, wordsBetween(-887_272, -270_000, 60))
    expect(left).toHaveLength(3)
    expect(() => new TickListDataProvider(left, 60)).toThrow('Invariant failed: ZERO_NET')
  })

  test('ticks in another order, or of another spacing', async () => {
    const ticks = await sample.loadTicks(await newest(), address, allWords(60))
    expect(() => new TickListDataProvider([...ticks].reverse(), 60)).toThrow(
      'Invariant failed: SORTED',
    )
    expect(() => new TickListDataProvider(ticks, 200)).toThrow('Invariant failed: TICK_SPACING')
  })

  test('no pool', async () => {
    await expect(sample.loadPool(await newest(), A, B, FeeAmount.LOW)).rejects.toThrow(
      'could not decode result data (value="0x"',
    )
    const none = poolAddress(swapx, A, B, FeeAmount.LOW)
    await expect(sample.loadTicks(await newest(), none, [0])).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('the wrong address for TickLens', async () => {
    const at = { ...(await newest()), swapx: { ...swapx, tickLens: swapx.quoter } }
    await expect(sample.loadTicks(at, address, [0])).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('a word that does not exist', async () => {
    await expect(sample.loadTicks(await newest(), address, [32_768])).rejects.toThrow(
      'value out-of-bounds',
    )
  })

  test('a quote beyond the last tick is partial, as always', async () => {
    const { pool } = await sample.loadPool(await newest(), A, B, MEDIUM)
    const [, after] = await pool.getOutputAmount(toAmount(A, 10n ** 36n))
    expect(after.tickCurrent).toBe(TickMath.MIN_TICK)
  })
})

describe('with viem', () => {
  const { client } = connect(environment)
  const newest = () => viem.now(swapx, client)
  const pool = getAddress(address)

  test('ticks that have changed are noticed in each span of blocks', async () => {
    const { block: before } = await data.loadPool(await newest(), A, B, MEDIUM)
    await minting.mintExample(await newest(), client, await terms())
    const { block: minted } = await data.loadPool(await newest(), A, B, MEDIUM)
    await node.send('anvil_mine', ['0x7'])
    const at = await newest()
    for (const span of [1n, 3n, 500n]) {
      expect(await data.ticksChanged(at, pool, before, span)).toBe(true)
      expect(await data.ticksChanged(at, pool, minted, span)).toBe(false)
    }
  })

  test('ticks of a block that the chain has replaced are out of date', async () => {
    const replaced = await node.send('evm_snapshot', [])
    await minting.mintExample(await newest(), client, await terms())
    const old = await newest()
    const { block } = await data.loadPool(old, A, B, MEDIUM)
    await node.send('evm_revert', [replaced])
    const shorter = await newest()
    expect(await data.ticksChanged(shorter, pool, block)).toBe(true)
    const missing = Number(old.blockNumber - shorter.blockNumber)
    await node.send('anvil_mine', [toQuantity(missing)])
    expect(await data.ticksChanged(await newest(), pool, block)).toBe(true)
  })

  test('a word that does not exist, and no pool', async () => {
    const at = await newest()
    await expect(data.loadTicks(at, pool, [32_768])).rejects.toThrow(
      'is not in safe 16-bit signed integer range',
    )
    await expect(data.loadPool(at, A, B, FeeAmount.LOW)).rejects.toThrow('returned no data ("0x")')
  })
})
