import { Percent } from '@uniswap/sdk-core'
import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, parseEther, parseUnits } from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { quoterAbi, quoterV2Abi } from './abi'
import { poolAddress, toAmount, tokensOf, toRaw } from './background'
import { addLiquidity } from './minting'
import { fullRange, poolAt, positionWith } from './position'
import { priceFrom } from './position-data'
import { isPartial } from './quote'
import * as sample from './quoting'
import { findPools } from './routing'

const { swapx, provider, signer, node } = await testChain()
const { A, B, C } = tokensOf(swapx)
const at = { swapx, provider, blockTag: await provider.getBlockNumber() }
const tenA = toAmount(A, parseEther('10'))
const { LOW, MEDIUM, HIGH } = FeeAmount

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('quoting.out.txt')
})

test('a quote reads and changes nothing', async () => {
  expect(await provider.getBlockNumber()).toBe(at.blockTag)
})

test('pools by tier', async () => {
  expect(await sample.feesOfPools(at, A, B)).toEqual([MEDIUM])
  expect(await sample.feesOfPools(at, C, B)).toEqual([LOW, MEDIUM])
  expect(await sample.feesOfPools(at, A, C)).toEqual([HIGH])
})

describe('a tier that the owner of the factory enables later', () => {
  const { LOWEST } = FeeAmount
  const newest = async () => ({ ...at, blockTag: await provider.getBlockNumber() })

  async function enable() {
    const abi = ['function enableFeeAmount(uint24 fee, int24 spacing)']
    const factory = new Contract(swapx.v3Factory, abi, await node.getSigner())
    await (await factory.getFunction('enableFeeAmount')(100, 1)).wait()
  }

  /** Makes a deeper pool of A and B than the one of 0.3%, at the same price. */
  async function mintIn(fee: FeeAmount) {
    const pool = poolAt(fee, priceFrom(A, B, '2'))
    const position = positionWith(pool, fullRange(pool), toAmount(A, parseEther('5000')))
    const deadline = Math.floor(Date.now() / 1000) + 600
    const terms = { slippageTolerance: new Percent(1, 100), deadline }
    const options = { ...terms, recipient: signer.address, createPool: true }
    await addLiquidity(signer, swapx, position, options)
  }

  /** Creates the pool of B and C in a tier, with a price if there is one. */
  async function create(fee: FeeAmount, price?: bigint) {
    const factory = new Contract(
      swapx.v3Factory,
      ['function createPool(address,address,uint24)'],
      signer,
    )
    await (await factory.getFunction('createPool')(B.address, C.address, fee)).wait()
    if (price === undefined) return
    const address = poolAddress(swapx, B, C, fee)
    const pool = new Contract(address, ['function initialize(uint160)'], signer)
    await (await pool.getFunction('initialize')(price)).wait()
  }

  beforeEach(async () => {
    const snapshot = await node.send('evm_snapshot', [])
    return async () => {
      await node.send('evm_revert', [snapshot])
    }
  })

  test('is read from the chain with its spacing', async () => {
    const known: [FeeAmount, number][] = [
      [LOW, 10],
      [MEDIUM, 60],
      [HIGH, 200],
    ]
    expect([...(await sample.enabledTiers(at))]).toEqual(known)
    await enable()
    expect([...(await sample.enabledTiers(await newest()))]).toEqual([...known, [LOWEST, 1]])
    expect([...(await sample.enabledTiers(at))]).toEqual(known)
  })

  test('has the pool that pays best', async () => {
    await enable()
    await mintIn(LOWEST)
    const later = await newest()
    expect(await sample.feesOfPools(later, A, B)).toEqual([MEDIUM, LOWEST])
    expect((await sample.bestFee(later, tenA, B))?.fee).toBe(LOWEST)
    const pools = await findPools(later, [A, B])
    const outputs = await Promise.all(
      pools.map(async pool => (await pool.getOutputAmount(tenA))[0]),
    )
    const quote = await sample.quoteExactInput(later, tenA, B, LOWEST)
    expect(outputs[1]?.equalTo(quote.amount)).toBe(true)
  })

  test('a pool that anybody has created without price or liquidity is passed over', async () => {
    const hundredB = toAmount(B, parseUnits('100', 6))
    await create(HIGH)
    expect(await sample.feesOfPools(await newest(), B, C)).toEqual([LOW, MEDIUM])
    await enable()
    await create(LOWEST, 2n ** 96n)
    const later = await newest()
    expect(await sample.feesOfPools(later, B, C)).toEqual([LOW, MEDIUM, LOWEST])
    expect((await sample.bestFee(later, hundredB, C))?.fee).toBe(LOW)
    expect(await findPools(later, [B, C])).toHaveLength(3)
  })

  test('without an answer of the node there is no best tier', async () => {
    const wrong = {
      ...at,
      swapx: { ...swapx, quoterV2: '0x3000000000000000000000000000000000000001' },
    }
    await expect(sample.bestFee(wrong, tenA, B)).rejects.toThrow('could not decode result data')
  })
})

