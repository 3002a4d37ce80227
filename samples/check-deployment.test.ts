import { writeFileSync } from 'node:fs'
import { type BaseContract, ContractFactory, id, toBeHex, ZeroAddress, ZeroHash } from 'ethers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startAnvil } from './chain/anvil'
import { readArtifact } from './chain/artifacts'
import { references } from './chain/contracts'
import { outputOf, testChain } from './chain/test-chain'
import { checkCode } from './check/code'
import { checkDeployment, main } from './check-deployment'
import type { Deployment } from './deployment'

const { swapx, provider, signer, node, deploy } = await testChain()
const PROXY_ADMIN = '0x3000000000000000000000000000000000000002'
const NOWHERE = '0x3000000000000000000000000000000000000001'

/** Writes the file that `main` reads, for one test. */
function write(file: object): void {
  const place = process.env.SWAPX_DEPLOYMENT as string
  writeFileSync(place, JSON.stringify(file))
  onTestFinished(() => writeFileSync(place, JSON.stringify(swapx)))
}

/** What is wrong with the local chain's file once these values are other ones. */
async function problemsWith(change: object): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    return await checkDeployment({ ...swapx, ...change } as Deployment)
  } finally {
    log.mockRestore()
  }
}

/** A snapshot of the chain, to which the test returns. */
async function keepChain(): Promise<void> {
  const snapshot = await node.send('evm_snapshot', [])
  onTestFinished(() => node.send('evm_revert', [snapshot]))
}

/** Puts the code of one contract in the place of another. */
async function copyCode(from: string, to: string): Promise<void> {
  await keepChain()
  await node.send('anvil_setCode', [to, await provider.getCode(from)])
}

test('the local chain passes, with what the page shows', async () => {
  let isRight: boolean | undefined
  const output = await outputOf(async () => {
    isRight = await main()
  })
  await expect(output).toMatchFileSnapshot('check-deployment.out.txt')
  expect(isRight).toBe(true)
})

test('a file with mistakes fails, with what the page shows', async () => {
  const { quoter, ...rest } = swapx
  write({
    ...rest,
    v2Router02: swapx.v2Router02.slice(0, -1),
    v2PairInitCodeHash: '0x00',
    Quoter: quoter,
  })
  let isRight: boolean | undefined
  const output = await outputOf(async () => {
    isRight = await main()
  })
  await expect(output).toMatchFileSnapshot('check-deployment.wrong.out.txt')
  expect(isRight).toBe(false)
})

test('each value that is left out is missed', async () => {
  for (const name of Object.keys(swapx).filter(key => key !== 'tokens')) {
    const { [name as keyof Deployment]: _, ...rest } = swapx
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await checkDeployment(rest as Deployment)).toEqual([`${name} is missing.`])
    log.mockRestore()
  }
  const { A, B } = swapx.tokens
  expect(await problemsWith({ tokens: { A, B } })).toEqual(['tokens.C is missing.'])
  expect(await problemsWith({ tokens: null })).toHaveLength(3)
})

const BARE = `0x${'abcdef'.padEnd(40, '0')}`
const CAPITAL = `0x${'abcdef'.padEnd(40, '0').toUpperCase()}`
const LONG = `${swapx.quoter}0`

