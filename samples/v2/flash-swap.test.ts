import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
import { AbiCoder, Contract, Interface, parseEther, parseUnits, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { readArtifact } from '../chain/artifacts'
import { outputOf, testChain } from '../chain/test-chain'
import { deadlineIn } from '../deadline'
import { pairAbi, routerAbi, tokenAbi } from './abi'
import * as sample from './flash-swap'
import { pairAddress } from './pair-address'
import { createPair } from './pools'
import { swapExactInput } from './swap'

const { swapx, provider, signer, deadline, deploy, node } = await testChain()
const { A, B, C } = swapx.tokens
const [tokens, pairs, routers] = [tokenAbi, pairAbi, routerAbi].map(abi => new Interface(abi))
const pair = pairAddress(swapx, A, B)
const balanceOf = (token: string, account: string): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(account)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script makes a profit with either repayment', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('flash-swap.out.txt')
})

describe('FlashBorrower.sol', async () => {
  const flashBorrower = await deploy<Contract>('FlashBorrower', swapx.v2Router02, swapx.swapRouter)
  const address = await flashBorrower.getAddress()
  const loanOfA: sample.Plan = {
    ...{ borrow: A, other: B, amount: parseEther('10'), via: ZeroAddress, viaMin: 0n },
    ...{ v3Fee: 3000, minProfit: 0n, deadline: await deadline() },
  }
  const loanOfB: sample.Plan = {
    ...{ borrow: B, other: C, amount: parseUnits('20', 6), via: A, viaMin: parseEther('9.8') },
    ...{ v3Fee: 3000, minProfit: 0n, deadline: await deadline() },
  }

  test.each([
    { plan: loanOfA, lender: pairAddress(swapx, A, B), owed: 20_262_809n, profit: 3_589_910n },
    { plan: loanOfB, lender: pairAddress(swapx, B, C), owed: 20_060_181n, profit: 3_489_502n },
  ])('repays $owed units of B and keeps $profit', async ({ plan, lender, owed, profit }) => {
    await sample.raisePriceInV3(signer, swapx, await deadline())
    expect(await sample.expectedProfit(provider, swapx, plan)).toBe(profit)
    const before = await balanceOf(B, lender)
    const exact = { ...plan, minProfit: profit }
    expect(await sample.runPlan(signer, flashBorrower, exact)).toBe(profit)
    const lent = plan.borrow === B ? plan.amount : 0n
    expect((await balanceOf(B, lender)) - before).toBe(owed - lent)
    const left = [A, B, C].map(token => balanceOf(token, address))
    expect(await Promise.all(left)).toEqual([0n, 0n, 0n])

    // One unit more than it brings.
    await node.send('evm_revert', [snapshot])
    snapshot = await node.send('evm_snapshot', [])
    await sample.raisePriceInV3(signer, swapx, await deadline())
    const greedy = sample.runPlan(signer, flashBorrower, { ...plan, minProfit: profit + 1n })
    await expect(greedy).rejects.toMatchObject({ reason: 'FlashBorrower: TOO_LITTLE_PROFIT' })
  })

  test.each([
    ['Too little received', 'the second market pays too little to repay', {}],
    ['Transaction too old', 'the deadline has passed', { deadline: 1 }],
    ['FlashBorrower: NO_PAIR', 'the lender does not exist', { other: C }],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY', 'the whole reserve', { amount: parseEther('1000') }],
    ['UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', 'a loan of 0', { amount: 0n }],
  ])('%s: %s', async (reason, _, change) => {
    const run = flashBorrower.getFunction('run').staticCall({ ...loanOfA, ...change })
    await expect(run).rejects.toMatchObject({ reason })
  })

  test.each([
    ['UniswapV2: LOCKED', 'the lender is also the second market', { other: A }],
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'v2 gives too little', { viaMin: 2n ** 80n }],
  ])('%s: %s', async (reason, _, change) => {
    const run = flashBorrower.getFunction('run').staticCall({ ...loanOfB, ...change })
    await expect(run).rejects.toMatchObject({ reason })
  })

  test('NOT_ALL_SOLD: a v3 pool that pays enough for a part and has no more', async () => {
    const mint = async (token: string, to: string, amount: bigint) => {
      const contract = new Contract(token, ['function mint(address, uint256)'], signer)
      await (await contract.getFunction('mint').send(to, amount)).wait()
    }
    // 1 A is worth 1 C in v2. The v3 pool has 20 C, at nearly 100 C for 1 A.
    const lender = await createPair(signer, swapx, A, C)
    for (const token of [A, C]) await mint(token, lender, parseEther('1000'))
    await (await new Contract(lender, pairAbi, signer).getFunction('mint').send(signer)).wait()
    const file = 'NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
    const { abi } = readArtifact(`@uniswap/v3-periphery/artifacts/contracts/${file}`)
    const manager = new Contract(swapx.nonfungiblePositionManager, abi, signer)
    const price = encodeSqrtRatioX96(100, 1).toString()
    const create = manager.getFunction('createAndInitializePoolIfNecessary')
    await (await create.send(A, C, 500, price)).wait()
    const amount = parseEther('20')
    await approveExactly(signer, C, swapx.nonfungiblePositionManager, amount)
    const ticks = [46_000, 46_050]
    const position = [A, C, 500, ...ticks, 0n, amount, 0n, amount - 1n, signer, await deadline()]
    await (await manager.getFunction('mint').send(position)).wait()

    const plan = { ...loanOfA, other: C, v3Fee: 500 }
    const run = flashBorrower.getFunction('run').staticCall(plan)
    await expect(run).rejects.toMatchObject({ reason: 'FlashBorrower: NOT_ALL_SOLD' })
  })

  test('NOT_ALL_SOLD: the v3 router has native currency and pays with that', async () => {
    const wrapped = swapx.wrappedNative
    const fall = { amountIn: parseEther('4'), amountOutMin: parseEther('36') }
    const path: [string, string] = [wrapped, A]
    await swapExactInput(signer, swapx, { ...fall, path, deadline: await deadline() })
    const plan = { ...loanOfA, borrow: wrapped, other: A, amount: parseEther('1') }
    const run = flashBorrower.getFunction('run')
    const { abi } = readArtifact(
      '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json',
    )
    const v3Router = new Contract(swapx.swapRouter, abi, signer)
    const unwrap = v3Router.getFunction('unwrapWETH9')
    await (await unwrap.send(0n, signer, { value: plan.amount })).wait()
    const reason = 'FlashBorrower: NOT_ALL_SOLD'
    await expect(run.staticCall(plan)).rejects.toMatchObject({ reason })

    await (await v3Router.getFunction('refundETH').send()).wait()
    await run.staticCall(plan)
  })

  test('no message for a pool or a pair that does not exist', async () => {
    const run = flashBorrower.getFunction('run')
    const noPool = run.staticCall({ ...loanOfA, v3Fee: 500 })
    await expect(noPool).rejects.toThrow('no data present')
    const noPair = run.staticCall({ ...loanOfB, via: swapx.wrappedNative })
    await expect(noPair).rejects.toThrow('no data present')
  })

  test('only its owner may start it', async () => {
    const stranger = await provider.getSigner()
    const run = (flashBorrower.connect(stranger) as Contract).getFunction('run')
    const reason = 'FlashBorrower: NOT_OWNER'
    await expect(run.staticCall(loanOfA)).rejects.toMatchObject({ reason })
  })

  test('a caller that is no pair of the factory is rejected', async () => {
    const data = flashBorrower.interface.encodeFunctionData('uniswapV2Call', [address, 0, 0, '0x'])
    // It names the tokens of a real pair.
    const impostor = await deploy<Contract>('TestCaller', A, B)
    const act = impostor.getFunction('execute').staticCall([[address, data]])
    await expect(act).rejects.toMatchObject({ reason: 'FlashBorrower: NOT_A_PAIR' })
    const direct = provider.call({ to: address, data, from: signer.address })
    await expect(direct).rejects.toThrow('no data present')
    // It has code, but names no tokens.
    const router = provider.call({ to: address, data, from: swapx.v2Router02 })
    await expect(router).rejects.toThrow('no data present')
  })

  test('a real pair that somebody else called is rejected', async () => {
    const contract = new Contract(pair, pairAbi, signer)
    const swap = contract.getFunction('swap').staticCall(1n, 0n, address, '0x00')
    await expect(swap).rejects.toMatchObject({ reason: 'FlashBorrower: NOT_STARTED_HERE' })
  })
})

