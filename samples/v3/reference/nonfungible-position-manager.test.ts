import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import ManagerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  type MintOptions,
  Multicall,
  NonfungiblePositionManager as manager,
  nearestUsableTick,
  Pool,
  Position,
  TickMath,
} from '@uniswap/v3-sdk'
import {
  Contract,
  ContractFactory,
  hexlify,
  parseEther,
  Signature,
  type TypedDataDomain,
  TypedDataEncoder,
  toUtf8Bytes,
  Wallet,
} from 'ethers'
import { describe, expect, test } from 'vitest'
import { approveExactly } from '../../allowance'
import { fund } from '../../chain/seed'
import { outputOf, testChain } from '../../chain/test-chain'
import { nativeOf } from '../../native-currency'
import { transferred } from '../../transferred'
import { tokensOf } from '../background'
import { nativeGained } from '../trading'
import { functionNames } from './multicall'
import { main, send, signPositionPermit } from './nonfungible-position-manager'
import { poolAddress, readPool } from './pool'

const { swapx, provider, node, signer, deadline, deploy } = await testChain()
const { A, C } = tokensOf(swapx)
const native = nativeOf(swapx)
const somebody = '0x2000000000000000000000000000000000000009'
const contract = new Contract(swapx.nonfungiblePositionManager, ManagerArtifact.abi, signer)
const spender = swapx.nonfungiblePositionManager
for (const token of [A, C]) await approveExactly(signer, token.address, spender, parseEther('1000'))

const common = { slippageTolerance: new Percent(50, 10_000), deadline: await deadline() }
const mine = { ...common, recipient: signer.address }
const zero = (currency: Token | typeof native) => CurrencyAmount.fromRawAmount(currency, 0)
const read = (one: Token, other: Token, fee: FeeAmount) =>
  readPool(provider, poolAddress(swapx, one, other, fee), one, other, fee)

/** A position of 1e18 liquidity around the price of a pool. */
function around(pool: Pool, liquidity = '1000000000000000000'): Position {
  const middle = nearestUsableTick(pool.tickCurrent, pool.tickSpacing)
  const [tickLower, tickUpper] = [middle - 10 * pool.tickSpacing, middle + 10 * pool.tickSpacing]
  return new Position({ pool, tickLower, tickUpper, liquidity })
}
const positionOf = (tokenId: string) => contract.getFunction('positions').staticCall(tokenId)
const newest = async (): Promise<string> => {
  const count = await contract.getFunction('totalSupply').staticCall()
  return String(await contract.getFunction('tokenByIndex').staticCall(count - 1n))
}
async function mint(options: Partial<MintOptions> = {}) {
  const position = around(await read(A, C, FeeAmount.HIGH))
  const receipt = await send(
    signer,
    swapx,
    manager.addCallParameters(position, { ...mine, ...options }),
  )
  if (!receipt) throw new Error('no receipt')
  return { position, receipt, tokenId: await newest() }
}
const collectInto = (recipient: string) => ({
  recipient,
  expectedCurrencyOwed0: zero(A),
  expectedCurrencyOwed1: zero(C),
})

test('main prints which functions each method calls', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('nonfungible-position-manager.out.txt')
})

test('selectors', () => {
  const selector = (name: string) => manager.INTERFACE.getSighash(name)
  expect(selector('mint')).toBe('0x88316456')
  expect(selector('increaseLiquidity')).toBe('0x219f5d17')
  expect(selector('decreaseLiquidity')).toBe('0x0c49ccbe')
  expect(selector('collect')).toBe('0xfc6f7865')
  expect(selector('burn')).toBe('0x42966c68')
  expect(selector('createAndInitializePoolIfNecessary')).toBe('0x13ead562')
})

