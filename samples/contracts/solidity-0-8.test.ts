import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import {
  type BaseContract,
  Contract,
  ContractFactory,
  parseEther,
  parseUnits,
  toBeHex,
  ZeroAddress,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import {
  changes,
  compileFor08,
  compileUnchangedFor08,
  importing,
} from '../chain/solidity-0-8.fixture'
import { testChain } from '../chain/test-chain'
import { pairAbi } from '../v2/abi'
import { expectedProfit, raisePriceInV3 } from '../v2/flash-swap'
import { pairAddress } from '../v2/pair-address'
import { poolAddress, tokensOf } from '../v3/background'
import { swapExactInput as swapMultihop } from '../v3/contract-multihop-swaps'
import { balanceOf, swapExactInput, swapExactOutput } from '../v3/contract-swaps'
import { mint } from '../v3/position-manager'

const { swapx, provider, signer, node, deadline, deploy, advance } = await testChain()
const { A, B, C } = swapx.tokens
const pool = poolAddress(swapx, tokensOf(swapx).A, tokensOf(swapx).B, 3000)
const core = '@uniswap/v3-core/contracts/libraries'
const periphery = '@uniswap/v3-periphery/contracts/libraries'
const v2 = '@uniswap/v2-periphery/contracts/libraries'

/** The files that change for each of our contracts. */
const ours = {
  SingleSwap: [],
  MultihopSwap: [],
  MeanPrice: ['OracleLibrary', 'FullMath', 'TickMath'],
  SwapV2: ['SwapV2'],
  PairSwapV2: ['PairSwapV2'],
  OracleV2: ['OracleV2', 'UniswapV2OracleLibrary'],
  Treasury: ['Treasury', 'OracleV2', 'UniswapV2OracleLibrary'],
  LpWorth: ['LpWorth', 'OracleV2', 'UniswapV2OracleLibrary'],
  PositionVault: ['INonfungiblePositionManager', 'PoolAddress'],
  FlashBorrower: ['FlashBorrower'],
  PoolPrice: ['FullMath'],
  PoolSwapper: ['TickMath'],
  SwapAndMint: ['INonfungiblePositionManager', 'PoolAddress'],
  PositionWorth: [
    ...['INonfungiblePositionManager', 'PoolAddress'],
    ...['PositionValue', 'OracleLibrary', 'FullMath', 'TickMath'],
  ],
}

const MATH = ['FullMath', 'LiquidityMath', 'SqrtPriceMath']

const MATH_USER = `// SPDX-License-Identifier: MIT
pragma solidity *;
import '${core}/LiquidityMath.sol';
import '${core}/SqrtPriceMath.sol';
contract User {
  function addDelta(uint128 x, int128 y) external pure returns (uint128) {
    return LiquidityMath.addDelta(x, y);
  }
  function nextPrice(uint160 price, uint128 liquidity, uint256 amountIn)
    external pure returns (uint160)
  {
    return SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, amountIn, true);
  }
}`

/** Deploys a contract of ours that was compiled with Solidity 0.8. */
async function deploy08(name: keyof typeof ours, ...args: unknown[]) {
  const artifact = compileFor08(`${name}.sol`, ours[name])[name]
  if (!artifact) throw new Error(`${name}.sol has no contract ${name}.`)
  const factory = new ContractFactory(artifact.abi, artifact.bytecode, signer)
  return (await factory.deploy(...args)).waitForDeployment()
}

/** A contract of ours that was compiled with Solidity 0.8, and the same with 0.7.6. */
async function deployBoth(name: keyof typeof ours, ...args: unknown[]) {
  return [await deploy08(name, ...args), await deploy<BaseContract>(name, ...args)]
}

/** What both contracts answer, which is the same. */
async function ask(contracts: BaseContract[], name: string, ...values: unknown[]) {
  const answers = contracts.map(contract => contract.getFunction(name).staticCall(...values))
  const [now, before] = await Promise.all(answers)
  expect(now).toEqual(before)
  return now
}

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

/** What arrives of a token while something is done. */
async function received(token: string, act: () => Promise<unknown>) {
  const before = await balanceOf(signer, token, signer.address)
  await act()
  return (await balanceOf(signer, token, signer.address)) - before
}

describe('our contracts, with another pragma and OpenZeppelin 5', () => {
  test('SingleSwap swaps', async () => {
    const contract = await deploy08('SingleSwap', swapx.swapRouter, A, B, 3000)
    const address = await contract.getAddress()
    await approveExactly(signer, A, address, parseEther('2'))
    const sold = async () => swapExactInput(contract, parseEther('1'), 1n, await deadline())
    expect(await received(B, sold)).toBe(1_992_013n)
    const bought = async () =>
      swapExactOutput(contract, parseUnits('1', 6), parseEther('1'), await deadline())
    expect(await received(B, bought)).toBe(1_000_000n)
    expect(await balanceOf(signer, A, address)).toBe(0n)
  })

  test('MultihopSwap swaps', async () => {
    const args = [swapx.swapRouter, [A, B, C], [3000, 500]]
    const contract = await deploy08('MultihopSwap', ...args)
    await approveExactly(signer, A, await contract.getAddress(), parseEther('1'))
    const sold = async () => swapMultihop(contract, parseEther('1'), 1n, await deadline())
    expect(await received(C, sold)).toBeGreaterThan(parseEther('0.4'))
  })

  test('SwapV2 swaps, with forceApprove', async () => {
    const contract = await deploy08('SwapV2', swapx.v2Router02, [A, B])
    await approveExactly(signer, A, await contract.getAddress(), parseEther('100'))
    const swap = contract.getFunction('swapExactInput')
    const sold = async () =>
      (await swap.send(parseEther('100'), 180_415_567n, await deadline())).wait()
    expect(await received(B, sold)).toBe(181_322_178n)
  })

  test.each(['PoolLocator', 'PoolBorrower', 'PairAddress'])('%s compiles', name => {
    expect(compileFor08(`${name}.sol`, [])).toHaveProperty(name)
  })

  test.each(['Treasury', 'LpWorth', 'PositionVault'] as const)('%s compiles, changed', name => {
    expect(compileFor08(`${name}.sol`, ours[name])).toHaveProperty(name)
  })
})

describe('our contracts with further changes do what they do with 0.7.6', () => {
  const [manager, oneA] = [swapx.nonfungiblePositionManager, parseEther('1')]

  test('PairSwapV2 swaps', async () => {
    const contracts = await deployBoth('PairSwapV2', swapx.v2Factory)
    for (const contract of contracts)
      await approveExactly(signer, A, await contract.getAddress(), oneA)
    expect(await ask(contracts, 'swap', A, B, oneA, 1n, await deadline())).toBe(1_992_013n)
  })

  test('PoolPrice converts at a root of 80 and of 150 bits', async () => {
    const contracts = await deployBoth('PoolPrice')
    for (const root of [112_045_541_949_572_279_837_463n, 2n ** 150n + 1n]) {
      expect(await ask(contracts, 'inToken1', oneA, root)).toBe((oneA * root ** 2n) >> 192n)
      expect(await ask(contracts, 'inToken0', oneA, root)).toBe((oneA << 192n) / root ** 2n)
    }
  })

  test('PoolSwapper swaps', async () => {
    const contracts = await deployBoth('PoolSwapper', swapx.v3Factory, A, B, 3000)
    for (const contract of contracts)
      await approveExactly(signer, A, await contract.getAddress(), oneA)
    expect(await ask(contracts, 'swap', true, oneA, 1n, await deadline())).toBe(1_992_013n)
  })

  test('OracleV2 averages sums that wrap around', async () => {
    const pair = pairAddress(swapx, A, B)
    await (await new Contract(pair, pairAbi, signer).getFunction('sync').send()).wait()
    const [a, b] = [parseEther('1000'), parseUnits('2000', 6)]
    // In the slots 9 and 10 of the pair, sums that begin again at 0 after 300 s.
    for (const [index, price] of [(b << 112n) / a, (a << 112n) / b].entries()) {
      const sum = toBeHex(2n ** 256n - 300n * price)
      await node.send('anvil_setStorageAt', [pair, toBeHex(9 + index, 32), sum])
    }
    const contracts = await deployBoth('OracleV2', pair, 600)
    await advance(600)
    for (const contract of contracts) await (await contract.getFunction('update')()).wait()
    expect(await ask(contracts, 'consult', A, oneA)).toBe(1_999_999n)
    expect(await ask(contracts, 'consult', B, 2_000_000n)).toBe(oneA)
  })

  test('FlashBorrower makes the same profit', async () => {
    await raisePriceInV3(signer, swapx, await deadline())
    const routers = [swapx.v2Router02, swapx.swapRouter]
    const contracts = await deployBoth('FlashBorrower', ...routers)
    const terms = { v3Fee: 3000, minProfit: 0n, deadline: await deadline() }
    const loanOfA = { borrow: A, other: B, amount: parseEther('10'), via: ZeroAddress, viaMin: 0n }
    const loanOfB = { borrow: B, other: C, amount: parseUnits('20', 6), via: A, viaMin: 1n }
    for (const loan of [loanOfA, loanOfB]) {
      const plan = { ...loan, ...terms }
      const minProfit = await expectedProfit(provider, swapx, plan)
      await ask(contracts, 'run', { ...plan, minProfit })
      for (const contract of contracts) {
        const run = contract.getFunction('run').staticCall({ ...plan, minProfit: minProfit + 1n })
        await expect(run).rejects.toMatchObject({ reason: 'FlashBorrower: TOO_LITTLE_PROFIT' })
      }
    }
  })

  test('SwapAndMint mints', async () => {
    const args = [swapx.swapRouter, manager, A, B, 3000]
    const contracts = await deployBoth('SwapAndMint', ...args)
    const amounts = [parseEther('100'), parseEther('26'), 1n]
    for (const contract of contracts) {
      await approveExactly(signer, A, await contract.getAddress(), parseEther('100'))
    }
    const order = [true, ...amounts, -270_420, -268_440, 1n, 1n, await deadline()]
    const [, liquidity] = await ask(contracts, 'swapAndMint', order)
    expect(liquidity).toBeGreaterThan(0n)
  })

  test('PositionWorth values fees, with growth that wraps around', async () => {
    const mintBetween = async (tickLower: number, tickUpper: number) => {
      const desired = { amount0Desired: oneA, amount1Desired: parseUnits('2', 6) }
      const limits = { amount0Min: 0n, amount1Min: 0n, deadline: await deadline() }
      return mint(signer, swapx, { tickLower, tickUpper }, desired, limits)
    }
    // The upper tick is crossed, fees are paid above it, then a lower one is initialised.
    await mintBetween(-269_400, -269_340)
    await raisePriceInV3(signer, swapx, await deadline())
    const tokenId = await mintBetween(-269_460, -269_340)
    await advance(3_601)

    const contracts = await deployBoth('PositionWorth', manager, pool, 1n)
    await ask(contracts, 'worth', 1n)
    expect((await ask(contracts, 'worth', tokenId)).amount1).toBe(1_999_999n)
  })
})

describe('interfaces', () => {
  const packages = ['v2-core', 'v2-periphery', 'v3-core', 'v3-periphery', 'v3-staker']
  const files = packages.flatMap(name => {
    const folder = `@uniswap/${name}/contracts/interfaces`
    return readdirSync(`node_modules/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.sol'))
      .map(file => `${folder}/${file}`)
  })

  test('all but five compile unchanged, with OpenZeppelin 5', () => {
    const failing = files.filter(file => {
      try {
        compileUnchangedFor08(file)
        return false
      } catch {
        return true
      }
    })
    expect(files.length).toBeGreaterThan(40)
    expect(failing.map(file => basename(file, '.sol')).sort()).toEqual([
      ...['IERC20Metadata', 'INonfungiblePositionManager', 'INonfungibleTokenPositionDescriptor'],
      ...['IUniswapV3Staker', 'IWETH9'],
    ])
  })
})

describe('libraries', () => {
  const needs = [
    { library: `${core}/FullMath`, changed: ['FullMath'] },
    { library: `${core}/TickMath`, changed: ['TickMath'] },
    { library: `${core}/TickBitmap`, changed: ['TickBitmap'] },
    { library: `${periphery}/PoolAddress`, changed: ['PoolAddress'] },
    { library: `${periphery}/CallbackValidation`, changed: ['PoolAddress'] },
    { library: `${periphery}/PoolTicksCounter`, changed: ['PoolTicksCounter'] },
    { library: `${v2}/UniswapV2Library`, changed: ['UniswapV2Library'] },
    { library: `${periphery}/OracleLibrary`, changed: ['OracleLibrary', 'FullMath', 'TickMath'] },
    { library: `${periphery}/LiquidityAmounts`, changed: ['FullMath'] },
    { library: `${periphery}/Path`, changed: [] },
    { library: '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2', changed: [] },
    { library: '@uniswap/v3-periphery/contracts/interfaces/ITickLens', changed: [] },
  ]
  const compileLibrary = (library: string, changed: string[]) =>
    compileFor08('User.sol', changed, importing(`${library}.sol`))

  test.each(needs)('$library compiles with the changes of $changed, and not with fewer', need => {
    expect(compileLibrary(need.library, need.changed)).toHaveProperty('User')
    for (const name of need.changed) {
      const fewer = need.changed.filter(other => other !== name)
      expect(() => compileLibrary(need.library, fewer)).toThrow('TypeError')
    }
  })

  test('every change is needed by one of them', () => {
    const needed = [...Object.values(ours), ...needs.map(({ changed }) => changed), MATH].flat()
    expect(Object.keys(changes).sort()).toEqual([...new Set(needed)].sort())
  })

  test.each([
    { changed: MATH, reason: 'LS', next: 1n },
    { changed: ['FullMath'], reason: 'Panic due to OVERFLOW(17)', next: undefined },
  ])('LiquidityMath and SqrtPriceMath with the changes of $changed', async example => {
    const { User } = compileFor08('User.sol', example.changed, MATH_USER)
    if (!User) throw new Error('User.sol has no contract User.')
    const factory = new ContractFactory(User.abi, User.bytecode, signer)
    const contract = await (await factory.deploy()).waitForDeployment()
    const below = contract.getFunction('addDelta').staticCall(0, -1)
    await expect(below).rejects.toMatchObject({ reason: example.reason })
    const next = contract.getFunction('nextPrice').staticCall(2n ** 100n, 1n, 2n ** 200n)
    expect(await next.catch(() => undefined)).toBe(example.next)
  })

  test('OracleLibrary answers as with 0.7.6', async () => {
    const contracts = await deployBoth('MeanPrice')
    await advance(60)
    await ask(contracts, 'valueOf', pool, 30, parseEther('1'), A, B)
    await ask(contracts, 'valueOf', pool, 30, parseUnits('1', 6), B, A)
    await ask(contracts, 'means', pool, 30)
  })
})