test.each([
  [{ chainId: '31337' }, 'chainId is "31337": a chain ID is a whole number without quotes.'],
  [{ chainId: 1.5 }, 'chainId is 1.5: a chain ID is a whole number without quotes.'],
  [
    { rpcUrl: 'localhost:8545' },
    'rpcUrl is "localhost:8545": an endpoint begins with http:// or https://.',
  ],
  [{ quoter: LONG }, `quoter is "${LONG}": an address has 0x and 40 hexadecimal digits.`],
  [{ quoter: null }, 'quoter is null: an address has 0x and 40 hexadecimal digits.'],
  [{ quoter: ZeroAddress }, `quoter is "${ZeroAddress}": nothing is at the zero address.`],
  [{ quoter: BARE }, `quoter is "${BARE}": it lacks the checksum of EIP-55.`],
  [{ quoter: CAPITAL }, `quoter is "${CAPITAL}": it lacks the checksum of EIP-55.`],
  [
    { quoter: BARE.replace('ab', 'aB') },
    `quoter is "${BARE.replace('ab', 'aB')}": it lacks the checksum of EIP-55.`,
  ],
  [
    { v3PoolInitCodeHash: '0x00' },
    'v3PoolInitCodeHash is "0x00": a hash has 0x and 64 hexadecimal digits.',
  ],
  [{ permit2: NOWHERE }, `permit2 is "${NOWHERE}": the name is unknown.`],
  [{ tokens: { ...swapx.tokens, D: NOWHERE } }, `tokens.D is "${NOWHERE}": the name is unknown.`],
  [{ quoterV2: swapx.quoter }, `quoterV2 is "${swapx.quoter}": quoter has the same value.`],
  [
    { tokens: { ...swapx.tokens, C: swapx.tokens.A } },
    `tokens.C is "${swapx.tokens.A}": tokens.A has the same value.`,
  ],
])('%j is malformed, unknown or there twice', async (change, problem) => {
  expect(await problemsWith(change)).toEqual([problem])
})

test('the node is asked for its chain', async () => {
  expect(await problemsWith({ chainId: 1 })).toEqual([
    `chainId is 1: the node at ${swapx.rpcUrl} serves chain 31337.`,
  ])
})

test('a node that does not answer fails the check', async () => {
  const { url, stop } = await startAnvil(0)
  await stop()
  await expect(problemsWith({ rpcUrl: url })).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['v2Factory', '@uniswap/v2-core/build/UniswapV2Pair.json'],
  ['v3Factory', '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'],
] as const)('%s with other pairs or pools in its code is found', async (name, created) => {
  const code = await provider.getCode(swapx[name])
  const at = code.indexOf(readArtifact(created).bytecode.slice(2))
  expect(at).toBeGreaterThan(0)
  await keepChain()
  await node.send('anvil_setCode', [swapx[name], `${code.slice(0, at)}00${code.slice(at + 2)}`])
  expect(await problemsWith({})).toEqual([
    expect.stringMatching(`^${name} is .*: the code is not that of Uniswap`),
  ])
})

const { quoter, quoterV2, v2Factory, v3Factory, swapRouter, v2Router02 } = swapx

test.each([
  [{ quoter: NOWHERE }, [`quoter is "${NOWHERE}": there is no contract.`]],
  [{ multicall3: NOWHERE }, [`multicall3 is "${NOWHERE}": there is no contract.`]],
  [{ wrappedNative: NOWHERE }, [`wrappedNative is "${NOWHERE}": there is no contract.`]],
  [
    { tokens: { ...swapx.tokens, B: NOWHERE } },
    [`tokens.B is "${NOWHERE}": there is no contract.`],
  ],
  [
    { quoter: quoterV2, quoterV2: quoter },
    [
      `quoter is "${quoterV2}": the code is that of quoterV2.`,
      `quoterV2 is "${quoter}": the code is that of quoter.`,
    ],
  ],
  [
    { v2Factory: v3Factory, v3Factory: v2Factory },
    [
      `v2Factory is "${v3Factory}": the code is that of v3Factory.`,
      `v3Factory is "${v2Factory}": the code is that of v2Factory.`,
    ],
  ],
  [
    { swapRouter: v2Router02, v2Router02: swapRouter },
    [
      `v2Router02 is "${swapRouter}": the code is that of swapRouter.`,
      `swapRouter is "${v2Router02}": the code is that of v2Router02.`,
    ],
  ],
  [
    { tickLens: swapx.wrappedNative, wrappedNative: swapx.tickLens },
    [`tickLens is "${swapx.wrappedNative}": the code is not that of TickLens.`],
  ],
])('%j: no contract, or another one', async (change, problems) => {
  expect((await problemsWith(change)).toSorted()).toEqual(problems.toSorted())
})

