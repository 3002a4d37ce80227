import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { FeeAmount, SelfPermit, SwapRouter } from '@uniswap/v3-sdk'
import { Contract, parseEther } from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../../chain/test-chain'
import { transferred } from '../../transferred'
import { tokensOf } from '../background'
import { directRoute, now, sell } from '../trading'
import { functionNames } from './multicall'
import { main, permitFor, swapWithPermit } from './self-permit'

const { swapx, provider, signer, deadline } = await testChain()
const { A, B } = tokensOf(swapx)
const oneA = CurrencyAmount.fromRawAmount(A, parseEther('1').toString())
const signature = {
  v: 27 as const,
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'22'.repeat(32)}`,
}

/** A trade of 1 A, a permit for it, and options that name the permit. */
async function prepare() {
  const at = await now(swapx, provider)
  const trade = await sell(at, await directRoute(at, A, B, FeeAmount.MEDIUM), oneA)
  const until = await deadline()
  const permit = await permitFor(signer, swapx, oneA, until)
  const options = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: until,
    recipient: signer.address,
  }
  return { trade, permit, options }
}

const send = async (data: string) => {
  const receipt = await (await signer.sendTransaction({ to: swapx.swapRouter, data })).wait()
  if (!receipt) throw new Error('no receipt')
  return receipt
}

const allowance = (): Promise<bigint> => {
  const abi = ['function allowance(address, address) view returns (uint256)']
  const token = new Contract(A.address, abi, provider)
  return token.getFunction('allowance')(signer.address, swapx.swapRouter)
}

test('main permits and swaps in one transaction', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('self-permit.out.txt')
  expect(await allowance()).toBe(0n)
})

describe('calldata', () => {
  test('of EIP-2612', () => {
    const calldata = SelfPermit.encodePermit(A, { ...signature, amount: '1', deadline: 2 })
    expect(calldata.slice(0, 10)).toBe('0xf3995c67')
    const names = functionNames(SelfPermit.INTERFACE, calldata)
    expect(names).toEqual(['selfPermit'])
  })

  test('of the older kind, as soon as there is a nonce', () => {
    const calldata = SelfPermit.encodePermit(A, { ...signature, nonce: 0, expiry: 2 })
    expect(calldata.slice(0, 10)).toBe('0x4659a494')
    expect(functionNames(SelfPermit.INTERFACE, calldata)).toEqual(['selfPermitAllowed'])
    const both = { ...signature, amount: '1', deadline: 2, nonce: 0, expiry: 2 }
    expect(SelfPermit.encodePermit(A, both)).toBe(calldata)
    const empty = { ...signature, amount: '1', deadline: 2, nonce: undefined }
    expect(() => SelfPermit.encodePermit(A, empty as never)).toThrow(
      'Cannot convert undefined to a BigInt',
    )
  })

  test('bigints are refused', () => {
    const permit = { ...signature, amount: 10n as never, deadline: 2 }
    expect(() => SelfPermit.encodePermit(A, permit)).toThrow('Cannot convert 10 to a BigInt')
  })
})

describe('on the chain', () => {
  test('the option of SwapRouter puts selfPermit before the swap', async () => {
    const { trade, permit, options } = await prepare()
    const withPermit = { ...options, inputTokenPermit: permit }
    const { calldata } = SwapRouter.swapCallParameters(trade, withPermit)
    const names = functionNames(SwapRouter.INTERFACE, calldata)
    expect(names).toEqual(['selfPermit', 'exactInputSingle'])
    const receipt = await send(calldata)
    expect(transferred(receipt, B, signer.address).quotient.toString()).toBe(
      trade.outputAmount.quotient.toString(),
    )
    expect(await allowance()).toBe(0n)
  })

  test('a permit that somebody sent before breaks selfPermit, not selfPermitIfNecessary', async () => {
    const { trade, permit, options } = await prepare()
    const abi = [
      'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    ]
    const token = new Contract(A.address, abi, signer)
    const { v, r, s } = permit
    const args = [signer.address, swapx.swapRouter, parseEther('1'), options.deadline, v, r, s]
    await (await token.getFunction('permit')(...args)).wait()

    const plain = { ...options, inputTokenPermit: permit }
    const { calldata } = SwapRouter.swapCallParameters(trade, plain)
    await expect(send(calldata)).rejects.toThrow('ERC20Permit: invalid signature')
    const receipt = await send(swapWithPermit(trade, options, permit).calldata)
    expect(transferred(receipt, B, signer.address).quotient.toString()).toBe(
      trade.outputAmount.quotient.toString(),
    )
  })

  test('an expired permit, one for another amount, and v of 0 or 1', async () => {
    const { permit } = await prepare()
    const past = await permitFor(signer, swapx, oneA, 1)
    await expect(send(SelfPermit.encodePermit(A, past))).rejects.toThrow(
      'ERC20Permit: expired deadline',
    )
    const other = { ...permit, amount: '7' }
    await expect(send(SelfPermit.encodePermit(A, other))).rejects.toThrow(
      'ERC20Permit: invalid signature',
    )
    const parity = { ...permit, v: (permit.v - 27) as 0 | 1 }
    await expect(send(SelfPermit.encodePermit(A, parity))).rejects.toThrow(
      "ECDSA: invalid signature 'v' value",
    )
  })

  test('a token that takes any call gives no error, and no allowance', async () => {
    // Code of one byte, STOP: every call succeeds.
    const data = '0x6001600c60003960016000f300'
    const receipt = await (await signer.sendTransaction({ data })).wait()
    const token = new Token(31337, receipt?.contractAddress ?? '', 18)
    const permit = { ...signature, amount: '1', deadline: 2 }
    const request = { to: swapx.swapRouter, data: SelfPermit.encodePermit(token, permit) }
    expect(await provider.call(request)).toBe('0x')
  })

  test('a token without the older permit', async () => {
    const data = SelfPermit.encodePermit(A, { ...signature, nonce: 0, expiry: 2 })
    await expect(send(data)).rejects.toThrow('execution reverted')
  })
})
