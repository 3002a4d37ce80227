import { Percent, Token } from '@uniswap/sdk-core'
import { encodeSqrtRatioX96, FeeAmount, Pool, SwapRouter, TickMath } from '@uniswap/v3-sdk'
import { Contract, parseEther, parseUnits, Wallet } from 'ethers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeCode } from '../chain/change-code.fixture'
import { compileContracts } from '../chain/compile'
import { fund } from '../chain/seed'
import { outputOf, testChain } from '../chain/test-chain'
import { connect } from '../connection'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi'
import { approve } from './approve.fixture'
import { toAmount, tokensOf, toRaw } from './background'
import { addLiquidity } from './minting'
import { poolAt, positionWith, rangeBetween } from './position'
import { managerAbi, priceFrom, readPosition } from './position-data'
import * as sample from './swap-and-add-liquidity'
import { plan, restOf } from './swap-plan'
import { directRoute, now, readPool, sell, swap } from './trading'

const chain = await testChain()
const { swapx, provider, signer, node, setAutomine, deadline, deploy } = chain
const { A, B } = tokensOf(swapx)
const fee = FeeAmount.MEDIUM
const now_ = () => now(swapx, provider)
const pool = await readPool(await now_(), A, B, fee)
const between = (one: string, other: string) =>
  rangeBetween(pool, priceFrom(A, B, one), priceFrom(A, B, other))
const range = between('1.8', '2.2')
const hundredA = { amount: toAmount(A, parseEther('100')), other: B, fee, range }
const slippageTolerance = new Percent(50, 10_000)
const terms = async () => ({ slippageTolerance, deadline: await deadline() })

const compiled = compileContracts().SwapAndMint
const deployed = async () => {
  const contract = await sample.deploySwapAndMint(await now_(), signer, pool, compiled)
  return await contract.getAddress()
}
const balance = async (token: string, owner: string): Promise<bigint> =>
  await new Contract(token, tokenAbi, provider).getFunction('balanceOf')(owner)
const allowance = async (token: string, owner: string, spender: string): Promise<bigint> =>
  await new Contract(token, tokenAbi, provider).getFunction('allowance')(owner, spender)

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('swap-and-add-liquidity.out.txt')
})

describe('the plan', () => {
  test('is what the chain then does', async () => {
    const planned = await sample.planTask(await now_(), hundredA)
    const done = await sample.swapAndAdd(await now_(), signer, hundredA, await terms())
    expect(done.toSwap.equalTo(planned.toSwap)).toBe(true)
    expect(done.received.equalTo(planned.output)).toBe(true)
    const difference = done.minted.liquidity - BigInt(planned.position.liquidity.toString())
    expect(difference).toBe(-1n)
  })

  test('uses all but a millionth of either token', async () => {
    const { toSwap, output, position } = await sample.planTask(await now_(), hundredA)
    const rest = restOf(hundredA.amount.subtract(toSwap), position)
    expect(Number(rest.toExact())).toBeLessThan(100 / 1e6)
    expect(restOf(output, position).toExact()).toBe('0')
  })

  test('begins with the other token as well', async () => {
    const task = { ...hundredA, amount: toAmount(B, parseUnits('200', 6)), other: A }
    const { toSwap, output, position } = await sample.planTask(await now_(), task)
    expect(toSwap.toFixed(2)).toBe('48.29')
    expect(output.toFixed(2)).toBe('23.50')
    const rest = restOf(task.amount.subtract(toSwap), position)
    expect(Number(rest.toExact())).toBeLessThan(200 / 1e6)
  })

  test('leaves out what a ratio at the price before the swap would get wrong', async () => {
    // The share of A that the range takes at 2 B is less than at the price after the swap.
    const { toSwap } = await sample.planTask(await now_(), hundredA)
    const naive = 100 * (215.471341 / (215.471341 + 2 * 100))
    expect(naive).toBeCloseTo(51.86, 2)
    expect(toSwap.toFixed(2)).toBe('26.03')
  })

  test('swaps everything for a range that stays below the price, and nothing for one above it', async () => {
    const below = {
      ...hundredA,
      amount: toAmount(A, parseEther('10')),
      range: between('1.6', '1.7'),
    }
    const { toSwap } = await sample.planTask(await now_(), below)
    expect(Number(toSwap.toExact())).toBeGreaterThan(9.99999)
    const near = { ...hundredA, range: between('1.8', '1.9') }
    const pushed = await sample.planTask(await now_(), near)
    expect(Number(pushed.toSwap.toExact())).toBeLessThan(99)
    const above = sample.planTask(await now_(), { ...hundredA, range: between('2.2', '2.4') })
    await expect(above).rejects.toThrow('The range needs no swap.')
  })
})