test('one changed byte of code is seen', async () => {
  const code = await provider.getCode(swapRouter)
  await keepChain()
  await node.send('anvil_setCode', [swapRouter, `${code.slice(0, -2)}00`])
  expect(await problemsWith({})).toEqual([
    `swapRouter is "${swapRouter}": the code is not that of SwapRouter.`,
  ])
})

test.each([
  'v2Router02',
  'swapRouter',
  'quoter',
  'quoterV2',
  'nonfungiblePositionManager',
] as const)('%s with another factory in the last place of its code', async name => {
  const code = await provider.getCode(swapx[name])
  const factory = (name === 'v2Router02' ? v2Factory : v3Factory).slice(2).toLowerCase()
  const at = code.lastIndexOf(factory)
  expect(at).toBeGreaterThan(code.indexOf(factory))
  await keepChain()
  const changed = code.slice(0, at) + NOWHERE.slice(2) + code.slice(at + factory.length)
  await node.send('anvil_setCode', [swapx[name], changed])
  expect(await problemsWith({})).toContainEqual(
    expect.stringMatching(`^${name} is .* (its code contains 0x0+|.* is 0x)${NOWHERE.slice(2)}`),
  )
})

test('the library of the descriptor is looked at', async () => {
  await copyCode(swapx.tickLens, '0x1000000000000000000000000000000000000012')
  const [problem] = await problemsWith({})
  expect(problem).toBe(
    `tokenDescriptor is "${swapx.tokenDescriptor}": the code of its library at 0x1000000000000000000000000000000000000012 is not that of NFTDescriptor.`,
  )
})

/** Deploys a reference contract once more, made with other values. */
async function another(name: keyof ReturnType<typeof references>, ...values: unknown[]) {
  const { abi, bytecode } = references()[name]
  const contract = await new ContractFactory(abi, bytecode, signer).deploy(...values)
  await contract.waitForDeployment()
  return contract.getAddress()
}

/**
 * Puts this implementation behind a proxy, with a position manager and a staker made for it.
 * @returns the values that differ from those of the local chain
 */
async function putBehindProxy(implementation: string) {
  const { wrappedNative } = swapx
  const proxy = await deploy('DescriptorProxy', implementation, PROXY_ADMIN)
  const tokenDescriptor = await proxy.getAddress()
  const made = [v3Factory, wrappedNative, tokenDescriptor] as const
  const nonfungiblePositionManager = await another('nonfungiblePositionManager', ...made)
  const v3Staker = await another('v3Staker', v3Factory, nonfungiblePositionManager, 1, 1)
  return { tokenDescriptor, nonfungiblePositionManager, v3Staker }
}

describe('a descriptor behind a proxy', () => {
  test('is told, and the check goes on to the last question', async () => {
    await keepChain()
    const change = await putBehindProxy(swapx.tokenDescriptor)
    const output = await outputOf(async () => {
      expect(await checkDeployment({ ...swapx, ...change })).toEqual([])
    })
    await expect(output).toMatchFileSnapshot('check-deployment.proxy.out.txt')
  })

  test('is found from the position manager and from the staker', async () => {
    await keepChain()
    const { v3Staker, ...change } = await putBehindProxy(swapx.tokenDescriptor)
    vi.stubEnv('RPC_URL', swapx.rpcUrl)
    for (const from of [change.nonfungiblePositionManager, v3Staker])
      for (const value of Object.values(change))
        expect(await outputOf(() => main(from))).toContain(value)
    expect(await outputOf(() => main(change.tokenDescriptor))).toContain(swapx.wrappedNative)
  })

  test('may keep its admin elsewhere', async () => {
    await keepChain()
    const change = await putBehindProxy(swapx.tokenDescriptor)
    const slot = toBeHex(BigInt(id('eip1967.proxy.admin')) - 1n)
    await node.send('anvil_setStorageAt', [change.tokenDescriptor, slot, ZeroHash])
    const notes: string[] = []
    await checkCode({ ...swapx, ...change }, provider, line => notes.push(line))
    expect(notes).toEqual([
      expect.stringContaining('and an account that EIP-1967 does not name can replace it.'),
    ])
  })

  test('fails if another contract is behind it', async () => {
    await keepChain()
    const { tickLens } = swapx
    const change = await putBehindProxy(tickLens)
    const { tokenDescriptor: proxy } = change
    expect(await problemsWith(change)).toEqual([
      `tokenDescriptor is "${proxy}": it is a proxy for ${tickLens}: the code is that of tickLens.`,
    ])
    vi.stubEnv('RPC_URL', swapx.rpcUrl)
    await expect(main(change.v3Staker)).rejects.toThrow(
      `the descriptor in its code of nonfungiblePositionManager is ${proxy}, which has the code of no reference contract.`,
    )
  })
})

