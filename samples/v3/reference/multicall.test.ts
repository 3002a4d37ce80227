import Artifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { Multicall, NonfungiblePositionManager, SwapRouter } from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import type { Abi, Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { callsOf as callsWithViem } from './calls-viem'
import { callsOf, functionNames, liquidityOf, main } from './multicall'

const { swapx, provider } = await testChain()
const { INTERFACE: manager } = NonfungiblePositionManager
const positions = (id: number) => manager.encodeFunctionData('positions', [id])

test('main prints what two calls and one call become, and what it read', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('multicall.out.txt')
})

describe('encoding', () => {
  const [one, two] = [positions(1), positions(2)]

  test('two calls become one, and come out again', () => {
    const both = Multicall.encodeMulticall([one, two])
    expect(both.slice(0, 10)).toBe('0xac9650d8')
    expect(Multicall.decodeMulticall(both)).toEqual([one, two])
    expect(functionNames(manager, both)).toEqual(['positions', 'positions'])
    const nested = Multicall.encodeMulticall([both, one])
    expect(functionNames(manager, nested)).toHaveLength(3)
  })

  test('the arguments come out again, with viem the same', () => {
    const recipient = '0x2000000000000000000000000000000000000009'
    const unwrap = manager.encodeFunctionData('unwrapWETH9', [7, recipient])
    const refund = manager.encodeFunctionData('refundETH')
    const nested = Multicall.encodeMulticall([Multicall.encodeMulticall([one, unwrap]), refund])
    const calls = [['positions', '1'], ['unwrapWETH9', '7', recipient], ['refundETH']]
    const text = ({ name, args }: { name: string; args: readonly unknown[] }) => [
      name,
      ...args.map(String),
    ]
    expect(callsOf(manager, nested).map(text)).toEqual(calls)
    const abi = Artifact.abi as Abi
    expect(callsWithViem(abi, nested as Hex).map(text)).toEqual(calls)
    expect(callsWithViem(abi, refund as Hex)).toEqual([{ name: 'refundETH', args: [] }])
  })

  test('one call stays as it is, alone or in a list', () => {
    expect(Multicall.encodeMulticall(one)).toBe(one)
    expect(Multicall.encodeMulticall([one])).toBe(one)
  })

  test('no calls are a multicall of none', () => {
    const none = Multicall.encodeMulticall([])
    expect(Multicall.decodeMulticall(none)).toEqual([])
  })

  test('what is no multicall cannot be decoded', () => {
    expect(() => Multicall.decodeMulticall(one)).toThrow(
      'data signature does not match function multicall',
    )
  })

  test('a function of another contract has no name', () => {
    expect(() => functionNames(SwapRouter.INTERFACE, one)).toThrow('no matching function')
  })
})

describe('on the chain', () => {
  test('the liquidity of several positions, and of one', async () => {
    const abi = [
      'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128 liquidity)',
    ]
    const contract = new Contract(swapx.nonfungiblePositionManager, abi, provider)
    const direct = (id: number) =>
      contract
        .getFunction('positions')
        .staticCall(id)
        .then(position => position.liquidity)
    const expected = [await direct(1), await direct(2), await direct(5)]
    expect(await liquidityOf(provider, swapx, [1, 2, 5])).toEqual(expected)
    expect(await liquidityOf(provider, swapx, [5])).toEqual([expected[2]])
    expect(expected[0]).toBeGreaterThan(0n)
  })

  test('a call that fails makes all fail, with its string', async () => {
    const read = liquidityOf(provider, swapx, [1, 99])
    await expect(read).rejects.toThrow('execution reverted: "Invalid token ID"')
  })

  test('a function that the contract does not have makes all fail without one', async () => {
    const foreign = SwapRouter.INTERFACE.encodeFunctionData('exactInput', [
      ['0x', swapx.v3Factory, 1, 1, 1],
    ])
    const data = Multicall.encodeMulticall([positions(1), foreign])
    const call = provider.call({ to: swapx.nonfungiblePositionManager, data })
    await expect(call).rejects.toThrow('execution reverted')
  })
})