describe('a life of a position', () => {
  test('create a pool, mint, increase, withdraw half, withdraw all', async () => {
    const pool = new Pool(A, C, FeeAmount.LOW, encodeSqrtRatioX96(1, 1), 0, 0)
    const position = around(pool)
    const first = manager.addCallParameters(position, { ...mine, createPool: true })
    await send(signer, swapx, first)
    const tokenId = await newest()
    const made = await read(A, C, FeeAmount.LOW)
    expect(made.sqrtRatioX96.toString()).toBe(pool.sqrtRatioX96.toString())
    const minted = await positionOf(tokenId)
    expect(BigInt(minted.liquidity) >= 10n ** 18n - 1000n).toBe(true)
    expect(minted.tickLower).toBe(BigInt(position.tickLower))

    await send(signer, swapx, manager.addCallParameters(around(made), { ...common, tokenId }))
    const { liquidity } = await positionOf(tokenId)
    expect(liquidity).toBe(2n * minted.liquidity)

    const whole = around(await read(A, C, FeeAmount.LOW), String(liquidity))
    const remove = { ...common, tokenId, collectOptions: collectInto(signer.address) }
    const half = manager.removeCallParameters(whole, {
      ...remove,
      liquidityPercentage: new Percent(1, 2),
    })
    const receipt = await send(signer, swapx, half)
    if (!receipt) throw new Error('no receipt')
    expect((await positionOf(tokenId)).liquidity).toBe(liquidity / 2n)
    const received = transferred(receipt, A, signer.address)
    expect(BigInt(received.quotient.toString())).toBeGreaterThan(0n)

    const rest = around(await read(A, C, FeeAmount.LOW), String(liquidity - liquidity / 2n))
    const all = manager.removeCallParameters(rest, {
      ...remove,
      liquidityPercentage: new Percent(1),
      burnToken: true,
    })
    await send(signer, swapx, all)
    await expect(positionOf(tokenId)).rejects.toThrow('Invalid token ID')
  })

  test('a position moves to another range in one transaction', async () => {
    const { position, tokenId } = await mint()
    const { liquidity } = await positionOf(tokenId)
    const old = around(position.pool, String(liquidity))
    const withdrawal = manager.removeCallParameters(old, {
      ...common,
      tokenId,
      liquidityPercentage: new Percent(1),
      burnToken: true,
      collectOptions: collectInto(signer.address),
    })
    const wider = Position.fromAmounts({
      pool: position.pool,
      tickLower: old.tickLower - 2000,
      tickUpper: old.tickUpper + 2000,
      amount0: old.amount0.quotient,
      amount1: old.amount1.quotient,
      useFullPrecision: false,
    })
    const entry = manager.addCallParameters(wider, mine)
    const calldata = Multicall.encodeMulticall([withdrawal.calldata, entry.calldata])

    // The account has nothing but what the withdrawal pays, and its approvals.
    for (const { address } of [A, C]) {
      const abi = [
        'function balanceOf(address) view returns (uint256)',
        'function transfer(address, uint256) returns (bool)',
      ]
      const token = new Contract(address, abi, signer)
      const all = await token.getFunction('balanceOf').staticCall(signer.address)
      await (await token.getFunction('transfer').send(somebody, all)).wait()
    }
    const alone = provider.call({ to: spender, data: entry.calldata, from: signer.address })
    await expect(alone).rejects.toThrow('STF')
    await send(signer, swapx, { calldata, value: '0x00' })
    await expect(positionOf(tokenId)).rejects.toThrow('Invalid token ID')
    const moved = await positionOf(await newest())
    expect(moved.tickLower).toBe(BigInt(wider.tickLower))
    expect(moved.liquidity).toBeGreaterThan(0n)
    await fund(node, swapx, signer.address)
  })

  test('creating a pool that exists keeps its price', async () => {
    const before = await read(A, C, FeeAmount.HIGH)
    const other = new Pool(A, C, FeeAmount.HIGH, encodeSqrtRatioX96(7, 1), 0, 19460)
    await send(signer, swapx, manager.createCallParameters(other))
    const after = await read(A, C, FeeAmount.HIGH)
    expect(after.sqrtRatioX96.toString()).toBe(before.sqrtRatioX96.toString())
    const fresh = new Pool(A, C, FeeAmount.MEDIUM, encodeSqrtRatioX96(7, 1), 0, 19460)
    await send(signer, swapx, manager.createCallParameters(fresh))
    expect((await read(A, C, FeeAmount.MEDIUM)).tickCurrent).toBe(19460)
  })

  test('a mint with native currency takes what it needs', async () => {
    const pool = await read(native.wrapped, A, FeeAmount.MEDIUM)
    const position = around(pool)
    const parameters = manager.addCallParameters(position, { ...mine, useNative: native })
    expect(functionNames(manager.INTERFACE, parameters.calldata)).toEqual(['mint', 'refundETH'])
    const receipt = await send(signer, swapx, parameters)
    if (!receipt) throw new Error('no receipt')
    const spent = -(await nativeGained(provider, receipt, signer.address))
    const { amount0 } = position.mintAmounts
    expect(BigInt(parameters.value)).toBe(BigInt(amount0.toString()))
    expect(spent).toBeLessThanOrEqual(BigInt(amount0.toString()))
    expect(spent).toBeGreaterThan(0n)
    expect(await provider.getBalance(spender)).toBe(0n)

    const tokenId = await newest()
    const { liquidity } = await positionOf(tokenId)
    const collectOptions = {
      recipient: signer.address,
      expectedCurrencyOwed0: zero(native),
      expectedCurrencyOwed1: zero(A),
    }
    const back = manager.removeCallParameters(around(pool, String(liquidity)), {
      ...common,
      tokenId,
      liquidityPercentage: new Percent(1),
      burnToken: true,
      collectOptions,
    })
    const names = functionNames(manager.INTERFACE, back.calldata)
    expect(names).toEqual(['decreaseLiquidity', 'collect', 'unwrapWETH9', 'sweepToken', 'burn'])
    const end = await send(signer, swapx, back)
    if (!end) throw new Error('no receipt')
    const returned = await nativeGained(provider, end, signer.address)
    expect(spent - returned).toBeLessThanOrEqual(2n)
    expect(await provider.getBalance(spender)).toBe(0n)
  })

  test('collect pays to the recipient; the expected amounts bind only with native currency', async () => {
    const { tokenId } = await mint()
    const much = {
      tokenId,
      recipient: somebody,
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(A, '1000'),
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(C, '1000'),
    }
    await send(signer, swapx, manager.collectCallParameters(much))

    const pool = await read(native.wrapped, A, FeeAmount.MEDIUM)
    await send(
      signer,
      swapx,
      manager.addCallParameters(around(pool), { ...mine, useNative: native }),
    )
    const other = await newest()
    const expected = (raw: string) => ({
      tokenId: other,
      recipient: signer.address,
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(native, raw),
      expectedCurrencyOwed1: zero(A),
    })
    const collect = send(signer, swapx, manager.collectCallParameters(expected('1')))
    await expect(collect).rejects.toThrow('Insufficient WETH9')
    await send(signer, swapx, manager.collectCallParameters(expected('0')))
  })

  test('a transfer, with data only for contracts', async () => {
    const { tokenId } = await mint()
    const transfer = { sender: signer.address, recipient: somebody, tokenId }
    await send(signer, swapx, manager.safeTransferFromParameters(transfer))
    expect(await contract.getFunction('ownerOf').staticCall(tokenId)).toBe(somebody)
    const again = send(signer, swapx, manager.safeTransferFromParameters(transfer))
    await expect(again).rejects.toThrow('ERC721: transfer caller is not owner nor approved')
  })
})

