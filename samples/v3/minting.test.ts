import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import { FeeAmount, NonfungiblePositionManager, type Pool, type Position } from '@uniswap/v3-sdk'
import { Contract, parseEther, ZeroAddress } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { nativeOf } from '../native-currency'
import { transferred } from '../transferred'
import { factoryAbi, tokenAbi } from './abi'
import { approve } from './approve.fixture'
import { toAmount, tokensOf, toRaw } from './background'
import * as sample from './minting'
import { movePrice } from './move-price.fixture'
import { cost, fullRange, poolAt, positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data'
import { now, readPool } from './trading'

const { swapx, provider, signer, node, deadline } = await testChain()
const { A, B, C } = tokensOf(swapx)
const { LOWEST, LOW, MEDIUM } = FeeAmount
const half = new Percent(50, 10_000)
const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, provider)
const now_ = () => now(swapx, provider)
const terms = async () => ({ slippageTolerance: half, deadline: await deadline() })
const options = async () => ({ ...(await terms()), recipient: signer.address })

async function examplePosition(amount = parseEther('100'), lowest = '1.8') {
  const pool = await readPool(await now_(), A, B, MEDIUM)
  const range = rangeBetween(pool, priceFrom(A, B, lowest), priceFrom(A, B, '2.2'))
  return positionWith(pool, range, toAmount(A, amount))
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('minting.out.txt')
})

describe('a mint', () => {
  test('costs no more B than was named, where somebody has pushed the price', async () => {
    await movePrice(signer, swapx, 900, await deadline())
    const pushed = sample.mintExample(await now_(), signer, await terms())
    await expect(pushed).rejects.toThrow(/^The position costs 4358\.\d+ B, more than 250\.$/)
  })

  test('costs no less B than was named, either', async () => {
    await movePrice(signer, swapx, -400, await deadline())
    const pushed = sample.mintExample(await now_(), signer, await terms())
    await expect(pushed).rejects.toThrow(/^The position may cost \d+\.\d+ B, less than 180\.$/)
  })

  test('costs no less B than was named, whatever the tolerance lets the manager take', async () => {
    const loose = { ...(await terms()), slippageTolerance: new Percent(2, 100) }
    const mint = sample.mintExample(await now_(), signer, loose)
    await expect(mint).rejects.toThrow(/^The position may cost 172\.\d+ B, less than 180\.$/)
  })

  test('makes the position, takes nearly what it costs, and leaves no allowance', async () => {
    const position = await examplePosition()
    const [costA, costB] = cost(position)
    const minted = await sample.mintExample(await now_(), signer, await terms())
    expect(await manager.getFunction('ownerOf')(minted.tokenId)).toBe(signer.address)
    expect(minted.liquidity).toBe(BigInt(position.liquidity.toString()) - 1n)
    expect(toRaw(costA) - minted.amount0).toBe(32_875n)
    expect(minted.amount1).toBe(toRaw(costB))
    const token = new Contract(A.address, tokenAbi, provider)
    const left = await token.getFunction('allowance')(
      signer.address,
      swapx.nonfungiblePositionManager,
    )
    expect(left).toBe(0n)
    const read = await readPosition(await now_(), minted.tokenId)
    expect(read.liquidity.toString()).toBe(minted.liquidity.toString())
    expect([read.tickLower, read.tickUpper]).toEqual([-270420, -268440])
  })

  test('into a new pool has the price that it began with', async () => {
    const factory = new Contract(swapx.v3Factory, factoryAbi, provider)
    const getPool = () => factory.getFunction('getPool')(A.address, C.address, MEDIUM)
    expect(await getPool()).toBe(ZeroAddress)
    await sample.mintInNewPool(await now_(), signer, await terms())
    expect(await getPool()).not.toBe(ZeroAddress)
    const pool = await readPool(await now_(), A, C, MEDIUM)
    expect(pool.priceOf(A).toSignificant(6)).toBe('0.5')
  })

  test('with native currency needs no approval of the wrapped token', async () => {
    const before = await provider.getBalance(signer.address)
    const native = nativeOf(swapx).wrapped
    const token = new Contract(native.address, tokenAbi, provider)
    const wrapped = await token.getFunction('balanceOf')(signer.address)
    const minted = await sample.mintWithNative(await now_(), signer, await terms())
    expect(minted.amount0).toBe(parseEther('1'))
    expect(await token.getFunction('balanceOf')(signer.address)).toBe(wrapped)
    const { nonfungiblePositionManager: spender } = swapx
    expect(await token.getFunction('allowance')(signer.address, spender)).toBe(0n)
    const spent = before - (await provider.getBalance(signer.address))
    expect(spent).toBeGreaterThan(parseEther('1'))
    expect(spent).toBeLessThan(parseEther('1.1'))
  })
})

