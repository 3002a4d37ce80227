import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import { type BaseContract, Contract, dataLength, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { main, quoteExactInput, quoteExactOutput, swapExactInput } from './contract-multihop-swaps'
import { balanceOf, swapExactOutput } from './contract-swaps'
import { makeNarrowPool } from './narrow-pool.fixture'
import { forwardPath, reversedPath, sdkPaths } from './swap-path'

const chain = await testChain()
const { swapx, provider, signer, deadline, deploy, node } = chain
const { A, B, C } = swapx.tokens
const units = (amount: string) => parseUnits(amount, 18)

let snapshot: string
let multihopSwap: BaseContract
let address: string

beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
  multihopSwap = await deploy('MultihopSwap', swapx.swapRouter, [A, B, C], [3000, 500])
  address = await multihopSwap.getAddress()
})
afterEach(() => node.send('evm_revert', [snapshot]))

const mine = (token: string) => balanceOf(signer, token, signer.address)

async function expectNothingLeft() {
  for (const holder of [address, swapx.swapRouter]) {
    for (const token of [A, B, C]) expect(await balanceOf(signer, token, holder)).toBe(0n)
  }
}

describe('paths', () => {
  test('are the same from Solidity, from ethers and from the SDK', async () => {
    const forward = await multihopSwap.getFunction('forwardPath')()
    const reversed = await multihopSwap.getFunction('reversedPath')()
    expect(forwardPath([A, B, C], [3000, 500])).toBe(forward)
    expect(reversedPath([A, B, C], [3000, 500])).toBe(reversed)
    expect(sdkPaths(swapx)).toEqual({ forward, reversed })
  })

  test('have 20 bytes for each token and 3 for each fee', () => {
    expect(dataLength(forwardPath([A, B], [3000]))).toBe(43)
    expect(forwardPath([A, B, C], [3000, 500])).toBe(
      '0x2000000000000000000000000000000000000001' +
        '000bb8' +
        '2000000000000000000000000000000000000002' +
        '0001f4' +
        '2000000000000000000000000000000000000003',
    )
    expect(dataLength(reversedPath([A, B, C], [3000, 500]))).toBe(66)
  })

  test('need one fee less than tokens', () => {
    expect(() => forwardPath([A, B, C], [3000])).toThrow('One fee between two tokens.')
  })
})

