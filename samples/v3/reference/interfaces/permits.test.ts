import { CurrencyAmount, Percent } from '@uniswap/sdk-core'
import { FeeAmount, NonfungiblePositionManager, SelfPermit, SwapRouter } from '@uniswap/v3-sdk'
import { Contract, parseEther, Signature, Wallet } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../../../chain/test-chain'
import { nativeOf } from '../../../native-currency'
import { transferred } from '../../../transferred'
import { toAmount, tokensOf, toRaw } from '../../background'
import { mintExample } from '../../minting'
import { removed } from '../../modifying-position'
import { managerAbi, readPosition } from '../../position-data'
import { signPermit } from '../../swap-router'
import { directRoute, now, sell } from '../../trading'
import { functionNames } from '../multicall'
import { A } from '../pool'
import { allowedPermitCalldata, removeWithPermit, swapWithPermit } from './permits'

const { swapx, provider, signer, deadline, node, advance } = await testChain()
const tokens = tokensOf(swapx)
const slippageTolerance = new Percent(50, 10_000)
const hash = (digit: string) => `0x${digit.repeat(64)}`
const signature = Signature.from({ v: 27, r: hash('1'), s: hash('2') })

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

describe('StandardPermitArguments', () => {
  const prepare = async () => {
    const at = await now(swapx, provider)
    const route = await directRoute(at, tokens.A, tokens.B, FeeAmount.MEDIUM)
    const trade = await sell(at, route, toAmount(tokens.A, parseEther('1')))
    const options = { slippageTolerance, recipient: signer.address, deadline: await deadline() }
    return { trade, options }
  }
  const send = async ({ calldata }: { calldata: string }) => {
    const request = { to: swapx.swapRouter, data: calldata }
    const receipt = await (await signer.sendTransaction(request)).wait()
    if (!receipt) throw new Error('no receipt')
    return receipt
  }
  const allowance = () =>
    new Contract(tokens.A.address, ['function allowance(address, address) view returns (uint256)'])
      .connect(provider)
      .getFunction('allowance')
      .staticCall(signer.address, swapx.swapRouter)
  const sign = (value: bigint, until: number, spender = swapx.swapRouter) =>
    signPermit(signer, swapx, tokens.A.address, spender, value, until)

  test('a swap without an approval', async () => {
    const { trade, options } = await prepare()
    expect(await allowance()).toBe(0n)
    const signed = await sign(parseEther('1'), options.deadline)
    const swap = swapWithPermit(trade, options, signed)
    expect(functionNames(SwapRouter.INTERFACE, swap.calldata)).toEqual([
      'selfPermit',
      'exactInputSingle',
    ])
    const receipt = await send(swap)
    expect(toRaw(transferred(receipt, tokens.B, signer.address))).toBe(1_992_013n)
    expect(await allowance()).toBe(0n)
  })

  test('any difference to what was signed is another signature', async () => {
    const { trade, options } = await prepare()
    const { deadline: until } = options
    const invalid = 'ERC20Permit: invalid signature'
    for (const signed of [
      await sign(parseEther('2'), until),
      await sign(parseEther('1'), until + 1),
      await sign(parseEther('1'), until, swapx.nonfungiblePositionManager),
    ]) {
      await expect(send(swapWithPermit(trade, options, signed))).rejects.toThrow(invalid)
    }
  })

  test('the wrapped native token of this chain has no permit', async () => {
    const at = await now(swapx, provider)
    const { wrapped } = nativeOf(swapx)
    const route = await directRoute(at, wrapped, tokens.A, FeeAmount.MEDIUM)
    const trade = await sell(at, route, toAmount(wrapped, parseEther('1')))
    const options = { slippageTolerance, recipient: signer.address, deadline: await deadline() }
    await expect(send(swapWithPermit(trade, options, signature))).rejects.toThrow('no data present')
  })

  test('a signature works once', async () => {
    const { trade, options } = await prepare()
    const signed = await sign(parseEther('1'), options.deadline)
    const { calldata } = swapWithPermit(trade, options, signed)
    await send({ calldata })
    await expect(send({ calldata })).rejects.toThrow('ERC20Permit: invalid signature')
  })

  test('an expired one fails in the token, before the router looks at its own deadline', async () => {
    const { trade, options } = await prepare()
    const signed = await sign(parseEther('1'), options.deadline)
    await advance(700)
    const swap = swapWithPermit(trade, options, signed)
    await expect(send(swap)).rejects.toThrow('ERC20Permit: expired deadline')
  })

  test('the selector, and what a key named nonce does', () => {
    const permit = { v: 27 as const, r: hash('1'), s: hash('2'), amount: 5, deadline: 6 }
    expect(SelfPermit.encodePermit(A, permit).slice(0, 10)).toBe('0xf3995c67')
    const withNonce = { ...permit, nonce: undefined as never }
    expect(() => SelfPermit.encodePermit(A, withNonce)).toThrow(
      'Cannot convert undefined to a BigInt',
    )
  })
})

test('AllowedPermitArguments have another function, without an amount', () => {
  const calldata = allowedPermitCalldata(A, signature, 7n, 1_900_000_000)
  expect(calldata.slice(0, 10)).toBe('0x4659a494')
  const { args } = SelfPermit.INTERFACE.parseTransaction({ data: calldata })
  expect(args.map(String)).toEqual([A.address, '7', '1900000000', '27', hash('1'), hash('2')])
})