describe('the tolerance', () => {
  /** Whether a mint of the example, prepared before a move, still passes after it. */
  async function passes(
    basisPoints: number,
    slippageTolerance: Percent,
    lowest = '1.8',
  ): Promise<boolean> {
    const revert = await node.send('evm_snapshot', [])
    const position = await examplePosition(parseEther('100'), lowest)
    for (const amount of cost(position)) {
      await approve(signer, swapx.nonfungiblePositionManager, amount)
    }
    await movePrice(signer, swapx, basisPoints, await deadline())
    const given = { ...(await options()), slippageTolerance }
    const { calldata } = NonfungiblePositionManager.addCallParameters(position, given)
    const call = { to: swapx.nonfungiblePositionManager, data: calldata, from: signer.address }
    const result = await provider.call(call).then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain('execution reverted: "Price slippage check"')
        return false
      },
    )
    await node.send('evm_revert', [revert])
    return result
  }

  test('bears a move of about half, up and down', async () => {
    const moves = [26, 27, -24, -25]
    const passed: number[] = []
    for (const basisPoints of moves) if (await passes(basisPoints, half)) passed.push(basisPoints)
    expect(passed).toEqual([26, -24])
  })

  test('twice as much bears the whole move', async () => {
    const double = new Percent(1, 100)
    expect(await passes(50, double)).toBe(true)
    expect(await passes(-50, double)).toBe(true)
    expect(await passes(60, double)).toBe(false)
  })

  test('bears much less near an end of the range', async () => {
    const { token0PriceLower } = await examplePosition(parseEther('100'), '1.99')
    expect(token0PriceLower.toSignificant(4)).toBe('1.986')
    expect(await passes(2, half, '1.99')).toBe(true)
    expect(await passes(5, half, '1.99')).toBe(false)
    expect(await passes(-45, half, '1.99')).toBe(true)
    const wide = new Percent(1, 100)
    const { amount1 } = (await examplePosition(parseEther('100'), '1.99')).mintAmountsWithSlippage(
      wide,
    )
    expect(String(amount1)).toBe('0')
    expect(await passes(7, wide, '1.99')).toBe(true)
    expect(await passes(9, wide, '1.99')).toBe(false)
    expect(await passes(-1000, wide, '1.99')).toBe(true)
  })

  test('minimum amounts of the example', async () => {
    const { amount0, amount1 } = (await examplePosition()).mintAmountsWithSlippage(half)
    expect(toAmount(A, BigInt(String(amount0))).toFixed(2)).toBe('94.64')
    expect(toAmount(B, BigInt(String(amount1))).toFixed(2)).toBe('204.70')
  })
})

