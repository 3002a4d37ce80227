import type { Token } from '@uniswap/sdk-core'
import { parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { toAmount, tokensOf } from '../v3/background'
import { testApp } from './test-app.fixture'

const app = await testApp()
const { swapx, endpoint, wallet, chain } = app
const { A, B, C } = tokensOf(swapx)
const router = swapx.swapRouter as `0x${string}`
await chain.makeQuiet()

const REFUSED = { error: { code: -32000, message: 'header not found' } }

/** The selector of a call, in the place of whose answer the endpoint has another. */
const forge = (
  selector: string,
  answer: { result: unknown } | { error: never } | typeof REFUSED,
) => {
  endpoint.answer = ({ params: [call] = [] }) =>
    call?.data?.startsWith(selector) ? answer : undefined
}

beforeEach(() => {
  endpoint.answer = undefined
})

describe('a token', () => {
  const SYMBOL = '0x95d89b41'
  const revert = { code: 3, message: 'execution reverted', data: '0x' } as never
  test.each([
    ['an empty symbol', { result: `0x${'20'.padStart(64, '0')}${'0'.repeat(64)}` }],
    ['a symbol of 32 bytes', { result: `0x${'4d4b52'.padEnd(64, '0')}` }],
    ['no symbol at all', { error: revert }],
    ['no code that knows a symbol', { result: '0x' }],
  ])('with %s goes by its address', async (_, answer) => {
    forge(SYMBOL, answer)
    const token = await app.readToken(A.address as `0x${string}`)
    expect(app.nameOf(token)).toBe('0x2000…0001')
  })

  test('of which the node does not tell the symbol is asked for again', async () => {
    forge(SYMBOL, REFUSED)
    await expect(app.readToken(A.address as `0x${string}`)).rejects.toThrow('header not found')
  })
})

describe('an allowance', () => {
  const five = (token: Token) => toAmount(token, parseEther('5'))
  const wants = (token: Token) => app.wantsReset(five(token), wallet.address, router)

  test('is set to 0 first where the token insists on it', async () => {
    for (const token of [A, C]) {
      expect(await wants(token)).toBe(false)
      await app.approve(toAmount(token, 1n), wallet.address, router)
    }
    expect(await wants(A)).toBe(false)
    expect(await wants(C)).toBe(true)
  })

  test('is not set to 0 because the node refuses to try', async () => {
    forge('0x095ea7b3', REFUSED)
    await expect(wants(A)).rejects.toThrow('header not found')
  })
})

describe('permits', () => {
  test('are taken by a token that has a domain for them', async () => {
    expect(await app.permitDomain(B)).toMatchObject({ name: 'Token B', chainId: 31337 })
    expect(await app.permitDomain(C)).toBeUndefined()
  })

  test('are not ruled out because the node refuses to say', async () => {
    forge('0x3644e515', REFUSED)
    await expect(app.permitDomain(B)).rejects.toThrow('header not found')
  })
})

test.each([
  ['1.1234567', 'B has 6 decimals, and you wrote 7.'],
  ['1,5', 'Write digits, with a point before decimals: 1.5.'],
  ['-1', 'Write digits, with a point before decimals: 1.5.'],
  ['0.0', 'Write an amount above 0.'],
  ['9'.repeat(40), 'No pool holds that much.'],
  ['1.123456', undefined],
])('an amount of %s', (text, mistake) => {
  expect(app.readAmount(text, B).mistake).toBe(mistake)
})