test('no other contract may be behind a proxy', async () => {
  await keepChain()
  const proxy = await (await deploy('DescriptorProxy', swapRouter, PROXY_ADMIN)).getAddress()
  expect(await problemsWith({ swapRouter: proxy })).toEqual([
    `swapRouter is "${proxy}": the code is not that of SwapRouter.`,
  ])
  vi.stubEnv('RPC_URL', swapx.rpcUrl)
  await expect(main(proxy)).rejects.toThrow(`${proxy} has the code of no reference contract.`)
})

test('contracts of the right code that were made with others', async () => {
  await keepChain()
  const { A } = swapx.tokens
  const { wrappedNative, tokenDescriptor } = swapx
  const v2 = await another('v2Router02', v3Factory, wrappedNative)
  expect(await problemsWith({ v2Router02: v2 })).toEqual([
    `v2Router02 is "${v2}": factory() is ${v3Factory}, and v2Factory is ${v2Factory}.`,
  ])
  const router = await another('swapRouter', v3Factory, A)
  expect(await problemsWith({ swapRouter: router })).toEqual([
    `swapRouter is "${router}": WETH9() is ${A}, and wrappedNative is ${wrappedNative}.`,
  ])
  const lens = await another('quoter', v2Factory, wrappedNative)
  expect(await problemsWith({ quoter: lens })).toEqual([
    `quoter is "${lens}": factory() is ${v2Factory}, and v3Factory is ${v3Factory}.`,
  ])
  const manager = await another('nonfungiblePositionManager', v3Factory, wrappedNative, A)
  expect(await problemsWith({ nonfungiblePositionManager: manager })).toEqual([
    `nonfungiblePositionManager is "${manager}": the descriptor in its code is ${A}, and tokenDescriptor is ${tokenDescriptor}.`,
    `v3Staker is "${swapx.v3Staker}": nonfungiblePositionManager() is ${swapx.nonfungiblePositionManager}, and nonfungiblePositionManager is ${manager}.`,
  ])
})

test('a position manager whose descriptor is its wrapped token', async () => {
  await keepChain()
  const { wrappedNative, tokenDescriptor } = swapx
  const manager = await another(
    'nonfungiblePositionManager',
    v3Factory,
    wrappedNative,
    wrappedNative,
  )
  expect(await problemsWith({ nonfungiblePositionManager: manager })).toContain(
    `nonfungiblePositionManager is "${manager}": the descriptor in its code is undefined, and tokenDescriptor is ${tokenDescriptor}.`,
  )
})

test('a wrapped token that the routers do not know', async () => {
  const { A, B, C } = swapx.tokens
  const change = { wrappedNative: A, tokens: { A: swapx.wrappedNative, B, C } }
  const problems = await problemsWith(change)
  expect(problems).toHaveLength(6)
  expect(problems[0]).toBe(
    `v2Router02 is "${v2Router02}": WETH() is ${swapx.wrappedNative}, and wrappedNative is ${A}.`,
  )
})

