import { spawnSync } from 'node:child_process'
import { CurrencyAmount, Ether, Percent, Token, WETH9 } from '@uniswap/sdk-core'
import { FeeAmount, Pool, Route } from '@uniswap/v3-sdk'
import { Contract } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { nativeOf } from '../native-currency'
import { factoryAbi } from './abi'
import { main, poolAddress, toAmount, tokensOf, toRaw } from './background'

const { swapx, provider } = await testChain()
const { A, B } = tokensOf(swapx)

test('main prints what the page shows, without asking the chain', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('background.out.txt')
})

test('amounts pass the border in both directions', () => {
  expect(toRaw(toAmount(B, 1_234_567n))).toBe(1_234_567n)
  expect(toRaw(toAmount(A, 2n ** 256n - 1n))).toBe(2n ** 256n - 1n)
  expect(toRaw(toAmount(B, 10n).divide(3))).toBe(3n)
})

test('the computed address is the one that the factory knows', async () => {
  const factory = new Contract(swapx.v3Factory, factoryAbi, provider)
  const known = await factory.getFunction('getPool').staticCall(A.address, B.address, 3000)
  expect(poolAddress(swapx, A, B, FeeAmount.MEDIUM)).toBe(known)
  expect(poolAddress(swapx, B, A, FeeAmount.MEDIUM)).toBe(known)
  const otherHash = { ...swapx, v3PoolInitCodeHash: swapx.v2PairInitCodeHash }
  expect(poolAddress(otherHash, A, B, FeeAmount.MEDIUM)).not.toBe(known)
  const { v3PoolInitCodeHash, v3Factory } = swapx
  expect(Pool.getAddress(A, B, FeeAmount.MEDIUM, v3PoolInitCodeHash, v3Factory)).toBe(known)
})

test('the native currency stands in for its wrapped token', () => {
  const native = nativeOf(swapx)
  const pool = new Pool(native.wrapped, A, FeeAmount.MEDIUM, (2n ** 96n).toString(), 0, 0)
  const { tokenPath } = new Route([pool], native, A)
  expect(tokenPath.map(({ symbol }) => symbol)).toEqual(['WNATIVE', 'A'])
  expect(native.wrapped.address).toBe(swapx.wrappedNative)
  expect(native.equals(nativeOf(swapx))).toBe(true)
  expect(native.equals(Ether.onChain(1))).toBe(false)
  expect(native.equals(native.wrapped)).toBe(false)
})

test('mistakes', () => {
  const raw: unknown = 10n
  expect(() => CurrencyAmount.fromRawAmount(A, raw as string)).toThrow(
    new TypeError('Cannot convert 10 to a BigInt'),
  )
  expect(() => CurrencyAmount.fromRawAmount(A, '1.5')).toThrow(
    new SyntaxError('Cannot convert 1.5 to a BigInt'),
  )
  expect(() => new Percent(0.5)).toThrow(
    new RangeError('The number 0.5 cannot be converted to BigInt because it is not an integer'),
  )
  const chainId: unknown = 31337n
  expect(() => new Token(chainId as number, A.address, 18)).toThrow('Invariant failed: CHAIN_ID')
  const decimals: unknown = 18n
  expect(() => new Token(31337, A.address, decimals as number)).toThrow(
    'Invariant failed: DECIMALS',
  )
  expect(() => Ether.onChain(31337).wrapped).toThrow('Invariant failed: WRAPPED')
  expect(WETH9[31337]).toBeUndefined()
  expect(() => toAmount(A, 1n).add(toAmount(B, 1n) as never)).toThrow('Invariant failed: CURRENCY')
  const misspelt = `0x${'aB'.repeat(20)}`
  expect(() => new Token(31337, misspelt, 18)).toThrow(`${misspelt} is not a valid address.`)
  expect(() => new Token(31337, '', 18)).toThrow(' is not a valid address.')
})

test.each([
  ['@uniswap/sdk-core', 'ERR_MODULE_NOT_FOUND', /Cannot find module '.*\/dist\/esm\/src\/\w+'/],
  [
    '@uniswap/v3-sdk',
    'ERR_UNSUPPORTED_DIR_IMPORT',
    /Directory import '.*\/entities' is not supported resolving ES modules imported from /,
  ],
])('Node alone refuses to import %s', (name, code, message) => {
  const args = ['--input-type=module', '--eval', `import '${name}'`]
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toContain(`Error [${code}]: `)
  expect(stderr).toMatch(message)
})
