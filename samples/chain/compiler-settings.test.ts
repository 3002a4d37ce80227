import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Interface, id } from 'ethers'
import { describe, expect, test } from 'vitest'
import { type Reference, readArtifact } from './artifacts'
import { compileContracts } from './compile'
import { references } from './contracts'

// What Local development says about the verification of one's own deployment on an explorer.

const contracts = references()
const packages = join(import.meta.dirname, '../node_modules/@uniswap')
const require = createRequire(import.meta.url)

/** What the compiler writes behind runtime code: its version, and which hash of the metadata. */
function compilerOf(runtime: string) {
  const end = runtime.slice(-4 - 2 * Number.parseInt(runtime.slice(-4), 16), -4)
  const version = /64736f6c6343(..)(..)(..)$/.exec(end)?.slice(1)
  const numbers = version?.map(digits => Number.parseInt(digits, 16))
  const keys = { bzzr1: '65627a7a7231', ipfs: '6469706673' }
  const hash = Object.entries(keys).find(([, key]) => end.includes(key))?.[0]
  return `${numbers?.join('.')} ${hash ?? 'none'}`
}

test('every reference contract names its compiler', () => {
  const found = Object.entries(contracts).map(([name, { runtime }]) => [name, compilerOf(runtime)])
  const v3 = '0.7.6 none'
  expect(Object.fromEntries(found)).toEqual({
    wrappedNative: '0.6.6 ipfs',
    v2Factory: '0.5.16 bzzr1',
    v2Router02: '0.6.6 ipfs',
    v3Factory: v3,
    swapRouter: v3,
    descriptorLibrary: v3,
    tokenDescriptor: v3,
    nonfungiblePositionManager: v3,
    quoter: v3,
    quoterV2: v3,
    tickLens: v3,
    v3Staker: v3,
  })
})

test.each(['UniswapV2Factory', 'UniswapV2Pair'])('%s has its metadata, of these sources', name => {
  const artifact = readArtifact(`@uniswap/v2-core/build/${name}.json`)
  const { metadata } = artifact as Reference & { metadata: string }
  const { compiler, settings, sources } = JSON.parse(metadata)
  expect(compiler.version).toBe('0.5.16+commit.9c3226ce')
  expect(settings).toMatchObject({
    evmVersion: 'istanbul',
    optimizer: { enabled: true, runs: 999_999 },
  })
  const own = Object.entries<{ keccak256: string }>(sources)
  expect(own.length).toBeGreaterThan(9)
  for (const [file, { keccak256 }] of own) {
    expect(id(readFileSync(join(packages, 'v2-core', file), 'utf8'))).toBe(keccak256)
  }
})

/** Compiles a contract of a package from the sources there. @returns its creation code */
function compiled(solc: string, home: string, file: string, settings: object): string {
  const folder = join(packages, home)
  const { resolve } = createRequire(join(folder, 'package.json'))
  const read = (path: string) => {
    const place = path.startsWith('contracts/') ? join(folder, path) : resolve(path)
    return { contents: readFileSync(place, 'utf8') }
  }
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: read(file).contents } },
    settings: { ...settings, outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const output = JSON.parse(require(solc).compile(JSON.stringify(input), { import: read }))
  const [contract] = Object.values<{ evm: { bytecode: { object: string } } }>(
    output.contracts[file],
  )
  return `0x${contract?.evm.bytecode.object}`
}
const optimized = (runs: number) => ({
  evmVersion: 'istanbul',
  optimizer: { enabled: true, runs },
})

describe('recompiled from the package, byte for byte', () => {
  test.each([
    ['contracts/UniswapV2Router02.sol', contracts.v2Router02],
    ['contracts/test/WETH9.sol', contracts.wrappedNative],
  ])('%s', (file, { bytecode }) => {
    // The hash of the metadata is part of the code: of every source, and of every setting.
    expect(compiled('solc-0.6', 'v2-periphery', file, optimized(999_999))).toBe(bytecode)
  })

  test('the library of the descriptor', () => {
    const file = 'contracts/libraries/NFTDescriptor.sol'
    const settings = { ...optimized(1_000), metadata: { bytecodeHash: 'none' } }
    const code = compiled('solc', 'v3-periphery', file, settings)
    expect(code).toBe(contracts.descriptorLibrary.bytecode)
  })
})

test('the descriptor is linked to it under this file', () => {
  const { linkReferences } = contracts.tokenDescriptor
  const file = 'contracts/libraries/NFTDescriptor.sol'
  expect(linkReferences).toEqual({ [file]: { NFTDescriptor: [{ start: 1681, length: 20 }] } })
  const others = Object.values(contracts).filter(
    ({ name }) => name !== contracts.tokenDescriptor.name,
  )
  expect(others.flatMap(({ linkReferences }) => Object.keys(linkReferences ?? {}))).toEqual([])
})

test('the packages of v3 have no sources of the other contracts', () => {
  const named = ['UniswapV3Factory', 'UniswapV3Pool', 'SwapRouter', 'NonfungiblePositionManager']
  const files = named.flatMap(name =>
    ['v3-core', 'v3-periphery'].map(home => join(packages, home, 'contracts', `${name}.sol`)),
  )
  expect(files.filter(existsSync)).toEqual([])
})

test('pairs, pools and the library take no constructor arguments', () => {
  const pair = readArtifact('@uniswap/v2-core/build/UniswapV2Pair.json')
  const pool = readArtifact(
    '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json',
  )
  for (const { abi } of [pair, pool, contracts.descriptorLibrary])
    expect(new Interface(abi).deploy.inputs).toEqual([])
})

test('the tokens have the settings of compile.ts', () => {
  expect(compilerOf(compileContracts().TestToken?.bytecode as string)).toBe('0.7.6 ipfs')
})
