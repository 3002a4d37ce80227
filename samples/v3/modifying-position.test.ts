import { Percent } from '@uniswap/sdk-core'
import { NonfungiblePositionManager, type RemoveLiquidityOptions } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { toAmount, tokensOf } from './background'
import { tokenIdsOf, tradeThereAndBack } from './fetching-positions'
import { addLiquidity, mintExample, sendToManager } from './minting'
import * as sample from './modifying-position'
import { movePrice } from './move-price.fixture'
import { positionWith } from './position'
import { managerAbi, readPosition } from './position-data'
import { directRoute, now, sell, swap } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, signer)
const now_ = () => now(swapx, provider)
const half = new Percent(50, 100)
const all = new Percent(100, 100)
const fiftyA = toAmount(A, parseEther('50'))
const someB = { least: toAmount(B, 80_000_000n), most: toAmount(B, 200_000_000n) }
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})
const mint = async () => (await mintExample(await now_(), signer, await terms())).tokenId

/** The options of a withdrawal, with changes. */
async function options(
  tokenId: bigint,
  change: Partial<RemoveLiquidityOptions> = {},
): Promise<RemoveLiquidityOptions> {
  return {
    ...(await terms()),
    tokenId: tokenId.toString(),
    liquidityPercentage: all,
    collectOptions: {
      expectedCurrencyOwed0: toAmount(A, 0n),
      expectedCurrencyOwed1: toAmount(B, 0n),
      recipient: signer.address,
    },
    ...change,
  }
}

/** Sells A until the price of A is lower by some thousandths. */
async function sellA(amount: string) {
  const at = await now_()
  const sale = await sell(at, await directRoute(at, A, B, 3000), toAmount(A, parseEther(amount)))
  await swap(signer, swapx, sale, { ...(await terms()), recipient: signer.address })
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('modifying-position.out.txt')
})

describe('an increase', () => {
  test('costs no more B than was named, where somebody has pushed the price', async () => {
    const tokenId = await mint()
    await movePrice(signer, swapx, 900, await deadline())
    const pushed = sample.increase(await now_(), signer, tokenId, fiftyA, someB, await terms())
    await expect(pushed).rejects.toThrow(/^The position costs \d+\.\d+ B, more than 200\.$/)
  })

  test('costs no less B than was named, either', async () => {
    const tokenId = await mint()
    await movePrice(signer, swapx, -600, await deadline())
    const pushed = sample.increase(await now_(), signer, tokenId, fiftyA, someB, await terms())
    await expect(pushed).rejects.toThrow(/^The position may cost \d+\.\d+ B, less than 80\.$/)
  })

  test('keeps the ticks, also after a move of the price', async () => {
    const tokenId = await mint()
    const before = await readPosition(await now_(), tokenId)
    await sellA('10')
    const { liquidity } = await sample.increase(
      await now_(),
      signer,
      tokenId,
      fiftyA,
      someB,
      await terms(),
    )
    const after = await readPosition(await now_(), tokenId)
    expect([after.tickLower, after.tickUpper]).toEqual([before.tickLower, before.tickUpper])
    expect(BigInt(after.liquidity.toString())).toBe(BigInt(before.liquidity.toString()) + liquidity)
    expect(await tokenIdsOf(await now_(), signer.address)).toEqual([tokenId])
  })

  test('is open to everybody, and belongs to the owner', async () => {
    const before = await readPosition(await now_(), 1n)
    await sample.increase(await now_(), signer, 1n, fiftyA, someB, await terms())
    const after = await readPosition(await now_(), 1n)
    expect(Number(after.liquidity)).toBeGreaterThan(Number(before.liquidity))
    expect(await manager.getFunction('ownerOf')(1n)).not.toBe(signer.address)
    const back = sample.remove(await now_(), signer, 1n, half, await terms())
    await expect(back).rejects.toThrow('execution reverted: "Not approved"')
  })

  test('with a recipient is a mint', async () => {
    const tokenId = await mint()
    const { pool, tickLower, tickUpper } = await readPosition(await now_(), tokenId)
    const addition = positionWith(pool, { tickLower, tickUpper }, fiftyA)
    const both = {
      ...(await terms()),
      tokenId: tokenId.toString(),
      recipient: signer.address,
    }
    const added = await addLiquidity(signer, swapx, addition, both)
    expect(added.tokenId).toBe(tokenId + 1n)
    const surplus = { ...(await terms()), recipient: signer.address }
    const increased = await sample.increase(await now_(), signer, tokenId, fiftyA, someB, surplus)
    expect(increased.tokenId).toBe(tokenId)
  })
})

