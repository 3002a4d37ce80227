import { Contract, parseEther, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { changeCode } from '../chain/change-code.fixture'
import { testChain } from '../chain/test-chain'
import { pairAbi, tokenAbi } from './abi'
import { pairAddress } from './pair-address'
import { swapExactInput } from './swap'
import { addTaxedPair } from './taxed-pair.fixture'

const chain = await testChain()
const { swapx, provider, signer, deadline, deploy, node } = chain
const { A, B, C } = swapx.tokens
const contract = await deploy<Contract>('PairSwapV2', swapx.v2Factory)
const swap = contract.getFunction('swap')
const amount = parseEther('100')
const approve = async (token = A) =>
  approveExactly(signer, token, await contract.getAddress(), amount)
const balanceOf = (token: string): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(signer)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('100 A yield 181.322178 B, the same as through the router', async () => {
  await approve()
  const before = await balanceOf(B)
  await (await swap.send(A, B, amount, 181_322_178n, await deadline())).wait()
  expect((await balanceOf(B)) - before).toBe(181_322_178n)
})

test('amounts computed in the call follow a moved price, and only the minimum refuses it', async () => {
  const stranger = await provider.getSigner()
  const sale = { amountIn: parseEther('50'), amountOutMin: 1n, deadline: await deadline() }
  await swapExactInput(stranger, swapx, { ...sale, path: [A, B] })
  await approve()
  const ten = parseEther('10')
  expect(await swap.staticCall(A, B, ten, 1n, await deadline())).toBe(17_918_610n)
  const guarded = swap.staticCall(A, B, ten, 19_644_444n, await deadline())
  await expect(guarded).rejects.toMatchObject({ reason: 'PairSwapV2: TOO_LITTLE_RECEIVED' })
})

test('the other direction', async () => {
  await approveExactly(signer, B, await contract.getAddress(), 20_000_000n)
  const out = await swap.staticCall(B, A, 20_000_000n, 1n, await deadline())
  expect(out).toBe(9_871_580_343_970_612_988n)
})

test('counts what arrives: 99 of 100 tokens with a transfer fee of 1%', async () => {
  const tax = await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline())
  await approve(tax)
  expect(await swap.staticCall(tax, B, amount, 1n, await deadline())).toBe(179_671_849n)
})

test('compares the minimum with what arrives, if the output takes a fee', async () => {
  await approve()
  await changeCode(chain, B, 'TaxedToken')
  expect(await swap.staticCall(A, B, amount, 179_508_957n, await deadline())).toBe(179_508_957n)
  const act = swap.staticCall(A, B, amount, 179_508_958n, await deadline())
  await expect(act).rejects.toMatchObject({ reason: 'PairSwapV2: TOO_LITTLE_RECEIVED' })
})

test.each([
  ['PairSwapV2: TOO_LITTLE_RECEIVED', [A, B, amount, 181_322_179n]],
  ['PairSwapV2: NO_PAIR', [A, C, amount, 1n]],
  ['UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', [A, B, 0n, 0n]],
])('%s', async (reason, values) => {
  await approve()
  const act = swap.staticCall(...values, await deadline())
  await expect(act).rejects.toMatchObject({ reason })
})

test('a missing approval, an old transaction, a foreign initialize', async () => {
  const allowance = { reason: 'ERC20: transfer amount exceeds allowance' }
  const act = swap.staticCall(A, B, amount, 1n, await deadline())
  await expect(act).rejects.toMatchObject(allowance)
  const old = swap.staticCall(A, B, amount, 1n, 1)
  await expect(old).rejects.toMatchObject({ reason: 'PairSwapV2: EXPIRED' })
  const pair = new Contract(pairAddress(swapx, A, B), pairAbi, signer)
  const initialize = pair.getFunction('initialize').staticCall(ZeroAddress, ZeroAddress)
  await expect(initialize).rejects.toMatchObject({ reason: 'UniswapV2: FORBIDDEN' })
})

test('what one transaction pays, the next caller takes', async () => {
  const pair = pairAddress(swapx, A, B)
  const transfer = new Contract(A, tokenAbi, signer).getFunction('transfer')
  await (await transfer.send(pair, amount)).wait()
  const stranger = await provider.getSigner()
  const theft = new Contract(pair, pairAbi, stranger).getFunction('swap')
  await (await theft.send(0n, 181_322_178n, stranger, '0x')).wait()
  const act = new Contract(pair, pairAbi, signer).getFunction('swap')
  const mine = act.staticCall(0n, 181_322_178n, signer, '0x')
  await expect(mine).rejects.toMatchObject({ reason: 'UniswapV2: INSUFFICIENT_INPUT_AMOUNT' })
})

test('a first deposit of 10,000 and 40,000 units gives 19,000 of 20,000', async () => {
  const factory = new Contract(swapx.v2Factory, ['function createPair(address, address)'], signer)
  await (await factory.getFunction('createPair').send(A, C)).wait()
  const pair = new Contract(pairAddress(swapx, A, C), pairAbi, signer)
  const units = [
    [A, 10_000n],
    [C, 40_000n],
  ] as const
  for (const [token, amount] of units) {
    const transfer = new Contract(token, tokenAbi, signer).getFunction('transfer')
    await (await transfer.send(pair, amount)).wait()
  }
  await (await pair.getFunction('mint').send(signer)).wait()
  expect(await pair.getFunction('balanceOf').staticCall(signer)).toBe(19_000n)
  expect(await pair.getFunction('balanceOf').staticCall(ZeroAddress)).toBe(1_000n)
  expect(await pair.getFunction('totalSupply').staticCall()).toBe(20_000n)
})