test('a swap that leaves a price far off the market is not made', async () => {
  const wide = {
    ...hundredA,
    amount: toAmount(A, parseEther('400')),
    range: between('0.5', '4'),
  }
  const moved = /^The swap moves the price by 28\.67%, more than 10\.00%\.$/
  const before = await balance(A.address, signer.address)
  const inTwo = sample.swapAndAdd(await now_(), signer, wide, await terms())
  await expect(inTwo).rejects.toThrow(moved)
  const contract = await deployed()
  const inOne = sample.swapAndAddAtOnce(await now_(), signer, contract, wide, await terms())
  await expect(inOne).rejects.toThrow(moved)
  expect(await balance(A.address, signer.address)).toBe(before)
})

describe('a pool that runs out', () => {
  const poolWith = (liquidity: string, lower: number, upper: number, active: string) => {
    const ticks = [
      { index: lower, liquidityNet: liquidity, liquidityGross: liquidity },
      { index: upper, liquidityNet: `-${liquidity}`, liquidityGross: liquidity },
    ]
    const root = encodeSqrtRatioX96(2_000_000, `${10n ** 18n}`)
    return new Pool(A, B, fee, root, active, TickMath.getTickAtSqrtRatio(root), ticks)
  }

  test('has none of the other token', async () => {
    const empty = poolWith('3041807936737767', -268_440, -267_000, '0')
    const planned = plan(empty, { tickLower: -270_420, tickUpper: -268_440 }, hundredA.amount)
    await expect(planned).rejects.toThrow('The pool cannot take enough of the amount.')
  })

  test('has too little of it', async () => {
    const small = poolWith('3041807936737767', -269_880, -268_920, '3041807936737767')
    const amount = toAmount(A, parseEther('200'))
    const planned = plan(small, { tickLower: -271_620, tickUpper: -270_420 }, amount)
    await expect(planned).rejects.toThrow('The pool cannot take enough of the amount.')
  })
})

describe('two transactions', () => {
  test('do not mint at a price that somebody has moved right after the swap', async () => {
    const other = connect({ swapx, privateKey: Wallet.createRandom().privateKey }).signer
    await fund(node, swapx, other.address)
    const pushed = toAmount(B, parseUnits('1000', 6))
    await approve(other, swapx.swapRouter, pushed)
    const route = await directRoute(await now_(), B, A, fee)
    const { calldata } = SwapRouter.swapCallParameters(await sell(await now_(), route, pushed), {
      ...(await terms()),
      slippageTolerance: new Percent(1, 2),
      recipient: other.address,
    })
    const send = signer.sendTransaction.bind(signer)
    const spy = vi.spyOn(signer, 'sendTransaction').mockImplementation(async transaction => {
      if (transaction.to !== swapx.swapRouter) return send(transaction)
      await setAutomine(false)
      const gas = { gasLimit: 1_000_000n, maxFeePerGas: 10n ** 11n }
      const sent = await send({ ...transaction, ...gas, maxPriorityFeePerGas: 10n ** 10n })
      const behind = { to: swapx.swapRouter, data: calldata, ...gas, maxPriorityFeePerGas: 1n }
      await other.sendTransaction(behind)
      await node.send('evm_mine', [])
      await setAutomine(true)
      return sent
    })
    const done = sample.swapAndAdd(await now_(), signer, hundredA, await terms())
    await expect(done).rejects.toThrow('The price is not the planned one.')
    spy.mockRestore()
  })

  test('leave no allowance for the router', async () => {
    await sample.swapAndAdd(await now_(), signer, hundredA, await terms())
    expect(await allowance(A.address, signer.address, swapx.swapRouter)).toBe(0n)
  })
})