test('hashes that lead to other addresses, and hashes that were swapped', async () => {
  const { v2PairInitCodeHash, v3PoolInitCodeHash } = swapx
  const [pair] = await problemsWith({
    v2PairInitCodeHash: v3PoolInitCodeHash,
    v3PoolInitCodeHash: v2PairInitCodeHash,
  })
  expect(pair).toMatch(
    /^v2PairInitCodeHash is "0xe34f\w+": it puts the first pair at 0x\w{40}, v2Factory at 0x\w{40}\.$/,
  )
  const [pool] = await problemsWith({ v3PoolInitCodeHash: `0x${'0'.repeat(64)}` })
  expect(pool).toMatch(
    /^v3PoolInitCodeHash is "0x0{64}": it puts a pool at 0x\w{40}, v3Factory at 0x\w{40}\.$/,
  )
})

test('a chain without pair, or without pool of the tokens, cannot be checked', async () => {
  await keepChain()
  const token = async (decimals: number) => {
    const contract: BaseContract = await deploy('TestToken', 'T', 'T', decimals)
    return contract.getAddress()
  }
  const tokens = { A: await token(18), B: await token(6), C: await token(18) }
  expect(await problemsWith({ tokens })).toEqual([
    `v3PoolInitCodeHash is "${swapx.v3PoolInitCodeHash}": v3Factory has no pool of these tokens to compare it with.`,
  ])
  // Slot 3 has the number of pairs.
  await node.send('anvil_setStorageAt', [v2Factory, '0x3', `0x${'0'.repeat(64)}`])
  expect(await problemsWith({})).toEqual([
    `v2PairInitCodeHash is "${swapx.v2PairInitCodeHash}": v2Factory has no pair to compare it with.`,
  ])
})

test('tokens in the wrong place, and tokens that are none', async () => {
  const { A, B, C } = swapx.tokens
  expect(await problemsWith({ tokens: { A: B, B: A, C } })).toEqual([
    `tokens.A is "${B}": decimals() returns 6, and v3/background.ts has 18.`,
    `tokens.B is "${A}": decimals() returns 18, and v3/background.ts has 6.`,
  ])
  const none = await another('v3Factory')
  expect(await problemsWith({ tokens: { A, B, C: none } })).toEqual([
    `tokens.C is "${none}": decimals() returns nothing, and v3/background.ts has 18.`,
  ])
})

test.each(['v2Router02', 'swapRouter', 'v3Staker'] as const)(
  '%s alone leads to its part of the file',
  async name => {
    vi.stubEnv('RPC_URL', swapx.rpcUrl)
    const output = await outputOf(() => main(swapx[name]))
    const shown = output.replace(swapx.rpcUrl, 'http://127.0.0.1:8545')
    await expect(shown).toMatchFileSnapshot(`check-deployment.${name}.out.txt`)
    const file = JSON.parse(output.slice(0, output.lastIndexOf('}') + 1))
    expect(swapx).toMatchObject(file)
  },
)

test('what leads nowhere is refused', async () => {
  vi.stubEnv('RPC_URL', swapx.rpcUrl)
  await expect(main(swapx.tickLens)).rejects.toThrow(
    `${swapx.tickLens} has the code of tickLens, which names no other contract.`,
  )
  await expect(main(NOWHERE)).rejects.toThrow(`${NOWHERE} has the code of no reference contract.`)
  await keepChain()
  const router = await another('swapRouter', v2Factory, swapx.wrappedNative)
  await expect(main(router)).rejects.toThrow(
    `factory() of swapRouter is ${v2Factory}, which has the code of v2Factory.`,
  )
  await expect(main(swapRouter.slice(0, -1))).rejects.toThrow('invalid address')
  vi.stubEnv('RPC_URL', '')
  await expect(main(swapRouter)).rejects.toThrow('Set RPC_URL to a node of the chain.')
})