describe('what a mint is', () => {
  test('a recipient beside a token ID makes a new position', async () => {
    const position = around(await read(A, C, FeeAmount.HIGH))
    const both = { ...mine, tokenId: 1 }
    const { calldata } = manager.addCallParameters(position, both)
    expect(functionNames(manager.INTERFACE, calldata)).toEqual(['mint'])
    const empty = { ...common, tokenId: 1, recipient: undefined }
    const call = () => manager.addCallParameters(position, empty as never)
    expect(call).toThrow('undefined is not a valid address')
  })

  test('createPool is ignored for an increase', async () => {
    const position = around(await read(A, C, FeeAmount.HIGH))
    const increase = { ...common, tokenId: 1, createPool: true }
    const { calldata } = manager.addCallParameters(position, increase)
    expect(functionNames(manager.INTERFACE, calldata)).toEqual(['increaseLiquidity'])
  })

  test('anyone may increase a position of somebody else', async () => {
    const position = around(await read(A, C, FeeAmount.HIGH))
    const full = new Position({
      pool: position.pool,
      tickLower: nearestUsableTick(TickMath.MIN_TICK, 200),
      tickUpper: nearestUsableTick(TickMath.MAX_TICK, 200),
      liquidity: '1000000000000000',
    })
    const before = (await positionOf('5')).liquidity
    await send(signer, swapx, manager.addCallParameters(full, { ...common, tokenId: 5 }))
    expect((await positionOf('5')).liquidity).toBeGreaterThan(before)
    expect(await contract.getFunction('ownerOf').staticCall(5)).not.toBe(signer.address)
  })
})