describe('a withdrawal', () => {
  test('of a half, sent twice, is one of everything', async () => {
    const tokenId = await mint()
    const position = await readPosition(await now_(), tokenId)
    const encoded = NonfungiblePositionManager.removeCallParameters(
      position,
      await options(tokenId, { liquidityPercentage: half }),
    )
    await sendToManager(signer, swapx, encoded)
    await sendToManager(signer, swapx, encoded)
    const left = Number((await readPosition(await now_(), tokenId)).liquidity)
    // An odd number of units leaves one.
    expect(left).toBeLessThanOrEqual(1)
  })

  test('of a half pays all fees, and another one straight after it pays none', async () => {
    const tokenId = await mint()
    const at = await now_()
    await tradeThereAndBack(at, signer, toAmount(A, parseEther('10')), B, await terms())
    const { principal, paid } = await sample.remove(
      await now_(),
      signer,
      tokenId,
      half,
      await terms(),
    )
    const fees = [paid[0] - principal[0], paid[1] - principal[1]]
    expect(fees).toEqual([20_478_859_475_956_642n, 40_706n])
    const rest = await sample.remove(await now_(), signer, tokenId, all, await terms())
    expect(rest.paid).toEqual(rest.principal)
  })

  test('and a mint are found in their receipts, however the address is written', async () => {
    const { nonfungiblePositionManager: address } = swapx
    const lower = { ...swapx, nonfungiblePositionManager: address.toLowerCase() }
    const at = { ...(await now_()), swapx: lower }
    const { tokenId } = await mintExample(at, signer, await terms())
    const later = { ...(await now_()), swapx: lower }
    const { paid } = await sample.remove(later, signer, tokenId, all, await terms())
    expect(paid[1]).toBe(215_471_340n)
  })

  test('of everything burns the NFT', async () => {
    const tokenId = await mint()
    await sample.remove(await now_(), signer, tokenId, all, await terms())
    await expect(manager.getFunction('positions')(tokenId)).rejects.toThrow(
      'execution reverted: "Invalid token ID"',
    )
    await expect(manager.getFunction('ownerOf')(tokenId)).rejects.toThrow(
      'execution reverted: "ERC721: owner query for nonexistent token"',
    )
  })

  test('of everything without burning leaves an empty NFT', async () => {
    const tokenId = await mint()
    const position = await readPosition(await now_(), tokenId)
    const encoded = NonfungiblePositionManager.removeCallParameters(
      position,
      await options(tokenId),
    )
    await sendToManager(signer, swapx, encoded)
    const { liquidity } = await readPosition(await now_(), tokenId)
    expect(liquidity.toString()).toBe('0')
    const again = sample.remove(await now_(), signer, tokenId, half, await terms())
    await expect(again).rejects.toThrow('Invariant failed: ZERO_LIQUIDITY')
  })

  test('does not look at the expected amounts of tokens', async () => {
    const tokenId = await mint()
    const position = await readPosition(await now_(), tokenId)
    const expected = toAmount(A, 10n ** 30n)
    const given = await options(tokenId)
    const collectOptions = { ...given.collectOptions, expectedCurrencyOwed0: expected }
    const absurd = { ...given, collectOptions }
    const encoded = NonfungiblePositionManager.removeCallParameters(position, absurd)
    const { paid } = sample.removed(await sendToManager(signer, swapx, encoded), swapx)
    expect(paid[1]).toBe(215_471_340n)
  })

  test('bears the whole tolerance', async () => {
    const tokenId = await mint()
    const prepared = await now_()
    await sellA('7.2')
    const { pool: moved } = await readPosition(await now_(), tokenId)
    const { pool } = await readPosition(prepared, tokenId)
    const move = moved.priceOf(A).divide(pool.priceOf(A)).subtract(1).multiply(100)
    expect(move.toFixed(2)).toBe('-0.45')
    await sample.remove(prepared, signer, tokenId, half, await terms())
    await sellA('1')
    await expect(sample.remove(prepared, signer, tokenId, half, await terms())).rejects.toThrow(
      'execution reverted: "Price slippage check"',
    )
  })

  test('without collecting pays nothing: the amounts stay with the manager', async () => {
    const tokenId = await mint()
    const { liquidity } = await readPosition(await now_(), tokenId)
    const decrease = [tokenId.toString(), liquidity.toString(), '1', '1', await deadline()]
    const calldata = NonfungiblePositionManager.INTERFACE.encodeFunctionData('decreaseLiquidity', [
      decrease,
    ])
    const receipt = await sendToManager(signer, swapx, { calldata, value: '0x00' })
    expect(sample.removed(receipt, swapx).paid).toEqual([0n, 0n])
    const { tokensOwed0, tokensOwed1 } = await manager.getFunction('positions')(tokenId)
    expect([tokensOwed0, tokensOwed1]).toEqual(sample.removed(receipt, swapx).principal)
  })
})

describe('what a reader meets', () => {
  test('burning with less than everything', async () => {
    const tokenId = await mint()
    const position = await readPosition(await now_(), tokenId)
    const some = await options(tokenId, { liquidityPercentage: half, burnToken: true })
    const encode = () => NonfungiblePositionManager.removeCallParameters(position, some)
    expect(encode).toThrow('Invariant failed: CANNOT_BURN')
  })

  test('a percentage as a fraction', () => {
    expect(() => new Percent(0.5)).toThrow(
      'The number 0.5 cannot be converted to BigInt because it is not an integer',
    )
  })

  test('liquidity that has changed since it was read', async () => {
    const tokenId = await mint()
    const read = await now_()
    await sample.increase(await now_(), signer, tokenId, fiftyA, someB, await terms())
    await expect(sample.remove(read, signer, tokenId, all, await terms())).rejects.toThrow(
      'execution reverted: "Not cleared"',
    )
    const later = await now_()
    await sample.remove(later, signer, tokenId, half, await terms())
    await expect(sample.remove(later, signer, tokenId, all, await terms())).rejects.toThrow(
      'execution reverted (no data present',
    )
  })

  test('no approval for the addition: the mint has taken its own back', async () => {
    const tokenId = await mint()
    const { pool, tickLower, tickUpper } = await readPosition(await now_(), tokenId)
    const addition = positionWith(pool, { tickLower, tickUpper }, fiftyA)
    const given = { ...(await terms()), tokenId: tokenId.toString() }
    const encoded = NonfungiblePositionManager.addCallParameters(addition, given)
    await expect(sendToManager(signer, swapx, encoded)).rejects.toThrow('"STF"')
  })

  test('the time is over', async () => {
    const tokenId = await mint()
    const late = { ...(await terms()), deadline: (await deadline()) - 601 }
    await expect(sample.remove(await now_(), signer, tokenId, half, late)).rejects.toThrow(
      'execution reverted: "Transaction too old"',
    )
  })
})
