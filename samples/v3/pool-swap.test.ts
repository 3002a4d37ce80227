import { AbiCoder, Interface, parseUnits } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { balanceOf, quoteExactInput } from './contract-swaps'
import { findPools } from './factory'
import { borrow, main, swapInPool } from './pool-swap'

const chain = await testChain()
const { swapx, provider, signer, deadline, deploy, node } = chain
const { A, B } = swapx.tokens
const one = parseUnits('1', 18)
const pool = [swapx.v3Factory, A, B, 3000]
const failsWith = (reason: string) => ({ code: 'CALL_EXCEPTION', reason })
const mine = (token: string) => balanceOf(signer, token, signer.address)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('a swap gives what the quoter says, and the contract keeps nothing', async () => {
  const swapper = await deploy('PoolSwapper', ...pool)
  const [quote, before] = [await quoteExactInput(provider, swapx, one), await mine(B)]
  await swapInPool(signer, swapper, one, quote, await deadline())
  expect((await mine(B)) - before).toBe(quote)
  const address = await swapper.getAddress()
  expect([await balanceOf(signer, A, address), await balanceOf(signer, B, address)]).toEqual([
    0n,
    0n,
  ])
})

test('the other direction pays token1', async () => {
  const swapper = await deploy('PoolSwapper', ...pool)
  await approveExactly(signer, B, await swapper.getAddress(), 2_000_000n)
  const before = await mine(A)
  const swap = swapper.getFunction('swap')
  await (await swap(false, 2_000_000n, parseUnits('0.9', 18), await deadline())).wait()
  expect((await mine(A)) - before).toBe(996_006_981_039_903_216n)
})

describe('PoolSwapper refuses', () => {
  test('less than the minimum on arrival, if the output takes a fee', async () => {
    const swapper = await deploy('PoolSwapper', ...pool)
    await approveExactly(signer, A, await swapper.getAddress(), one)
    await changeCode(chain, B, 'TaxedToken')
    const swap = swapper.getFunction('swap')
    expect(await swap.staticCall(true, one, 1_972_093n, await deadline())).toBe(1_972_093n)
    const little = swap.staticCall(true, one, 1_972_094n, await deadline())
    await expect(little).rejects.toMatchObject(failsWith('PoolSwapper: TOO_LITTLE'))
  })

  test('a callback of anyone but the pool', async () => {
    const swapper = await deploy('PoolSwapper', ...pool)
    const callback = swapper.getFunction('uniswapV3SwapCallback')
    const victim = AbiCoder.defaultAbiCoder().encode(['address'], [signer.address])
    await expect(callback.staticCall(1n, 0n, victim)).rejects.toMatchObject(
      failsWith('PoolSwapper: NOT_THE_POOL'),
    )
  })

  test('a late swap, too little, 2^255 and a pool that does not exist', async () => {
    const swapper = await deploy('PoolSwapper', ...pool)
    await approveExactly(signer, A, await swapper.getAddress(), one)
    const swap = swapper.getFunction('swap')
    const [soon, late] = [await deadline(), (await deadline()) - 3600]
    const call = (...inputs: unknown[]) => swap.staticCall(true, ...inputs)
    await expect(call(one, 1n, late)).rejects.toMatchObject(failsWith('PoolSwapper: TOO_LATE'))
    const little = failsWith('PoolSwapper: TOO_LITTLE')
    await expect(call(one, 1_992_014n, soon)).rejects.toMatchObject(little)
    const much = failsWith('PoolSwapper: TOO_MUCH')
    await expect(call(2n ** 255n, 1n, soon)).rejects.toMatchObject(much)
    await expect(call(2n * one, 1n, soon)).rejects.toMatchObject(failsWith('STF'))
    const none = failsWith('PoolSwapper: NO_POOL')
    await expect(deploy('PoolSwapper', swapx.v3Factory, A, B, 500)).rejects.toMatchObject(none)
  })
})

describe('a flash loan', () => {
  test('costs the fee of each token, rounded up, and no other token', async () => {
    const borrower = await deploy('PoolBorrower', ...pool)
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await borrow(signer, borrower, [A, B], [one + 1n, 0n], 3000n)
    expect(ownedA - (await mine(A))).toBe(3_000_000_000_000_001n)
    expect(await mine(B)).toBe(ownedB)
  })

  test('cannot be more than the pool has', async () => {
    const borrower = await deploy('PoolBorrower', ...pool)
    const loan = borrow(signer, borrower, [A, B], [2000n * one, 0n], 3000n)
    await expect(loan).rejects.toMatchObject(failsWith('TF'))
  })

  test('of a stranger to this contract does not reach its callback', async () => {
    const borrower = await (await deploy('PoolBorrower', ...pool)).getAddress()
    await approveExactly(signer, A, borrower, one)
    const stranger = await deploy('TestPoolCaller')
    const abi = ['function flash(address, uint256, uint256, bytes)']
    const none = AbiCoder.defaultAbiCoder().encode(['tuple(address, bytes)[]'], [[]])
    const data = new Interface(abi).encodeFunctionData('flash', [borrower, one, 0n, none])
    const target = (await findPools(provider, swapx, A, B)).get(3000)
    const loan = stranger.getFunction('execute').staticCall([{ target, data }])
    await expect(loan).rejects.toMatchObject(failsWith('F0'))
  })

  test('needs the fee, the owner and the pool', async () => {
    const borrower = await deploy('PoolBorrower', ...pool)
    const run = borrower.getFunction('run')
    await expect(run.staticCall(one, 0n)).rejects.toMatchObject(failsWith('STF'))
    const callback = borrower.getFunction('uniswapV3FlashCallback')
    const data = `0x${'0'.repeat(128)}`
    await expect(callback.staticCall(0n, 0n, data)).rejects.toMatchObject(
      failsWith('PoolBorrower: NOT_THE_POOL'),
    )
    const stranger = borrower.connect(await node.getSigner())
    await expect(stranger.getFunction('run').staticCall(one, 0n)).rejects.toMatchObject(
      failsWith('PoolBorrower: NOT_OWNER'),
    )
  })
})

test('main prints the swap and the fees', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('pool-swap.out.txt')
})
