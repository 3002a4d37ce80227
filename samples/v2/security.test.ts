import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { checkDeployment, checkPath, main } from './security'

const { swapx, provider } = await testChain()
const { A, B, C } = swapx.tokens

test('the script accepts the local chain', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('security.out.txt')
})

test.each([
  ['chain id', { chainId: 1 }],
  ['factory of the router', { v2Factory: swapx.v3Factory }],
  ['wrapped token', { wrappedNative: A }],
  ['computed pair', { v2PairInitCodeHash: swapx.v3PoolInitCodeHash }],
])('a wrong %s is said', async (what, change) => {
  const act = checkDeployment(provider, { ...swapx, ...change }, [A, B])
  await expect(act).rejects.toThrow(`The ${what} is`)
})

test('paths from outside', () => {
  const known = new Set([A, B])
  expect(checkPath([A, B], [A, B], known)).toBeUndefined()
  expect(() => checkPath([B, A], [A, B], known)).toThrow('another end')
  expect(() => checkPath([A, C, B], [A, B], known)).toThrow(`${C} is not on the list.`)
  expect(() => checkPath([A, B, A, B], [A, B], known)).toThrow('repeats a token')
})