describe('what is refused', () => {
  test('invariants', async () => {
    const pool = await read(A, C, FeeAmount.HIGH)
    const position = around(pool)
    const empty = around(pool, '0')
    expect(() => manager.addCallParameters(empty, mine)).toThrow('Invariant failed: ZERO_LIQUIDITY')
    const withNative = { ...mine, useNative: native }
    expect(() => manager.addCallParameters(position, withNative)).toThrow(
      'Invariant failed: NO_WETH',
    )
    const remove = { ...common, tokenId: 1, collectOptions: collectInto(somebody) }
    const part = (liquidityPercentage: Percent, burnToken = false, of = position) => {
      return () => manager.removeCallParameters(of, { ...remove, liquidityPercentage, burnToken })
    }
    expect(part(new Percent(1, 2), true)).toThrow('Invariant failed: CANNOT_BURN')
    expect(part(new Percent(0))).toThrow('Invariant failed: ZERO_LIQUIDITY')
    expect(part(new Percent(1, 2), false, around(pool, '1'))).toThrow(
      'Invariant failed: ZERO_LIQUIDITY',
    )
    expect(() => manager.addCallParameters(position, { ...mine, deadline: 10n as never })).toThrow(
      'Cannot convert 10 to a BigInt',
    )
  })

  test('on the chain', async () => {
    const { position, tokenId } = await mint()
    const late = manager.addCallParameters(position, { ...mine, deadline: 1 })
    await expect(send(signer, swapx, late)).rejects.toThrow('Transaction too old')

    const dear = new Pool(A, C, FeeAmount.HIGH, encodeSqrtRatioX96(11, 20), 0, -5979)
    const wrong = around(dear)
    const moved = manager.addCallParameters(wrong, mine)
    await expect(send(signer, swapx, moved)).rejects.toThrow('Price slippage check')

    const remove = { ...common, collectOptions: collectInto(signer.address) }
    const foreign = manager.removeCallParameters(position, {
      ...remove,
      tokenId: 5,
      liquidityPercentage: new Percent(1, 2),
    })
    await expect(send(signer, swapx, foreign)).rejects.toThrow('Not approved')

    const more = around(position.pool, '5000000000000000000')
    const tooMuch = manager.removeCallParameters(more, {
      ...remove,
      tokenId,
      liquidityPercentage: new Percent(1),
    })
    await expect(send(signer, swapx, tooMuch)).rejects.toThrow('execution reverted')
    const less = around(position.pool, '5000000000000000')
    const early = manager.removeCallParameters(less, {
      ...remove,
      tokenId,
      liquidityPercentage: new Percent(1),
      burnToken: true,
    })
    await expect(send(signer, swapx, early)).rejects.toThrow('Not cleared')
  })

  test('no pool, a fee that the factory does not know, no position', async () => {
    const unknown = new Pool(A, C, FeeAmount.LOW_200, encodeSqrtRatioX96(1, 1), 0, 0)
    const call = (data: string) => provider.call({ to: spender, data, from: signer.address })
    const create = manager.createCallParameters(unknown).calldata
    await expect(call(create)).rejects.toThrow('require(false)')
    const { calldata } = manager.addCallParameters(around(unknown), mine)
    await expect(call(calldata)).rejects.toThrow('require(false)')
    const collect = { ...collectInto(signer.address), tokenId: 999 }
    await expect(call(manager.collectCallParameters(collect).calldata)).rejects.toThrow(
      'ERC721: operator query for nonexistent token',
    )
  })

  test('a position of one token, once the price is in its range or beyond', async () => {
    const { sqrtRatioX96, tickCurrent } = await read(A, C, FeeAmount.HIGH)
    expect(tickCurrent).toBeGreaterThan(-8000)
    expect(tickCurrent).toBeLessThan(-6000)
    const before = new Pool(A, C, FeeAmount.HIGH, TickMath.getSqrtRatioAtTick(-9000), 0, -9000)
    expect(sqrtRatioX96.toString()).not.toBe(before.sqrtRatioX96.toString())
    for (const [tickLower, tickUpper] of [
      [-8000, -6000],
      [-8600, -8000],
    ] as const) {
      const range = { pool: before, tickLower, tickUpper }
      const position = Position.fromAmount0({ ...range, amount0: 1000, useFullPrecision: false })
      const { calldata: data } = manager.addCallParameters(position, mine)
      const call = provider.call({ to: spender, data, from: signer.address })
      await expect(call).rejects.toThrow('require(false)')
    }
  })

  test('a token that takes a fee on transfer', async () => {
    const address = await (await deploy<Contract>('TaxedToken')).getAddress()
    const fee = new Token(swapx.chainId, address, 18, 'FEE')
    await approveExactly(signer, address, spender, parseEther('1000'))
    const pool = new Pool(fee, A, FeeAmount.LOW, encodeSqrtRatioX96(1, 1), 0, 0)
    const { calldata: data } = manager.addCallParameters(around(pool), {
      ...mine,
      createPool: true,
    })
    const call = provider.call({ to: spender, data, from: signer.address })
    await expect(call).rejects.toThrow(fee.sortsBefore(A) ? 'M0' : 'M1')
  })

  test('a mint without approval', async () => {
    const pool = await read(A, C, FeeAmount.HIGH)
    const poor = Wallet.createRandom(provider)
    const { calldata } = manager.addCallParameters(around(pool), mine)
    const call = provider.call({ to: spender, data: calldata, from: poor.address })
    await expect(call).rejects.toThrow('STF')
  })
})