describe('exact input', () => {
  test('gives what the quoter says', async () => {
    const quote = await quoteExactInput(provider, swapx, multihopSwap, units('1'))
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    await approveExactly(signer, A, address, units('1'))
    await swapExactInput(multihopSwap, units('1'), quote, await deadline())
    expect((await mine(C)) - ownedC).toBe(quote)
    expect(ownedA - (await mine(A))).toBe(units('1'))
    await expectNothingLeft()
  })

  test('gives more than the pool of A and C, which takes 1%', async () => {
    const quoter = new Contract(swapx.quoterV2, QuoterV2.abi, provider)
    const direct = await quoter.getFunction('quoteExactInputSingle').staticCall({
      tokenIn: A,
      tokenOut: C,
      fee: 10_000,
      amountIn: units('1'),
      sqrtPriceLimitX96: 0n,
    })
    expect(direct.amountOut).toBe(492_561_818_995_969_948n)
    const quote = await quoteExactInput(provider, swapx, multihopSwap, units('1'))
    expect(quote).toBe(497_630_151_300_834_702n)
  })

  test('fails without an approval for the contract', async () => {
    const swap = swapExactInput(multihopSwap, units('1'), units('0.4'), await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'STF' })
  })

  test('fails below the minimum, which is of the last token', async () => {
    await approveExactly(signer, A, address, units('1'))
    const quote = await quoteExactInput(provider, swapx, multihopSwap, units('1'))
    const swap = swapExactInput(multihopSwap, units('1'), quote + 1n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'Too little received' })
  })

  test('fails after the deadline', async () => {
    await approveExactly(signer, A, address, units('1'))
    const late = (await deadline()) - 3600
    const swap = swapExactInput(multihopSwap, units('1'), units('0.4'), late)
    await expect(swap).rejects.toMatchObject({ reason: 'Transaction too old' })
  })

  test('of so little that the first pool gives 0 fails with AS', async () => {
    await approveExactly(signer, A, address, 1_000n)
    const swap = swapExactInput(multihopSwap, 1_000n, 0n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'AS' })
  })

  test('sends the caller what a second pool that runs out leaves', async () => {
    await makeNarrowPool(signer, swapx, [A, C], units('0.1'), await deadline())
    const other = await deploy('MultihopSwap', swapx.swapRouter, [B, A, C], [3000, 3000])
    await approveExactly(signer, B, await other.getAddress(), parseUnits('1', 6))
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    await swapExactInput(other, parseUnits('1', 6), units('0.09'), await deadline())
    expect((await mine(C)) - ownedC).toBe(99_999_999_999_999_999n)
    expect((await mine(A)) - ownedA).toBe(397_649_379_433_976_815n)
    for (const holder of [await other.getAddress(), swapx.swapRouter]) {
      for (const token of [A, B, C]) expect(await balanceOf(signer, token, holder)).toBe(0n)
    }
  })

  test('sends it before the first token can take it', async () => {
    const token = await deploy('CallingToken')
    const thief = await token.getAddress()
    await makeNarrowPool(signer, swapx, [thief, A], units('0.5'), await deadline())
    await makeNarrowPool(signer, swapx, [A, C], units('0.1'), await deadline())
    const other = await deploy('MultihopSwap', swapx.swapRouter, [thief, A, C], [3000, 3000])
    const router = new Contract(swapx.swapRouter, SwapRouter.abi)
    const theft = router.interface.encodeFunctionData('sweepToken', [A, 0n, thief])
    await (await token.getFunction('arm')(signer.address, swapx.swapRouter, theft)).wait()

    await approveExactly(signer, thief, await other.getAddress(), units('1'))
    const ownedA = await mine(A)
    await swapExactInput(other, units('1'), units('0.09'), await deadline())
    expect(await balanceOf(signer, A, thief)).toBe(0n)
    expect((await mine(A)) - ownedA).toBeGreaterThan(units('0.399'))
  })

  test('gives no reason when the second pool does not exist', async () => {
    const other = await deploy('MultihopSwap', swapx.swapRouter, [A, B, C], [3000, 10_000])
    await approveExactly(signer, A, await other.getAddress(), units('1'))
    const swap = swapExactInput(other, units('1'), units('0.4'), await deadline())
    await expect(swap).rejects.toMatchObject({ code: 'CALL_EXCEPTION', data: '0x' })
  })
})

describe('exact output', () => {
  test('takes what the quoter says and returns the rest', async () => {
    const quote = await quoteExactOutput(provider, swapx, multihopSwap, units('1'))
    expect(quote).toBe(2_012_054_718_315_421_924n)
    const [ownedA, ownedC] = [await mine(A), await mine(C)]
    await approveExactly(signer, A, address, units('3'))
    await swapExactOutput(multihopSwap, units('1'), units('3'), await deadline())
    expect((await mine(C)) - ownedC).toBe(units('1'))
    expect(ownedA - (await mine(A))).toBe(quote)
    await expectNothingLeft()
  })

  test('fails with STF below the needed input', async () => {
    const quote = await quoteExactOutput(provider, swapx, multihopSwap, units('1'))
    await approveExactly(signer, A, address, quote)
    const swap = swapExactOutput(multihopSwap, units('1'), quote - 1n, await deadline())
    await expect(swap).rejects.toMatchObject({ reason: 'STF' })
  })
})

test('limits hold for what arrives, once the output takes a fee', async () => {
  await approveExactly(signer, A, address, units('3'))
  await changeCode(chain, C, 'TaxedToken')
  const sell = multihopSwap.getFunction('swapExactInput')
  const quote = 497_630_151_300_834_702n
  const arrives = quote - quote / 100n
  expect(await sell.staticCall(units('1'), arrives, await deadline())).toBe(arrives)
  const little = sell.staticCall(units('1'), arrives + 1n, await deadline())
  await expect(little).rejects.toMatchObject({ reason: 'Too little received' })
  const buy = multihopSwap.getFunction('swapExactOutput')
  const less = buy.staticCall(units('1'), units('3'), await deadline())
  await expect(less).rejects.toMatchObject({ reason: 'Too little received' })
})

test('a token that refuses an allowance of 0 can be sold as an exact input', async () => {
  await approveExactly(signer, A, address, units('1'))
  await changeCode(chain, A, 'NoZeroToken')
  const sell = multihopSwap.getFunction('swapExactInput')
  expect(await sell.staticCall(units('1'), 1n, await deadline())).toBe(497_630_151_300_834_702n)
})

test('main prints the steps', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('contract-multihop-swaps.out.txt')
})