describe('what a reader meets', () => {
  /** Sends without the approvals. */
  async function sendOnly(position: Position, change = {}) {
    const given = { ...(await options()), ...change }
    const encoded = NonfungiblePositionManager.addCallParameters(position, given)
    return await sample.sendToManager(signer, swapx, encoded)
  }

  /** A position of 1 A in a pool of A and C in memory. */
  function inPool(pool: Pool): Position {
    const range = rangeBetween(pool, priceFrom(A, C, '0.2'), priceFrom(A, C, '0.8'))
    return positionWith(pool, range, toAmount(A, parseEther('1')))
  }

  test('no approval', async () => {
    await expect(sendOnly(await examplePosition())).rejects.toThrow('execution reverted: "STF"')
  })

  test('an approval of the router', async () => {
    const position = await examplePosition()
    for (const amount of cost(position)) await approve(signer, swapx.swapRouter, amount)
    await expect(sendOnly(position)).rejects.toThrow('execution reverted: "STF"')
  })

  test('the time is over', async () => {
    const late = { ...(await options()), deadline: (await deadline()) - 601 }
    const position = await examplePosition()
    await expect(sample.addLiquidity(signer, swapx, position, late)).rejects.toThrow(
      'execution reverted: "Transaction too old"',
    )
  })

  test('native currency in a pool without its token, and a position of nothing', async () => {
    const position = await examplePosition()
    await expect(sendOnly(position, { useNative: nativeOf(swapx) })).rejects.toThrow(
      'Invariant failed: NO_WETH',
    )
    await expect(sendOnly(await examplePosition(1n))).rejects.toThrow(
      'Invariant failed: ZERO_LIQUIDITY',
    )
  })

  test('no such pool', async () => {
    const position = inPool(poolAt(LOW, priceFrom(A, C, '0.5')))
    await expect(sample.addLiquidity(signer, swapx, position, await options())).rejects.toThrow(
      'execution reverted',
    )
    const message = await sendOnly(position).catch((error: Error) => error.message)
    expect(message).toContain('execution reverted (no data present')
  })

  test('a fee tier that the factory has not', async () => {
    const position = inPool(poolAt(LOWEST, priceFrom(A, C, '0.5')))
    const create = { ...(await options()), createPool: true }
    await expect(sample.addLiquidity(signer, swapx, position, create)).rejects.toThrow(
      'execution reverted (no data present',
    )
  })

  test('somebody else has created the pool at another price', async () => {
    await sample.mintInNewPool(await now_(), signer, await terms())
    const position = inPool(poolAt(MEDIUM, priceFrom(A, C, '0.4')))
    const create = { ...(await options()), createPool: true }
    await expect(sample.addLiquidity(signer, swapx, position, create)).rejects.toThrow(
      'execution reverted: "Price slippage check"',
    )
  })

  describe('somebody has given the pool a price before', () => {
    const half = priceFrom(A, C, '0.5')

    async function initialise(price: string) {
      const pool = poolAt(MEDIUM, priceFrom(A, C, price))
      const abi = ['function createAndInitializePoolIfNecessary(address,address,uint24,uint160)']
      const contract = new Contract(swapx.nonfungiblePositionManager, abi, signer)
      const create = contract.getFunction('createAndInitializePoolIfNecessary')
      const root = pool.sqrtRatioX96.toString()
      await (await create(A.address, C.address, MEDIUM, root)).wait()
    }

    /** Sells A or C in the pool until 1 A is 0.5 C. Returns the receipt and what was paid. */
    async function swapToHalf(amount: CurrencyAmount<Token>) {
      await approve(signer, swapx.swapRouter, amount)
      const abi = [
        'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160))',
      ]
      const swap = new Contract(swapx.swapRouter, abi, signer).getFunction('exactInputSingle')
      const { currency } = amount
      const out = currency.equals(A) ? C : A
      const limit = poolAt(MEDIUM, half).sqrtRatioX96.toString()
      const place = [currency.address, out.address, MEDIUM, signer.address, await deadline()]
      const receipt = await (await swap([...place, toRaw(amount), 0, limit])).wait()
      return { receipt, paid: transferred(receipt, currency, signer.address) }
    }

    const mintAtHalf = async () => {
      const position = inPool(poolAt(MEDIUM, half))
      const create = { ...(await options()), createPool: true }
      return await sample.addLiquidity(signer, swapx, position, create)
    }

    test('within the tolerance, the mint passes', async () => {
      await initialise('0.5005')
      await mintAtHalf()
      const pool = await readPool(await now_(), A, C, MEDIUM)
      expect(pool.priceOf(A).toSignificant(6)).toBe('0.5005')
    })

    test.each(['0.05', '5', '500000'])('of %s C', async price => {
      await initialise(price)
      await expect(mintAtHalf()).rejects.toThrow('execution reverted: "Price slippage check"')
      // Nothing can be swapped, so SwapRouter cannot move the price.
      const one = toAmount(Number(price) < 0.5 ? C : A, parseEther('1'))
      await expect(swapToHalf(one)).rejects.toThrow('execution reverted (no data present')
      // A position of nearly nothing over all prices makes it move.
      const pool = await readPool(await now_(), A, C, MEDIUM)
      const dust = toAmount(A, 10n ** 9n)
      const position = positionWith(pool, fullRange(pool), dust)
      await sample.addLiquidity(signer, swapx, position, await options())
      const { receipt, paid } = await swapToHalf(one)
      expect(Number(receipt.gasUsed)).toBeGreaterThan(125_000)
      expect(Number(receipt.gasUsed)).toBeLessThan(195_000)
      expect(-Number(paid.toExact())).toBeLessThan(0.000002)
      const corrected = await readPool(await now_(), A, C, MEDIUM)
      expect(corrected.priceOf(A).toSignificant(6)).toBe('0.5')
      await mintAtHalf()
    })
  })

  test('a recipient and the number of a position', async () => {
    const first = await sample.mintExample(await now_(), signer, await terms())
    const both = { ...(await options()), tokenId: first.tokenId.toString() }
    const position = await examplePosition()
    const second = await sample.addLiquidity(signer, swapx, position, both)
    expect([first.tokenId, second.tokenId]).toEqual([6n, 7n])
    const { calldata } = NonfungiblePositionManager.addCallParameters(position, both)
    expect(calldata.slice(0, 10)).toBe('0x88316456')
  })
})
