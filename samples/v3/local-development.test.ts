import { JsonRpcProvider, Wallet } from 'ethers'
import { afterEach, expect, test, vi } from 'vitest'
import { findAnvil, startAnvil } from '../chain/anvil'
import { link, readArtifact } from '../chain/artifacts'
import { outputOf, testChain } from '../chain/test-chain'
import { connect } from '../connection'
import { environment } from '../environment'
import { balance, main } from './local-development'

const { swapx, provider, signer } = await testChain()
const { PRIVATE_KEY } = process.env

afterEach(() => {
  vi.stubEnv('PRIVATE_KEY', PRIVATE_KEY)
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('local-development.out.txt')
})

test('balances are in whole tokens', async () => {
  expect(await balance(provider, swapx, swapx.tokens.B, signer.address)).toBe('100000')
})

test('what a reader meets: no key, a key of another form, no chain, a token that is none', async () => {
  vi.stubEnv('PRIVATE_KEY', '')
  expect(() => connect(environment)).toThrow(
    'Set PRIVATE_KEY to the key of the account that signs.',
  )
  vi.stubEnv('PRIVATE_KEY', '0x1234')
  expect(() => connect(environment)).toThrow('invalid private key')

  const nowhere = '0x3000000000000000000000000000000000000001'
  await expect(balance(provider, swapx, nowhere, signer.address)).rejects.toThrow(
    'could not decode result data (value="0x"',
  )
  const silent = new JsonRpcProvider('http://127.0.0.1:1', 31337, { staticNetwork: true })
  await expect(silent.getBlockNumber()).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1')
  silent.destroy()
})

test('the key of an earlier run has no funds', async () => {
  const poor = new Wallet(Wallet.createRandom().privateKey, provider)
  await expect(poor.sendTransaction({ to: poor.address, value: 1n })).rejects.toThrow(
    'insufficient funds for intrinsic transaction cost',
  )
})

test('a deployment that is not there', () => {
  vi.stubEnv('SWAPX_DEPLOYMENT', 'nowhere.json')
  expect(() => connect(environment)).toThrow(
    "ENOENT: no such file or directory, open 'nowhere.json'",
  )
})

test('what the chain says when it cannot start', async () => {
  const { url, stop } = await startAnvil(0)
  await expect(startAnvil(Number(new URL(url).port))).rejects.toThrow(
    /^anvil ended with code 1:[\s\S]*Address already in use/,
  )
  await stop()

  const platform = Object.getOwnPropertyDescriptor(process, 'platform')
  Object.defineProperty(process, 'platform', { value: 'sunos' })
  vi.stubEnv('PATH', '')
  expect(findAnvil).toThrow(
    'No anvil found. Install Foundry (https://getfoundry.sh) or set ANVIL to its path.',
  )
  Object.defineProperty(process, 'platform', platform as PropertyDescriptor)
  vi.unstubAllEnvs()
})

test('the descriptor needs its library', () => {
  const file = 'NonfungibleTokenPositionDescriptor'
  const artifacts = '@uniswap/v3-periphery/artifacts/contracts'
  const descriptor = readArtifact(`${artifacts}/${file}.sol/${file}.json`)
  expect(() => link(descriptor, {})).toThrow(
    'The code needs the address of the library NFTDescriptor.',
  )
})

test('the well-known account of development chains exists on every one of them', async () => {
  const { url, stop } = await startAnvil(0)
  const node = new JsonRpcProvider(url, 31337, { staticNetwork: true })
  const phrase = `${'test '.repeat(11)}junk`
  expect(await node.send('eth_accounts', [])).toEqual([
    Wallet.fromPhrase(phrase).address.toLowerCase(),
  ])
  node.destroy()
  await stop()
})
