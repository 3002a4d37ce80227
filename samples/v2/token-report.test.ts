import { Contract, Interface, parseEther, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeCode } from '../chain/change-code.fixture'
import { fund, ownerOf, seedPools } from '../chain/seed'
import { outputOf, testChain } from '../chain/test-chain'
import { poolAddress, tokensOf } from '../v3/background'
import { pairAddress } from './pair-address'
import { addLiquidity, createPair } from './pools'
import { main, powersOver, reportOn, tryOut } from './token-report'

const chain = await testChain()
const { swapx, provider, signer, deadline, deploy, node } = chain
const { B } = swapx.tokens

const errors = new Interface([])

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

/** A token with a pair of its own and B. */
async function listed(name: string) {
  const contract = await deploy<Contract>(name)
  const token = await contract.getAddress()
  const limits = {
    desired: [parseEther('100'), 100_000_000n] as [bigint, bigint],
    minimums: [1n, 1n] as [bigint, bigint],
    deadline: await deadline(),
  }
  await addLiquidity(signer, swapx, [token, B], limits)
  return { contract, listing: { token, pool: pairAddress(swapx, token, B) } }
}

test('main reports a token of each kind', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('token-report.out.txt')
})

test('a v3 pool lends for the trial as well', async () => {
  const { A, B } = tokensOf(swapx)
  const pool = poolAddress(swapx, A, B, 3000)
  const arrives = { purchase: 10_000, transfer: 10_000, sale: 10_000 }
  expect(await tryOut(provider, { token: A.address, pool })).toEqual(arrives)
  expect(await tryOut(provider, { token: B.address, pool })).toEqual(arrives)
})

describe('found', () => {
  test('a token that is paused', async () => {
    const { contract, listing } = await listed('StoppableToken')
    await (await contract.getFunction('pause')()).wait()
    expect(await tryOut(provider, listing)).toEqual({})
    expect(await reportOn(provider, listing)).toContain('a purchase is refused')
    const probe = (await deploy('TokenProbe')).getFunction('run')
    const answer = await probe.staticCall(listing.pool, listing.token, 10_000n)
    expect(errors.parseError(answer)?.args).toEqual(['UniswapV2: TRANSFER_FAILED'])
  })

  test('a token that blocks its own pair', async () => {
    const { contract, listing } = await listed('StoppableToken')
    await (await contract.getFunction('blacklist')(listing.pool)).wait()
    expect(await reportOn(provider, listing)).toContain('a purchase is refused')
  })

  test('a token that reports a sale and does not move', async () => {
    const pool = pairAddress(swapx, swapx.tokens.A, B)
    await changeCode(chain, swapx.tokens.A, 'IdleToken')
    expect(await reportOn(provider, { token: swapx.tokens.A, pool })).toEqual(['a sale is refused'])
  })

  test('a token that sells its own inside a sale, as if it refused: the loan locks the pair', async () => {
    const { contract, listing } = await listed('SellingToken')
    const pair = new Interface(['function swap(uint256, uint256, address, bytes)'])
    const isToken0 = BigInt(listing.token) < BigInt(B)
    const outputs = isToken0 ? [0n, 1_000n] : [1_000n, 0n]
    const call = pair.encodeFunctionData('swap', [...outputs, signer.address, '0x'])
    const amountIn = parseEther('1')
    await (await contract.getFunction('arm')(listing.pool, amountIn, call)).wait()
    expect(await reportOn(provider, listing)).toContain('a sale is refused')

    await (await contract.getFunction('approve')(swapx.v2Router02, amountIn)).wait()
    const sell = new Contract(
      swapx.v2Router02,
      [
        'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
      ],
      signer,
    ).getFunction('swapExactTokensForTokensSupportingFeeOnTransferTokens')
    const order = [amountIn, 900_000n, [listing.token, B], signer.address, await deadline()]
    await expect(sell.staticCall(...order)).resolves.toBeDefined()
  })

  test('a token that returns nothing works', async () => {
    const { listing } = await listed('QuietToken')
    expect(await reportOn(provider, listing)).toEqual([])
  })
})

test.each([
  ['EIP-1167', '363d3d373d3d3d363d73', '5af43d82803e903d91602b57fd5bf3'],
  ['EIP-7511, with PUSH0', '365f5f375f5f365f73', '5af43d5f5f3e5f3d91602a57fd5bf3'],
])('found: what the code can that a clone calls (%s)', async (_, before, after) => {
  const clone = '0x2000000000000000000000000000000000000009'
  const code = `0x${before}${swapx.tokens.A.slice(2)}${after}`
  await node.send('anvil_setCode', [clone, code])
  expect(await powersOver(provider, clone)).toEqual(['mint more'])
  expect(await powersOver(provider, swapx.tokens.A)).toEqual(['mint more'])
})

test('no report of a v3 pool without liquidity at its price, which lends nothing', async () => {
  const [account] = await node.send('eth_accounts', [])
  await fund(node, swapx, account)
  const { A, B } = tokensOf(swapx)
  const tokens: [string, string] = [A.address, B.address]
  const amounts: [bigint, bigint] = [parseEther('10'), 20_000_000n]
  const shallow = { tokens, amounts, fee: 500, ticks: [-269_900, -269_400] as [number, number] }
  await seedPools(ownerOf(node, account), swapx, [shallow])
  const listing = { token: B.address, pool: poolAddress(swapx, A, B, 500) }
  await expect(reportOn(provider, listing)).rejects.toThrow('The pool lends nothing: L')
})

test.each([
  ['has none of it', async () => createPair(signer, swapx, swapx.tokens.A, swapx.wrappedNative)],
  ['is an account', async () => ZeroAddress],
])('no report of a pool that %s', async (_, poolOf) => {
  const listing = { token: (await listed('TaxedToken')).listing.token, pool: await poolOf() }
  await expect(reportOn(provider, listing)).rejects.toThrow('The pool holds too little of it.')
})