describe('exact input', () => {
  test('QuoterV2 and Quoter agree', async () => {
    const { amount, sqrtPriceX96After } = await sample.quoteExactInput(at, tenA, B, MEDIUM)
    expect(toRaw(amount)).toBe(19_743_160n)
    expect(sqrtPriceX96After).toBe(110939475380033347326451n)
    const older = await sample.quoteWithQuoter(at, tenA, B, MEDIUM)
    expect(older.equalTo(amount)).toBe(true)
  })

  test('in the other direction', async () => {
    const twentyB = toAmount(B, parseUnits('20', 6))
    const { amount } = await sample.quoteExactInput(at, twentyB, A, MEDIUM)
    expect(amount.toExact()).toBe('9.871580343970612985')
  })

  test('the best tier', async () => {
    const best = await sample.bestFee(at, toAmount(B, parseUnits('100', 6)), C)
    expect(best?.fee).toBe(LOW)
    const none = await sample.bestFee(at, toAmount(A, parseEther('10')), A)
    expect(none).toBeUndefined()
  })

  test('an input that the pool cannot take is quoted in part, without an error', async () => {
    const absurd = toAmount(A, parseEther('100000000000000000'))
    const quote = await sample.quoteExactInput(at, absurd, B, MEDIUM)
    expect(quote.amount.toExact()).toBe('1999.999985')
    expect(quote.sqrtPriceX96After).toBe(4295128740n)
    expect(isPartial(quote.sqrtPriceX96After)).toBe(true)
    const upwards = toAmount(B, 10n ** 40n)
    const { sqrtPriceX96After } = await sample.quoteExactInput(at, upwards, A, MEDIUM)
    expect(isPartial(sqrtPriceX96After)).toBe(true)
    expect(await sample.bestFee(at, absurd, B)).toBeUndefined()
  })
})

test('exact output', async () => {
  const hundredB = toAmount(B, parseUnits('100', 6))
  const { amount, sqrtPriceX96After } = await sample.quoteExactOutput(at, A, hundredB, MEDIUM)
  expect(amount.toExact()).toBe('52.78994879374967016')
  expect(isPartial(sqrtPriceX96After)).toBe(false)
  // What it asks for buys what was wanted, and one unit less does not.
  const enough = await sample.quoteExactInput(at, amount, B, MEDIUM)
  expect(toRaw(enough.amount)).toBeGreaterThanOrEqual(toRaw(hundredB))
})

describe('paths', () => {
  test('are 20 bytes a token and 3 a fee', () => {
    const path = sample.encodePath([A, B, C], [MEDIUM, LOW])
    expect(path).toBe(
      `${A.address}000bb8${B.address.slice(2)}0001f4${C.address.slice(2)}`.toLowerCase(),
    )
    expect(path).toHaveLength(2 + 2 * (3 * 20 + 2 * 3))
  })

  test('give what their pools give one after the other', async () => {
    const overB = await sample.quotePath(at, toRaw(tenA), [A, B, C], [MEDIUM, LOW])
    const first = await sample.quoteExactInput(at, tenA, B, MEDIUM)
    const second = await sample.quoteExactInput(at, first.amount, C, LOW)
    expect(overB.equalTo(second.amount)).toBe(true)
  })

  test('are refused if a pool takes a part only', async () => {
    const absurd = parseEther('100000000000000000')
    const first = sample.quotePath(at, absurd, [A, B, C], [MEDIUM, LOW])
    await expect(first).rejects.toThrow('The pools cannot take the whole amount.')
    const last = sample.quotePath(at, 10n ** 40n, [C, B, A], [LOW, MEDIUM])
    await expect(last).rejects.toThrow('The pools cannot take the whole amount.')
  })
})