describe('NFTPermitOptions', () => {
  const spender = Wallet.createRandom().connect(provider)

  const sign = async (tokenId: bigint, by: string, until: number, name?: string) => {
    const abi = ['function name() view returns (string)', ...managerAbi]
    const manager = new Contract(swapx.nonfungiblePositionManager, abi, provider)
    const { nonce } = await manager.getFunction('positions').staticCall(tokenId)
    const values = {
      spender: by,
      tokenId: tokenId.toString(),
      nonce: String(nonce),
      deadline: until,
    }
    const address = swapx.nonfungiblePositionManager
    const { types } = NonfungiblePositionManager.getPermitData(values, address, 31337)
    const domain = {
      name: name ?? (await manager.getFunction('name').staticCall()),
      version: '1',
      chainId: swapx.chainId,
      verifyingContract: address,
    }
    return Signature.from(await signer.signTypedData(domain, types, values))
  }

  const prepare = async () => {
    await node.send('anvil_setBalance', [spender.address, `0x${parseEther('1').toString(16)}`])
    const until = await deadline()
    const terms = { slippageTolerance, deadline: until }
    const { tokenId } = await mintExample(await now(swapx, provider), signer, terms)
    const at = await now(swapx, provider)
    const position = await readPosition(at, tokenId)
    const none = (token: typeof tokens.A) => CurrencyAmount.fromRawAmount(token, 0)
    const options = {
      ...terms,
      tokenId: tokenId.toString(),
      liquidityPercentage: new Percent(1, 2),
      collectOptions: {
        expectedCurrencyOwed0: none(position.pool.token0),
        expectedCurrencyOwed1: none(position.pool.token1),
        recipient: signer.address,
      },
    }
    return { tokenId, position, options, until }
  }
  const send = async (from: typeof spender | typeof signer, { calldata }: { calldata: string }) => {
    const request = { to: swapx.nonfungiblePositionManager, data: calldata }
    const receipt = await (await from.sendTransaction(request)).wait()
    if (!receipt) throw new Error('no receipt')
    return receipt
  }

  test('a stranger can use the signature first; the withdrawal then works without it', async () => {
    const { tokenId, position, options, until } = await prepare()
    const signed = await sign(tokenId, spender.address, until)
    const { v, r, s } = signed
    const { INTERFACE } = NonfungiblePositionManager
    const values = [spender.address, tokenId, until, v, r, s].map(String)
    const stranger = Wallet.createRandom().connect(provider)
    const balance = `0x${parseEther('1').toString(16)}`
    await node.send('anvil_setBalance', [stranger.address, balance])
    await send(stranger, { calldata: INTERFACE.encodeFunctionData('permit', values) })
    const call = removeWithPermit(position, options, signed, spender.address, until)
    await expect(send(spender, call)).rejects.toThrow('Unauthorized')
    const without = NonfungiblePositionManager.removeCallParameters(position, options)
    const { principal } = removed(await send(spender, without), swapx)
    expect(principal[0]).toBe(49_999_999_999_999_982_049n)
  })

  test('the spender withdraws for the owner, and stays allowed', async () => {
    const { tokenId, position, options, until } = await prepare()
    const signed = await sign(tokenId, spender.address, until)
    const call = removeWithPermit(position, options, signed, spender.address, until)
    expect(functionNames(NonfungiblePositionManager.INTERFACE, call.calldata)).toEqual([
      'permit',
      'decreaseLiquidity',
      'collect',
    ])
    const { principal } = removed(await send(spender, call), swapx)
    expect(principal[0]).toBe(49_999_999_999_999_982_049n)
    const abi = ['function getApproved(uint256) view returns (address)']
    const manager = new Contract(swapx.nonfungiblePositionManager, abi, provider)
    expect(await manager.getFunction('getApproved').staticCall(tokenId)).toBe(spender.address)
  })

  test('what the manager refuses', async () => {
    const { tokenId, position, options, until } = await prepare()
    const call = (signed: Signature, by = spender.address, to = until) =>
      removeWithPermit(position, options, signed, by, to)
    const good = await sign(tokenId, spender.address, until)
    await expect(send(spender, call(good, spender.address, until + 1))).rejects.toThrow(
      'Unauthorized',
    )
    const zero = call({ ...good, v: 0, r: good.r, s: good.s } as never)
    await expect(send(spender, zero)).rejects.toThrow('Invalid signature')
    const otherDomain = await sign(tokenId, spender.address, until, 'Another name')
    await expect(send(spender, call(otherDomain))).rejects.toThrow('Unauthorized')
    const self = await sign(tokenId, signer.address, until)
    await expect(send(signer, call(self, signer.address))).rejects.toThrow(
      'ERC721Permit: approval to current owner',
    )
    const past = until - 700
    const late = await sign(tokenId, spender.address, past)
    await expect(send(spender, call(late, spender.address, past))).rejects.toThrow('Permit expired')
    // Signed for one account and sent by another.
    const third = await sign(tokenId, swapx.swapRouter, until)
    await expect(send(spender, call(third, swapx.swapRouter))).rejects.toThrow('Not approved')
  })

  test('a signature works once', async () => {
    const { tokenId, position, options, until } = await prepare()
    const signed = await sign(tokenId, spender.address, until)
    await send(spender, removeWithPermit(position, options, signed, spender.address, until))
    const again = removeWithPermit(position, options, signed, spender.address, until)
    await expect(send(spender, again)).rejects.toThrow('Unauthorized')
  })
})