describe('one transaction', () => {
  test('makes the same position, and the contract keeps nothing', async () => {
    const contract = await deployed()
    const [beforeA, beforeB] = [
      await balance(A.address, signer.address),
      await balance(B.address, signer.address),
    ]
    const { position } = await sample.planTask(await now_(), hundredA)
    const minted = await sample.swapAndAddAtOnce(
      await now_(),
      signer,
      contract,
      hundredA,
      await terms(),
    )
    const read = await readPosition(await now_(), minted.tokenId)
    expect(minted.liquidity).toBe(BigInt(read.liquidity.toString()))
    const off = Number(minted.liquidity) / Number(position.liquidity)
    expect(off).toBeCloseTo(1, 6)
    const manager = new Contract(swapx.nonfungiblePositionManager, managerAbi, provider)
    expect(await manager.getFunction('ownerOf')(minted.tokenId)).toBe(signer.address)

    for (const token of [A.address, B.address]) {
      expect(await balance(token, contract)).toBe(0n)
      expect(await allowance(token, contract, swapx.nonfungiblePositionManager)).toBe(0n)
      expect(await allowance(token, contract, swapx.swapRouter)).toBe(0n)
      expect(await allowance(token, signer.address, contract)).toBe(0n)
    }
    const spent = beforeA - (await balance(A.address, signer.address))
    expect(spent).toBeLessThan(parseEther('100'))
    expect(spent).toBeGreaterThan(parseEther('99.9999'))
    expect(await balance(B.address, signer.address)).toBe(beforeB)
  })

  test('begins with the other token as well', async () => {
    const task = { ...hundredA, amount: toAmount(B, parseUnits('20', 6)), other: A }
    const address = await deployed()
    const minted = await sample.swapAndAddAtOnce(await now_(), signer, address, task, await terms())
    expect(minted.amount0).toBeGreaterThan(0n)
    expect(await balance(A.address, address)).toBe(0n)
    expect(await balance(B.address, address)).toBe(0n)
  })

  test('changes nothing if the price has moved', async () => {
    const contract = await deployed()
    const planned = await now_()
    const route = await directRoute(planned, A, B, fee)
    const sale = await sell(planned, route, toAmount(A, parseEther('10')))
    await swap(signer, swapx, sale, { ...(await terms()), recipient: signer.address })
    const before = await balance(A.address, signer.address)
    const late = sample.swapAndAddAtOnce(planned, signer, contract, hundredA, await terms())
    await expect(late).rejects.toThrow('execution reverted: "Too little received"')
    expect(await balance(A.address, signer.address)).toBe(before)
    expect(await allowance(A.address, signer.address, contract)).toBe(0n)
  })

  test('checks the amounts of the mint, too', async () => {
    const contract = await deployed()
    const { toSwap, position, output } = await sample.planTask(await now_(), hundredA)
    const { amount0, amount1 } = position.mintAmountsWithSlippage(slippageTolerance)
    const abi = [
      'function swapAndMint((bool, uint256, uint256, uint256, int24, int24, uint256, uint256, uint256)) returns (uint256, uint128)',
    ]
    const token = new Contract(A.address, tokenAbi, signer)
    const approval = await token.getFunction('approve')(contract, toRaw(hundredA.amount))
    await approval.wait()
    const send = new Contract(contract, abi, signer).getFunction('swapAndMint')
    const order = (toSwapRaw: bigint) => [
      true,
      toRaw(hundredA.amount),
      toSwapRaw,
      toRaw(output) / 10n,
      ...[range.tickLower, range.tickUpper, `${amount0}`, `${amount1}`],
    ]
    const last = await deadline()
    await expect(send.staticCall([...order(toRaw(toSwap) / 2n), last])).rejects.toThrow(
      'execution reverted: "Price slippage check"',
    )
    await expect(send.staticCall([...order(toRaw(hundredA.amount) + 1n), last])).rejects.toThrow(
      'execution reverted: "More to swap than there is"',
    )
    await expect(send.staticCall([...order(toRaw(toSwap)), last - 601])).rejects.toThrow(
      'execution reverted: "Transaction too old"',
    )
  })

  test('needs an approval of the contract', async () => {
    const contract = await deployed()
    const abi = [
      'function swapAndMint((bool, uint256, uint256, uint256, int24, int24, uint256, uint256, uint256)) returns (uint256, uint128)',
    ]
    const send = new Contract(contract, abi, signer).getFunction('swapAndMint')
    const order = [true, 10n, 5n, 1n, range.tickLower, range.tickUpper, 1n, 1n, await deadline()]
    await expect(send.staticCall(order)).rejects.toThrow('execution reverted: "STF"')
  })

  test('returns what native currency lying in the router has paid', async () => {
    const wrapped = nativeOf(swapx).wrapped
    const nativePool = await readPool(await now_(), wrapped, A, fee)
    const price = (value: string) => priceFrom(wrapped, A, value)
    const task = {
      amount: toAmount(wrapped, parseEther('1')),
      other: A,
      fee,
      range: rangeBetween(nativePool, price('8'), price('12')),
    }
    const abi = ['function multicall(bytes[] data) payable returns (bytes[])']
    const multicall = new Contract(swapx.swapRouter, abi, signer).getFunction('multicall')
    await (await multicall([], { value: parseEther('2') })).wait()

    const { toSwap } = await sample.planTask(await now_(), task)
    const contract = await sample.deploySwapAndMint(await now_(), signer, nativePool, compiled)
    const address = await contract.getAddress()
    const before = await balance(wrapped.address, signer.address)
    const minted = await sample.swapAndAddAtOnce(await now_(), signer, address, task, await terms())
    const spent = before - (await balance(wrapped.address, signer.address))
    const isToken0 = wrapped.equals(nativePool.token0)
    expect(spent).toBe(isToken0 ? minted.amount0 : minted.amount1)
    const lying = await provider.getBalance(swapx.swapRouter)
    expect(lying).toBe(parseEther('2') - toRaw(toSwap))
    for (const token of [wrapped.address, A.address]) {
      expect(await balance(token, address)).toBe(0n)
      expect(await allowance(token, address, swapx.swapRouter)).toBe(0n)
      expect(await allowance(token, address, swapx.nonfungiblePositionManager)).toBe(0n)
    }
  })

  test('lets no hostile token in while it holds tokens', async () => {
    const hostile = await deploy('HostileToken')
    const token = new Token(swapx.chainId, await hostile.getAddress(), 18, 'H')
    const atTwo = poolAt(fee, priceFrom(A, token, '2'))
    const around = rangeBetween(atTwo, priceFrom(A, token, '1.8'), priceFrom(A, token, '2.2'))
    const position = positionWith(atTwo, around, toAmount(A, parseEther('1000')))
    const create = { ...(await terms()), recipient: signer.address, createPool: true }
    await addLiquidity(signer, swapx, position, create)

    const contract = await sample.deploySwapAndMint(await now_(), signer, atTwo, compiled)
    const address = await contract.getAddress()
    const sellsToken0 = atTwo.token0.equals(token)
    const order = [sellsToken0, parseEther('1'), parseEther('0.5'), 1n]
    const limits = [around.tickLower, around.tickUpper, 1n, 1n, await deadline()]
    const data = contract.interface.encodeFunctionData('swapAndMint', [[...order, ...limits]])
    await (await hostile.getFunction('arm')(address, data)).wait()
    const task = { amount: toAmount(A, parseEther('10')), other: token, fee, range: around }
    await sample.swapAndAddAtOnce(await now_(), signer, address, task, await terms())
    expect(await hostile.getFunction('tried')()).toBe(true)
    expect(await hostile.getFunction('entered')()).toBe(false)
  })

  test('buys a token that refuses an allowance of 0', async () => {
    const address = await deployed()
    await changeCode(chain, B.address, 'NoZeroToken')
    const minted = await sample.swapAndAddAtOnce(
      await now_(),
      signer,
      address,
      hundredA,
      await terms(),
    )
    expect(minted.amount1).toBeGreaterThan(0n)
  })

  test('has to swap something', async () => {
    const contract = await sample.deploySwapAndMint(await now_(), signer, pool, compiled)
    const address = await contract.getAddress()
    const token = new Contract(A.address, tokenAbi, signer)
    await (await token.getFunction('approve')(address, 10n)).wait()
    const order = [true, 10n, 0n, 1n, range.tickLower, range.tickUpper, 1n, 1n, await deadline()]
    const call = contract.getFunction('swapAndMint').staticCall(order)
    await expect(call).rejects.toThrow('execution reverted: "AS"')
  })

  test('needs its source', async () => {
    const missing = sample.deploySwapAndMint(await now_(), signer, pool, undefined)
    await expect(missing).rejects.toThrow('contracts/SwapAndMint.sol is missing.')
  })
})