describe('what a reader meets', () => {
  const params = {
    tokenIn: A.address,
    tokenOut: B.address,
    amountIn: parseEther('10'),
    fee: 3000,
    sqrtPriceLimitX96: 0n,
  }
  const inARow = [A.address, B.address, 3000, parseEther('10'), 0]
  const quoterV2 = new Contract(swapx.quoterV2, quoterV2Abi, provider)
  const quote = quoterV2.getFunction('quoteExactInputSingle')
  const quoter = new Contract(swapx.quoter, quoterAbi, provider)
  const older = quoter.getFunction('quoteExactInputSingle')

  test('the quoters have different selectors', () => {
    expect(quote.fragment.selector).toBe('0xc6a5026a')
    expect(older.fragment.selector).toBe('0xf7729d43')
  })

  test('the arguments of the other quoter', async () => {
    await expect(quote.staticCall(...inARow)).rejects.toThrow('no matching fragment')
    await expect(older.staticCall(params)).rejects.toThrow('no matching fragment')
    const output = quoterV2.getFunction('quoteExactOutputSingle')
    await expect(output.staticCall(params)).rejects.toThrow('missing value for component amount')
  })

  test('the call of the other quoter', async () => {
    const crossed = new Contract(swapx.quoter, quoterV2Abi, provider)
    await expect(crossed.getFunction('quoteExactInputSingle').staticCall(params)).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('no staticCall', async () => {
    await expect(quote(params)).rejects.toThrow(
      'contract runner does not support sending transactions',
    )
    const sending = new Contract(swapx.quoterV2, quoterV2Abi, signer)
    const transaction = await sending.getFunction('quoteExactInputSingle')(params)
    expect(transaction.hash).toMatch(/^0x/)
    expect((await transaction.wait()).status).toBe(1)
  })

  test('no pool', async () => {
    await expect(sample.quoteExactInput(at, tenA, B, LOW)).rejects.toThrow(
      'execution reverted (no data present; likely require(false) occurred',
    )
  })

  test('strange amounts', async () => {
    await expect(sample.quoteExactInput(at, toAmount(A, 0n), B, MEDIUM)).rejects.toThrow(
      'execution reverted: "AS"',
    )
    const tooMuch = toAmount(B, parseUnits('3000', 6))
    await expect(sample.quoteExactOutput(at, A, tooMuch, MEDIUM)).rejects.toThrow(
      'execution reverted: "Unexpected error"',
    )
    await expect(quote.staticCall({ ...params, amountIn: '1.5' })).rejects.toThrow(
      'invalid BigNumberish string: Cannot convert 1.5 to a BigInt',
    )
  })

  test('a price limit on the wrong side', async () => {
    await expect(quote.staticCall({ ...params, sqrtPriceLimitX96: 2n ** 100n })).rejects.toThrow(
      'execution reverted: "SPL"',
    )
  })

  test('a price limit on the right side gives a quote in part, too', async () => {
    const { sqrtPriceX96After } = await quote.staticCall(params)
    const limit = sqrtPriceX96After + 10n ** 20n
    const part = await quote.staticCall({ ...params, sqrtPriceLimitX96: limit })
    expect(part.sqrtPriceX96After).toBe(limit)
    expect(part.amountOut).toBeLessThan(19_743_160n)
  })

  test('a token where the quoter should be', async () => {
    const wrong = {
      ...at,
      swapx: { ...swapx, quoterV2: '0x3000000000000000000000000000000000000001' },
    }
    await expect(sample.quoteExactInput(wrong, tenA, B, MEDIUM)).rejects.toThrow(
      'could not decode result data (value="0x"',
    )
  })
})