describe('what a pair accepts', async () => {
  const caller = await deploy<Contract>('TestCaller', A, B)
  const address = await caller.getAddress()
  const encode = (calls: [string, string | undefined][]) =>
    AbiCoder.defaultAbiCoder().encode(['tuple(address, bytes)[]'], [calls])
  const pay = (token: string, amount: bigint): [string, string | undefined] => [
    token,
    tokens?.encodeFunctionData('transfer', [pair, amount]),
  ]
  /** Borrows and makes the calls in the callback; the contract has tokens to pay with. */
  async function borrow(a: bigint, b: bigint, calls: [string, string | undefined][], to = address) {
    for (const token of [A, B]) {
      const transfer = new Contract(token, tokenAbi, signer).getFunction('transfer')
      await (await transfer.send(address, await balanceOf(token, signer.address))).wait()
    }
    const swap = pairs?.encodeFunctionData('swap', [a, b, to, encode(calls)])
    return caller.getFunction('execute').staticCall([[pair, swap]])
  }

  test.each([20n, 1_000n])('a loan of %i B, repaid in B or in A to the unit', async whole => {
    const amount = whole * 10n ** 6n
    const same = sample.repaymentInSameToken(amount)
    const other = await sample.repaymentInOtherToken(provider, swapx, {
      ...{ borrow: B, other: A, amount },
    })
    const printed: Record<string, bigint[]> = {
      20: [20_060_181n, 10_131_404_313_951_956_881n],
      1000: [1_003_009_028n, 1_003_009_027_081_243_731_194n],
    }
    expect([same, other]).toEqual(printed[String(whole)])
    await borrow(0n, amount, [pay(B, same)])
    await borrow(0n, amount, [pay(A, other)])
    const k = { reason: 'UniswapV2: K' }
    await expect(borrow(0n, amount, [pay(B, same - 1n)])).rejects.toMatchObject(k)
    await expect(borrow(0n, amount, [pay(A, other - 1n)])).rejects.toMatchObject(k)
  })

  test('all but one unit of a reserve, and both tokens at once', async () => {
    const most = parseUnits('2000', 6) - 1n
    expect(sample.repaymentInSameToken(most)).toBe(2_006_018_054n)
    await borrow(0n, most, [pay(B, 2_006_018_054n)])
    const [a, b] = [parseEther('10'), parseUnits('20', 6)]
    const repay = sample.repaymentInSameToken
    await borrow(a, b, [pay(A, repay(a)), pay(B, repay(b))])
  })

  test.each([
    ['K', 1n, [pay(B, 1n)]],
    ['INSUFFICIENT_INPUT_AMOUNT', 1n, []],
    ['LOCKED', 1n, [[pair, pairs?.encodeFunctionData('sync')]]],
    ['INSUFFICIENT_LIQUIDITY', parseUnits('2000', 6), []],
    ['INSUFFICIENT_OUTPUT_AMOUNT', 0n, []],
  ] as [string, bigint, [string, string | undefined][]][])('%s', async (reason, amount, calls) => {
    const act = borrow(0n, amount, calls)
    await expect(act).rejects.toMatchObject({ reason: `UniswapV2: ${reason}` })
  })

  test('LOCKED, through the router too', async () => {
    const approve = tokens?.encodeFunctionData('approve', [swapx.v2Router02, 10n ** 18n])
    const values = [10n ** 18n, 1n, [A, B], address, await deadlineIn(600, provider)]
    const swap = routers?.encodeFunctionData('swapExactTokensForTokens', values)
    const calls: [string, string | undefined][] = [
      [A, approve],
      [swapx.v2Router02, swap],
    ]
    await expect(borrow(0n, 1n, calls)).rejects.toMatchObject({ reason: 'UniswapV2: LOCKED' })
  })

  test('INVALID_TO, and no message for a recipient without the callback', async () => {
    const invalid = { reason: 'UniswapV2: INVALID_TO' }
    await expect(borrow(0n, 1n, [], A)).rejects.toMatchObject(invalid)
    await expect(borrow(0n, 1n, [], signer.address)).rejects.toThrow('no data present')
    await expect(borrow(0n, 1n, [], swapx.v2Factory)).rejects.toThrow('no data present')
  })

  test('no callback with empty data', async () => {
    const contract = new Contract(pair, pairAbi, signer)
    const swap = contract.getFunction('swap').staticCall(0n, 1n, address, '0x')
    await expect(swap).rejects.toMatchObject({ reason: 'UniswapV2: INSUFFICIENT_INPUT_AMOUNT' })
  })
})
