import { type BaseContract, ContractFactory, parseEther, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { changes, compileFor08 } from '../chain/solidity-0-8.fixture'
import { testChain } from '../chain/test-chain'
import { poolAddress, tokensOf } from '../v3/background'
import { swapExactInput as swapMultihop } from '../v3/contract-multihop-swaps'
import { approve, balanceOf, swapExactInput, swapExactOutput } from '../v3/contract-swaps'

const { swapx, signer, deadline, deploy, advance } = await testChain()
const { A, B, C } = swapx.tokens
const core = '@uniswap/v3-core/contracts/libraries'
const periphery = '@uniswap/v3-periphery/contracts/libraries'
const v2 = '@uniswap/v2-periphery/contracts/libraries'

/** Deploys a contract of ours that was compiled with Solidity 0.8. */
async function deploy08(name: string, changed: string[], ...args: unknown[]) {
  const artifact = compileFor08(`${name}.sol`, changed)[name]
  if (!artifact) throw new Error(`${name}.sol has no contract ${name}.`)
  const factory = new ContractFactory(artifact.abi, artifact.bytecode, signer)
  return (await factory.deploy(...args)).waitForDeployment()
}

/** What arrives of a token while something is done. */
async function received(token: string, act: () => Promise<unknown>) {
  const before = await balanceOf(signer, token, signer.address)
  await act()
  return (await balanceOf(signer, token, signer.address)) - before
}

describe('our contracts, with another pragma and OpenZeppelin 5', () => {
  test('SingleSwap swaps', async () => {
    const contract = await deploy08('SingleSwap', [], swapx.swapRouter, A, B, 3000)
    const address = await contract.getAddress()
    await approve(signer, A, address, parseEther('2'))
    const sold = async () => swapExactInput(contract, parseEther('1'), 1n, await deadline())
    expect(await received(B, sold)).toBe(1_992_013n)
    const bought = async () =>
      swapExactOutput(contract, parseUnits('1', 6), parseEther('1'), await deadline())
    expect(await received(B, bought)).toBe(1_000_000n)
    expect(await balanceOf(signer, A, address)).toBe(0n)
  })

  test('MultihopSwap swaps', async () => {
    const args = [swapx.swapRouter, [A, B, C], [3000, 500]]
    const contract = await deploy08('MultihopSwap', [], ...args)
    await approve(signer, A, await contract.getAddress(), parseEther('1'))
    const sold = async () => swapMultihop(contract, parseEther('1'), 1n, await deadline())
    expect(await received(C, sold)).toBeGreaterThan(parseEther('0.4'))
  })

  test('SwapV2 swaps, with forceApprove', async () => {
    const contract = await deploy08('SwapV2', ['SwapV2'], swapx.v2Router02, [A, B])
    await approve(signer, A, await contract.getAddress(), parseEther('100'))
    const swap = contract.getFunction('swapExactInput')
    const sold = async () =>
      (await swap.send(parseEther('100'), 180_415_567n, await deadline())).wait()
    expect(await received(B, sold)).toBe(181_322_178n)
  })

  test.each(['PoolLocator', 'PoolBorrower', 'PairAddress'])('%s compiles', name => {
    expect(compileFor08(`${name}.sol`, [])).toHaveProperty(name)
  })
})

describe('libraries', () => {
  const needs = [
    { library: `${core}/FullMath`, changed: ['FullMath'] },
    { library: `${core}/TickMath`, changed: ['TickMath'] },
    { library: `${core}/TickBitmap`, changed: ['TickBitmap'] },
    { library: `${periphery}/PoolAddress`, changed: ['PoolAddress'] },
    { library: `${v2}/UniswapV2Library`, changed: ['UniswapV2Library'] },
    { library: `${periphery}/OracleLibrary`, changed: ['OracleLibrary', 'FullMath', 'TickMath'] },
    { library: `${periphery}/LiquidityAmounts`, changed: ['FullMath'] },
    { library: `${periphery}/Path`, changed: [] },
    { library: '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2', changed: [] },
    { library: '@uniswap/v3-periphery/contracts/interfaces/ITickLens', changed: [] },
  ]
  const compileLibrary = (library: string, changed: string[]) => {
    const lines = [
      '// SPDX-License-Identifier: MIT',
      'pragma solidity *;',
      `import '${library}.sol';`,
    ]
    return compileFor08('User.sol', changed, [...lines, 'contract User {}'].join('\n'))
  }

  test.each(needs)('$library compiles with the changes of $changed, and not with fewer', need => {
    expect(compileLibrary(need.library, need.changed)).toHaveProperty('User')
    for (const name of need.changed) {
      const fewer = need.changed.filter(other => other !== name)
      expect(() => compileLibrary(need.library, fewer)).toThrow('TypeError')
    }
  })

  test('every change is needed by one of them', () => {
    const needed = [...new Set(['SwapV2', ...needs.flatMap(({ changed }) => changed)])].sort()
    expect(Object.keys(changes).sort()).toEqual(needed)
  })

  test('OracleLibrary answers as with 0.7.6', async () => {
    const changed = ['OracleLibrary', 'FullMath', 'TickMath']
    const means = [await deploy08('MeanPrice', changed), await deploy<BaseContract>('MeanPrice')]
    const tokens = tokensOf(swapx)
    const pool = poolAddress(swapx, tokens.A, tokens.B, 3000)
    await advance(60)
    const ask = [
      ['valueOf', [pool, 30, parseEther('1'), A, B]],
      ['valueOf', [pool, 30, parseUnits('1', 6), B, A]],
      ['means', [pool, 30]],
    ] as const
    for (const [name, values] of ask) {
      const answers = means.map(contract => contract.getFunction(name).staticCall(...values))
      const [now, before] = await Promise.all(answers)
      expect(now).toEqual(before)
    }
  })
})