describe('permit', () => {
  test('another account withdraws, with the signature of the owner', async () => {
    const { tokenId, position } = await mint()
    const helper = Wallet.createRandom(provider)
    await (await signer.sendTransaction({ to: helper.address, value: parseEther('1') })).wait()
    const { liquidity } = await positionOf(tokenId)
    const permit = await signPositionPermit(
      signer,
      swapx,
      helper.address,
      tokenId,
      await deadline(),
    )
    const parameters = manager.removeCallParameters(around(position.pool, String(liquidity)), {
      ...common,
      tokenId,
      liquidityPercentage: new Percent(1),
      permit,
      collectOptions: collectInto(signer.address),
    })
    const names = functionNames(manager.INTERFACE, parameters.calldata)
    expect(names).toEqual(['permit', 'decreaseLiquidity', 'collect'])
    const receipt = await send(helper, swapx, parameters)
    if (!receipt) throw new Error('no receipt')
    expect((await positionOf(tokenId)).liquidity).toBe(0n)
    expect(transferred(receipt, A, signer.address).greaterThan(0)).toBe(true)
    // The signature is used up.
    await expect(send(helper, swapx, parameters)).rejects.toThrow('Unauthorized')
  })

  test('the domain of the SDK is the one of the reference', async () => {
    const values = { spender: somebody, tokenId: 1, deadline: 2, nonce: 0 }
    const { domain, types } = manager.getPermitData(values, spender, swapx.chainId)
    const separator = await contract.getFunction('DOMAIN_SEPARATOR').staticCall()
    const { name, version, chainId, verifyingContract } = domain
    const ours = { name, version, chainId: Number(chainId), verifyingContract } as TypedDataDomain
    expect(TypedDataEncoder.hashDomain(ours)).toBe(separator)
    expect(types.Permit?.map(({ name }) => name)).toEqual([
      'spender',
      'tokenId',
      'nonce',
      'deadline',
    ])
    const typehash = await contract.getFunction('PERMIT_TYPEHASH').staticCall()
    expect(TypedDataEncoder.from(types).encodeType('Permit')).toBe(
      'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
    )
    expect(typehash).toBe('0x49ecf333e5b8c95c40fdafc95c1ad136e8914a8fb55e9dc8bb01eaa83a2df9ad')
  })

  test('of a manager with another name it is not, and the sample reads the name', async () => {
    const [old, renamed] = ['Uniswap V3 Positions NFT-V1', 'Another V3 Positions NFT-V1']
    const hex = (text: string) => hexlify(toUtf8Bytes(text)).slice(2)
    const bytecode = ManagerArtifact.bytecode.replaceAll(hex(old), hex(renamed))
    expect(bytecode).not.toBe(ManagerArtifact.bytecode)
    const factory = new ContractFactory(ManagerArtifact.abi, bytecode, signer)
    const other = await factory.deploy(swapx.v3Factory, swapx.wrappedNative, swapx.tokenDescriptor)
    await other.waitForDeployment()
    const address = await other.getAddress()
    const there = { ...swapx, nonfungiblePositionManager: address }
    const token = new Contract(address, ManagerArtifact.abi, signer)
    expect(await token.getFunction('name').staticCall()).toBe(renamed)

    for (const { address: erc20 } of [A, C])
      await approveExactly(signer, erc20, address, parseEther('10'))
    const position = around(await read(A, C, FeeAmount.HIGH))
    await send(signer, there, manager.addCallParameters(position, mine))
    const until = await deadline()
    const values = { spender: somebody, tokenId: '1', deadline: until, nonce: '0' }
    const data = manager.getPermitData(values, address, swapx.chainId)
    const wrong = await signer.signTypedData(data.domain as TypedDataDomain, data.types, values)
    const use = (v: number, r: string, s: string) =>
      token.getFunction('permit').staticCall(somebody, 1, until, v, r, s)
    const { r, s, v } = Signature.from(wrong)
    await expect(use(v, r, s)).rejects.toThrow('Unauthorized')
    const right = await signPositionPermit(signer, there, somebody, '1', until)
    await use(right.v, right.r, right.s)
  })
})
