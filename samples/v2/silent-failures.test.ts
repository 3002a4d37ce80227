import { Contract, Interface, toQuantity, ZeroHash } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { codeReturning, FAR } from '../errors/provocation.fixture'
import { factoryAbi, pairAbi, routerAbi } from './abi'
import { pairAddress } from './pair-address'

const { swapx, signer, node } = await testChain()
const { A, B, C } = swapx.tokens
const [factory, pair, router] = [factoryAbi, pairAbi, routerAbi].map(abi => new Interface(abi))
const { v2Factory, v2Router02, wrappedNative } = swapx
const [pairOfAB, me] = [pairAddress(swapx, A, B), signer.address]
const NO_CODE = '0x3000000000000000000000000000000000000001'

/** How a call without a message ends. */
async function endOf(to: string, data: string | undefined, value = 0): Promise<string> {
  const call = { from: me, to, data, value: toQuantity(value) }
  return node.send('eth_call', [call, 'latest']).then(
    () => 'no failure',
    ({ error, info }) => {
      const answer = error ?? info.error
      return answer.data === '0x' ? 'empty revert' : answer.message
    },
  )
}
const ask = (name: string, inputs: unknown[], value = 0) =>
  endOf(v2Router02, router?.encodeFunctionData(name, inputs), value)
const askPair = (of: string, name: string, ...inputs: unknown[]) =>
  endOf(of, pair?.encodeFunctionData(name, inputs))
const create = async (token: string) => {
  await (
    await new Contract(v2Factory, factoryAbi, signer).getFunction('createPair')(A, token)
  ).wait()
  return pairAddress(swapx, A, token)
}

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

describe('empty revert', () => {
  test.each([
    ['a path without a pair', () => ask('getAmountsOut', [1, [A, C]])],
    ['a removal without a pair', () => ask('removeLiquidity', [A, C, 1, 1, 1, me, FAR])],
    [
      'a removal without a pair, with a permit',
      () =>
        ask('removeLiquidityWithPermit', [
          ...[A, C, 1, 1, 1, me, FAR],
          ...[false, 27, ZeroHash, ZeroHash],
        ]),
    ],
    ['a recipient without code', () => askPair(pairOfAB, 'swap', 0, 1, me, '0x00')],
    ['a recipient without the callback', () => askPair(pairOfAB, 'swap', 0, 1, C, '0x00')],
    ['value for a function that is not payable', () => ask('factory', [], 1)],
    ['an unknown selector', () => endOf(v2Router02, '0x04e45aaf')],
    ['calldata that is too short', () => endOf(v2Router02, '0x38ed1739')],
  ])('%s', async (_, act) => expect(await act()).toBe('empty revert'))

  test.each(['mint', 'burn', 'skim', 'sync'])('%s, if a token has no code', async name => {
    const inputs = name === 'sync' ? [] : [me]
    expect(await askPair(await create(NO_CODE), name, ...inputs)).toBe('empty revert')
  })
})

describe('invalid opcode', () => {
  const swaps = (names: string[]) => names.map(name => `${name}SupportingFeeOnTransferTokens`)
  const sellsNative = ['swapExactETHForTokens', 'swapETHForExactTokens']
  const sellsTokens = ['swapExactTokensForETH', 'swapTokensForExactETH']
  const takingFee = swaps(['swapExactETHForTokens', 'swapExactTokensForETH'])

  test.each([
    ...[...sellsNative, ...sellsTokens, ...takingFee].map(name => [name, []]),
    ...takingFee.map(name => [name, [wrappedNative]]),
    ...[[], [A]].map(path => [...swaps(['swapExactTokensForTokens']), path]),
  ] as [string, string[]][])('%s along %j', async (name, path) => {
    const isPaid = /^swap(Exact)?ETH/.test(name)
    const amounts = isPaid ? [1] : [1, 1]
    expect(await ask(name, [...amounts, path, me, FAR], isPaid ? 1 : 0)).toContain(
      'InvalidFEOpcode',
    )
  })

  test.each([
    ['getAmountIn for the whole reserve', () => ask('getAmountIn', [5, 5, 5])],
    ['getAmountsIn for the whole reserve', () => ask('getAmountsIn', [2_000_000_000, [A, B]])],
    [
      'allPairs beyond the last',
      () => endOf(v2Factory, factory?.encodeFunctionData('allPairs', [3])),
    ],
    ['native currency for the router', () => endOf(v2Router02, '0x', 1)],
    ['burn before the first mint', async () => askPair(await create(C), 'burn', me)],
    [
      'mint with a reserve of 0, though there are LP tokens',
      async () => {
        await node.send('anvil_setCode', [A, codeReturning(0n)])
        const contract = new Contract(pairOfAB, pairAbi, signer)
        await (await contract.getFunction('sync')({ gasLimit: 200_000 })).wait()
        return askPair(pairOfAB, 'mint', me)
      },
    ],
  ])('%s', async (_, act) => expect(await act()).toContain('InvalidFEOpcode'))
})
