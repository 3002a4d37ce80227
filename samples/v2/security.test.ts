import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { checkPath, main } from './security'

const { swapx } = await testChain()
const { A, B, C } = swapx.tokens

test('the script accepts a path of the local chain', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('security.out.txt')
})

test('paths from outside', () => {
  const known = new Set([A, B])
  expect(checkPath([A, B], [A, B], known)).toBeUndefined()
  expect(() => checkPath([B, A], [A, B], known)).toThrow('wrong ends')
  expect(() => checkPath([A, C, B], [A, B], known)).toThrow(`${C} is not on the list.`)
  expect(() => checkPath([A, B, A, B], [A, B], known)).toThrow('repeats a token')
})
