import {
  Contract,
  parseEther,
  parseUnits,
  Signature,
  solidityPackedKeccak256,
  TypedDataEncoder,
  toBeHex,
  ZeroAddress,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { outputOf, testChain } from '../chain/test-chain'
import { factoryAbi, pairAbi, routerAbi, tokenAbi } from './abi'
import { main as readMain, readPair, reservesFrom } from './pair'
import { pairAddress } from './pair-address'
import { signPermit } from './permit'
import * as sample from './pools'
import { swapExactInput } from './swap'
import { addTaxedPair } from './taxed-pair.fixture'

const { swapx, provider, signer, deadline, deploy, node, advance } = await testChain()
const { A, B, C } = swapx.tokens
const tokens: [string, string] = [A, B]
const desired: [bigint, bigint] = [parseEther('300'), parseUnits('500', 6)]
const minimums: [bigint, bigint] = [parseEther('248.75'), parseUnits('497.5', 6)]
const LIQUIDITY = 353_553_390_593_273n
const pair = new Contract(pairAddress(swapx, A, B), pairAbi, signer)
const router = new Contract(swapx.v2Router02, routerAbi, signer)
const factory = new Contract(swapx.v2Factory, factoryAbi, signer)
const stateOf = async (of = tokens) =>
  readPair(provider, swapx, of, await provider.getBlockNumber())
const balanceOf = (token: string, account: string = signer.address): Promise<bigint> =>
  new Contract(token, tokenAbi, provider).getFunction('balanceOf').staticCall(account)
const allowanceOf = (token: string): Promise<bigint> =>
  new Contract(token, tokenAbi, provider)
    .getFunction('allowance')
    .staticCall(signer, swapx.v2Router02)
const send = async (contract: Contract, name: string, ...values: unknown[]) =>
  (await contract.getFunction(name).send(...values)).wait()
const transfer = (token: string, to: string, amount: bigint) =>
  send(new Contract(token, tokenAbi, signer), 'transfer', to, amount)
const addLimits = async () => ({ desired, minimums, deadline: await deadline() })

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the scripts print what the pair holds, and the deposit and withdrawal', async () => {
  await expect(await outputOf(readMain)).toMatchFileSnapshot('pair.out.txt')
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('pools.out.txt')
})

describe('creating a pair', () => {
  test('once, at the computed address, in either order', async () => {
    const address = await sample.createPair(signer, swapx, C, A)
    expect(address).toBe(pairAddress(swapx, A, C))
    expect(await sample.createPair(signer, swapx, A, C)).toBe(address)
    expect(await factory.getFunction('allPairsLength').staticCall()).toBe(4n)
    const { token0, reserve0, totalSupply } = await stateOf([A, C])
    expect([token0, reserve0, totalSupply]).toEqual([A, 0n, 0n])
  })

  test('a wrong init code hash is noticed', async () => {
    const wrong = { ...swapx, v2PairInitCodeHash: swapx.v3PoolInitCodeHash }
    const act = sample.createPair(signer, wrong, A, B)
    await expect(act).rejects.toThrow('init code hash')
  })

  test.each([
    ['PAIR_EXISTS', A, B],
    ['IDENTICAL_ADDRESSES', A, A],
    ['ZERO_ADDRESS', A, ZeroAddress],
  ])('%s', async (reason, tokenA, tokenB) => {
    const act = factory.getFunction('createPair').staticCall(tokenA, tokenB)
    await expect(act).rejects.toMatchObject({ reason: `UniswapV2: ${reason}` })
  })

  test('no pair, no state', async () => {
    await expect(stateOf([A, C])).rejects.toThrow('no pair')
  })
})

describe('adding', () => {
  test('the first provider got the root less 1,000 units', async () => {
    const state = await stateOf()
    expect(state.totalSupply).toBe(1_414_213_562_373_095n)
    expect(await balanceOf(state.address, ZeroAddress)).toBe(1_000n)
    const owner = await (await provider.getSigner()).getAddress()
    expect(await balanceOf(state.address, owner)).toBe(1_414_213_562_372_095n)
  })

  test('of 300 A and 500 B, 250 A and 500 B go in and make 20%', async () => {
    const expected = sample.depositAmounts(desired, reservesFrom(await stateOf(), A))
    expect(expected).toEqual([parseEther('250'), parseUnits('500', 6)])
    const result = await sample.addLiquidity(signer, swapx, tokens, await addLimits())
    expect(result).toEqual({ amounts: expected, liquidity: LIQUIDITY })
    expect((await stateOf()).totalSupply).toBe(1_767_766_952_966_368n)
    expect([await allowanceOf(A), await allowanceOf(B)]).toEqual([0n, 0n])
  })

  test('a desired amount above the ratio leaves the guard open on one side', async () => {
    const sale = { amountIn: parseEther('95'), amountOutMin: 1n, deadline: await deadline() }
    await swapExactInput(await provider.getSigner(), swapx, { ...sale, path: tokens })
    const [reserveA, reserveB] = reservesFrom(await stateOf(), A)
    const price = (reserveB * 10n ** 18n) / reserveA
    expect(1 - Number(price) / 2e6).toBeCloseTo(0.166, 3)

    const fitting: [bigint, bigint] = [parseEther('250'), desired[1]]
    const guarded = { ...(await addLimits()), desired: fitting }
    const reason = 'UniswapV2Router: INSUFFICIENT_B_AMOUNT'
    const act = sample.addLiquidity(signer, swapx, tokens, guarded)
    await expect(act).rejects.toMatchObject({ reason })
    const { amounts } = await sample.addLiquidity(signer, swapx, tokens, await addLimits())
    expect(amounts).toEqual([299_678_231_131_741_725_626n, desired[1]])
  })

  test('at a ratio that was pushed a block before, minimums hold and 19.9% are lost', async () => {
    const attacker = await provider.getSigner()
    const trade = async (amountIn: bigint, path: [string, string]) => {
      const limits = { amountIn, amountOutMin: 1n, path, deadline: await deadline() }
      return swapExactInput(attacker, swapx, limits)
    }
    const push = parseUnits('2000', 6)
    const bought = await trade(push, [B, A])

    const [reserveA, reserveB] = reservesFrom(await stateOf(), A)
    const ten = parseEther('10')
    const current: [bigint, bigint] = [ten, (ten * reserveB) / reserveA]
    expect(current[1]).toBe(79_879_999n)
    const limits = { desired: current, minimums: current, deadline: await deadline() }
    const { liquidity } = await sample.addLiquidity(signer, swapx, tokens, limits)
    expect((await trade(bought, [A, B])) - push).toBeGreaterThan(parseUnits('13', 6))

    const [a, b] = await sample.withdrawalAmounts(provider, swapx, tokens, liquidity)
    const worth = (amounts: [bigint, bigint]) =>
      2 * Number(amounts[0]) * 1e-18 + Number(amounts[1]) * 1e-6
    expect(worth(current)).toBeCloseTo(99.88, 2)
    expect(worth([a, b])).toBeCloseTo(80, 1)
    expect(1 - worth([a, b]) / worth(current)).toBeCloseTo(0.199, 3)
  })

  test('of 100 A and 40 B, a swap of 38.53 A for 73.99 B leaves nothing over', async () => {
    const [a, b, r, q] = [100, 40, 1000, 2000]
    const excess = (a * q - b * r) / (q + b)
    const part = (Math.sqrt(r * (3_988_009 * r + 3_988_000 * excess)) - 1997 * r) / 1994
    expect(part).toBeCloseTo(38.53, 2)
    const amountIn = parseEther(String(part))
    const trade = { amountIn, amountOutMin: 1n, path: tokens, deadline: await deadline() }
    const bought = await swapExactInput(signer, swapx, trade)
    expect(Number(bought) / 1e6).toBeCloseTo(73.99, 2)
    const all: [bigint, bigint] = [parseEther('100') - amountIn, parseUnits('40', 6) + bought]
    const least: [bigint, bigint] = [all[0] - parseEther('0.000001'), all[1] - 1n]
    const limits = { desired: all, minimums: least, deadline: await deadline() }
    await expect(sample.addLiquidity(signer, swapx, tokens, limits)).resolves.toBeDefined()
  })

  test('the amounts of either branch, and of an empty pair', () => {
    expect(sample.depositAmounts([10n, 30n], [100n, 200n])).toEqual([10n, 20n])
    expect(sample.depositAmounts([10n, 10n], [100n, 200n])).toEqual([5n, 10n])
    expect(sample.depositAmounts([10n, 10n], [0n, 0n])).toEqual([10n, 10n])
  })

  test('native currency: 4 of 5 go in with 40 A, the rest comes back', async () => {
    const before = await provider.getBalance(signer)
    await sample.addLiquidityNative(signer, swapx, A, {
      desired: [parseEther('40'), parseEther('5')],
      minimums: [parseEther('39.8'), parseEther('3.98')],
      deadline: await deadline(),
    })
    const spent = before - (await provider.getBalance(signer))
    expect(spent).toBeGreaterThan(parseEther('4'))
    expect(spent).toBeLessThan(parseEther('4.01'))
    const state = await stateOf([A, swapx.wrappedNative])
    expect(reservesFrom(state, A)).toEqual([parseEther('440'), parseEther('44')])
  })

  test('donations before it can halve a deposit, and are lost to the donor', async () => {
    const address = await sample.createPair(signer, swapx, A, C)
    const inflated = new Contract(address, pairAbi, signer)
    const give = async (amount: bigint) => {
      for (const token of [A, C]) await transfer(token, address, amount)
    }
    await give(1_001n)
    await send(inflated, 'mint', signer.address)
    expect(await balanceOf(address)).toBe(1n)
    await give(parseEther('1000'))
    // In a later second than its estimate, the pair's first count of the price costs twice as much.
    await send(inflated, 'sync', { gasLimit: 200_000n })
    const both: [bigint, bigint] = [parseEther('1.9'), parseEther('1.9')]
    const deposit = { desired: both, minimums: both, deadline: await deadline() }
    const result = await sample.addLiquidity(signer, swapx, [A, C], deposit)
    expect(result).toEqual({ amounts: both, liquidity: 1n })
    const { totalSupply, reserve0 } = await stateOf([A, C])
    expect(Number(reserve0 / totalSupply) / 1e18).toBeCloseTo(1, 3)
  })

  test('gas: about 130,000 to add, 123,000 to remove', async () => {
    for (const token of [...tokens, pair]) {
      const contract = new Contract(token, tokenAbi, signer)
      await send(contract, 'approve', swapx.v2Router02, parseEther('1000'))
    }
    const terms = async () => [1n, 1n, signer.address, await deadline()]
    const add = async () => send(router, 'addLiquidity', ...tokens, ...desired, ...(await terms()))
    await add()
    await advance(12)
    const added = await add()
    expect(Number(added?.gasUsed) / 1000).toBeCloseTo(130, -1)
    await advance(12)
    const removed = await send(router, 'removeLiquidity', ...tokens, 10n ** 9n, ...(await terms()))
    expect(Number(removed?.gasUsed) / 1000).toBeCloseTo(123, -1)
  })

  test.each([
    ['INSUFFICIENT_A_AMOUNT', { minimums: [parseEther('250') + 1n, 1n] }],
    ['INSUFFICIENT_B_AMOUNT', { desired: [parseEther('200'), desired[1]] }],
    ['EXPIRED', { deadline: 1 }],
  ] as [string, object][])('%s', async (reason, change) => {
    const limits = { ...(await addLimits()), ...change }
    const act = sample.addLiquidity(signer, swapx, tokens, limits)
    await expect(act).rejects.toMatchObject({ reason: `UniswapV2Router: ${reason}` })
    expect([await allowanceOf(A), await allowanceOf(B)]).toEqual([0n, 0n])
  })

  const addCall = async (amountA: bigint, amountB: bigint, of = tokens) => {
    const amounts = [amountA, amountB]
    const time = await deadline()
    return router.getFunction('addLiquidity').staticCall(...of, ...amounts, 0n, 0n, signer, time)
  }

  test('TRANSFER_FROM_FAILED, without an approval', async () => {
    const reason = 'TransferHelper: TRANSFER_FROM_FAILED'
    await expect(addCall(10n ** 18n, 10n ** 6n)).rejects.toMatchObject({ reason })
  })

  test('an amount of 0, a deposit too small, a first deposit too small', async () => {
    for (const token of [A, B, C]) await approveExactly(signer, token, swapx.v2Router02, 10n ** 18n)
    const none = { reason: 'UniswapV2Library: INSUFFICIENT_AMOUNT' }
    await expect(addCall(0n, 1n)).rejects.toMatchObject(none)
    const dust = { reason: 'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED' }
    await expect(addCall(5n * 10n ** 5n, 1n)).rejects.toMatchObject(dust)
    const first = { reason: 'ds-math-sub-underflow' }
    await expect(addCall(999n, 999n, [A, C])).rejects.toMatchObject(first)
    await expect(addCall(10n ** 18n, 0n, [A, C])).rejects.toMatchObject(first)
    const nothingLeft = { reason: 'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED' }
    await expect(addCall(1_000n, 1_000n, [A, C])).rejects.toMatchObject(nothingLeft)
  })

  test('one reserve of 0 blocks the router, until the other token is synced too', async () => {
    const address = await sample.createPair(signer, swapx, A, C)
    await transfer(A, address, 10n)
    const empty = new Contract(address, pairAbi, signer)
    await send(empty, 'sync')
    for (const token of [A, C]) await approveExactly(signer, token, swapx.v2Router02, 10n ** 18n)
    const reason = 'UniswapV2Library: INSUFFICIENT_LIQUIDITY'
    const act = () => addCall(10n ** 18n, 10n ** 18n, [A, C])
    await expect(act()).rejects.toMatchObject({ reason })
    await transfer(C, address, 5n)
    await send(empty, 'sync')
    const { amountA, amountB } = await act()
    expect([amountA, amountB]).toEqual([10n ** 18n, 5n * 10n ** 17n])
  })

  test('a transfer fee of 1% on 250 tokens gives 99% of the LP tokens', async () => {
    const tax = await addTaxedPair(await deploy('TaxedToken'), signer, swapx, await deadline())
    // The minimums are all that is offered, though 1% of one token does not arrive.
    const fitting: [bigint, bigint] = [parseEther('250'), desired[1]]
    const limits = { ...(await addLimits()), desired: fitting, minimums: fitting }
    const result = await sample.addLiquidity(signer, swapx, [tax, B], limits)
    expect(result).toEqual({ amounts: fitting, liquidity: 350_017_856_687_341n })
  })

  test('a token that sells 200 of its own first costs a sixth of the LP tokens', async () => {
    const token = await deploy<Contract>('SellingToken')
    const own: [string, string] = [await token.getAddress(), B]
    const first: [bigint, bigint] = [parseEther('1000'), parseUnits('2000', 6)]
    const limits = { desired: first, minimums: first, deadline: await deadline() }
    await sample.addLiquidity(signer, swapx, own, limits)
    const { address, token0 } = await stateOf(own)
    const amountIn = parseEther('200')
    const quote = await router.getFunction('getAmountsOut').staticCall(amountIn, own)
    const outputs = token0 === own[0] ? [0n, quote[1]] : [quote[1], 0n]
    const swap = [...outputs, signer.address, '0x']
    const swapCall = pair.interface.encodeFunctionData('swap', swap)
    await send(token, 'arm', address, amountIn, swapCall)

    const fitting: [bigint, bigint] = [parseEther('250'), desired[1]]
    const deposit = { ...(await addLimits()), desired: fitting }
    const { amounts, liquidity } = await sample.addLiquidity(signer, swapx, own, deposit)
    expect(amounts).toEqual(fitting)
    expect(1 - Number(liquidity) / Number(LIQUIDITY)).toBeCloseTo(0.1667, 4)
  })
})

describe('removing', () => {
  beforeEach(async () => {
    await sample.addLiquidity(signer, swapx, tokens, await addLimits())
  })
  const out: [bigint, bigint] = [249_999_999_999_999_575_735n, 499_999_999n]
  const removal = async (change: object = {}) => ({
    ...{ liquidity: LIQUIDITY, minimums: out, deadline: await deadline() },
    ...change,
  })

  test('with a permit: 249.999999999999575735 A and 499.999999 B', async () => {
    expect(await sample.withdrawalAmounts(provider, swapx, tokens, LIQUIDITY)).toEqual(out)
    expect(await sample.removeWithPermit(signer, swapx, tokens, await removal())).toEqual(out)
    expect(await pair.getFunction('nonces').staticCall(signer)).toBe(1n)
    const allowance = pair.getFunction('allowance')
    expect(await allowance.staticCall(signer, swapx.v2Router02)).toBe(0n)
  })

  test.each([
    ['UniswapV2Router: INSUFFICIENT_A_AMOUNT', { minimums: [out[0] + 1n, out[1]] }],
    ['UniswapV2Router: INSUFFICIENT_B_AMOUNT', { minimums: [out[0], out[1] + 1n] }],
    ['UniswapV2: EXPIRED', { deadline: 1 }],
    ['ds-math-sub-underflow', { liquidity: LIQUIDITY + 1n }],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED', { liquidity: 1n }],
  ] as [string, object][])('%s', async (reason, change) => {
    const act = sample.removeWithPermit(signer, swapx, tokens, await removal(change))
    await expect(act).rejects.toMatchObject({ reason })
  })

  test('a permit that somebody else submitted first: the plain function goes on', async () => {
    const time = await deadline()
    const spender = swapx.v2Router02
    const permit = { spender, value: LIQUIDITY, deadline: time }
    const { v, r, s } = await signPermit(signer, swapx.chainId, pair.target as string, permit)
    const stranger = new Contract(pair.target, pairAbi, await provider.getSigner())
    await send(stranger, 'permit', signer, spender, LIQUIDITY, time, v, r, s)
    const plain = [...tokens, LIQUIDITY, ...out, signer, time]
    const signed = router.getFunction('removeLiquidityWithPermit')
    const reason = 'UniswapV2: INVALID_SIGNATURE'
    await expect(signed.staticCall(...plain, false, v, r, s)).rejects.toMatchObject({ reason })
    const { amountA, amountB } = await router.getFunction('removeLiquidity').staticCall(...plain)
    expect([amountA, amountB]).toEqual(out)
  })

  test('a pair refuses the permit of a contract, although that knows ERC-1271', async () => {
    const account = await deploy<Contract>('SmartAccount')
    const owner = await account.getAddress()
    const name = await pair.getFunction('name').staticCall()
    const verifyingContract = await pair.getAddress()
    const domain = { name, version: '1', chainId: swapx.chainId, verifyingContract }
    const field = (type: string) => (name: string) => ({ name, type })
    const accounts = ['owner', 'spender'].map(field('address'))
    const types = { Permit: [...accounts, ...['value', 'nonce', 'deadline'].map(field('uint256'))] }
    const spender = swapx.v2Router02
    const message = { owner, spender, value: 1n, nonce: 0n, deadline: await deadline() }
    const signature = await signer.signTypedData(domain, types, message)
    const digest = TypedDataEncoder.hash(domain, types, message)
    const abi = ['function isValidSignature(bytes32, bytes) view returns (bytes4)']
    const asked = new Contract(owner, abi, provider).getFunction('isValidSignature')
    expect(await asked.staticCall(digest, signature)).toBe('0x1626ba7e')
    const { v, r, s } = Signature.from(signature)
    const values = [owner, spender, 1n, message.deadline, v, r, s]
    await expect(pair.getFunction('permit').staticCall(...values)).rejects.toMatchObject({
      reason: 'UniswapV2: INVALID_SIGNATURE',
    })
  })

  test('a domain of another chain is noticed before signing', async () => {
    const permit = { spender: swapx.v2Router02, value: 1n, deadline: await deadline() }
    const act = signPermit(signer, 1, pair.target as string, permit)
    await expect(act).rejects.toThrow('another domain')
  })

  test('after a chain split the domain stays, and a permit counts on both chains', async () => {
    const time = await deadline()
    const spender = swapx.v2Router02
    const permit = { spender, value: LIQUIDITY, deadline: time }
    const { v, r, s } = await signPermit(signer, swapx.chainId, pair.target as string, permit)
    const values = [signer.address, spender, LIQUIDITY, time, v, r, s]
    const data = pair.interface.encodeFunctionData('permit', values)
    const domain = await pair.getFunction('DOMAIN_SEPARATOR').staticCall()
    await node.send('anvil_setChainId', [swapx.chainId + 1])
    try {
      const ask = (call: string) =>
        node.send('eth_call', [{ from: ZeroAddress, to: pair.target, data: call }, 'latest'])
      expect(await ask(pair.interface.encodeFunctionData('DOMAIN_SEPARATOR'))).toBe(domain)
      expect(await ask(data)).toBe('0x')
    } finally {
      await node.send('anvil_setChainId', [swapx.chainId])
    }
  })

  test('without an allowance 0 can be moved, and not 1, even by the owner', async () => {
    const move = pair.getFunction('transferFrom')
    expect(await move.staticCall(signer, swapx.v2Router02, 0n)).toBe(true)
    const reason = 'ds-math-sub-underflow'
    await expect(move.staticCall(signer, signer, 1n)).rejects.toMatchObject({ reason })
  })

  test('without approval, and without a pair', async () => {
    const time = await deadline()
    const remove = router.getFunction('removeLiquidity')
    const plain = remove.staticCall(...tokens, LIQUIDITY, ...out, signer, time)
    await expect(plain).rejects.toMatchObject({ reason: 'ds-math-sub-underflow' })
    const missing = remove.staticCall(A, C, 1n, 0n, 0n, signer, time)
    await expect(missing).rejects.toThrow('no data present')
  })

  test('minimums are compared before a transfer fee, whatever the function', async () => {
    const time = await deadline()
    const tax = await addTaxedPair(await deploy('TaxedToken'), signer, swapx, time)
    const approveLp = async (token: string) => {
      const lp = pairAddress(swapx, tax, token)
      const owned = await balanceOf(lp)
      await approveExactly(signer, lp, swapx.v2Router02, owned)
      return owned
    }
    const half = (await approveLp(B)) / 2n
    const [paid, paidB] = await sample.withdrawalAmounts(provider, swapx, [tax, B], half)
    const before = await balanceOf(tax)
    await send(router, 'removeLiquidity', tax, B, half, paid, paidB, signer, time)
    expect((await balanceOf(tax)) - before).toBe(paid - paid / 100n)

    // To native currency the token moves twice: to the router, and on to the recipient.
    const ten = parseEther('10')
    await approveExactly(signer, tax, swapx.v2Router02, ten)
    await send(router, 'addLiquidityETH', tax, ten, ten, ten, signer, time, { value: ten })
    const all = await approveLp(swapx.wrappedNative)
    const native: [string, string] = [tax, swapx.wrappedNative]
    const [sent, wrapped] = await sample.withdrawalAmounts(provider, swapx, native, all)
    const held = await balanceOf(tax)
    const variant = 'removeLiquidityETHSupportingFeeOnTransferTokens'
    await send(router, variant, tax, all, sent, wrapped, signer, time)
    const arrived = (await balanceOf(tax)) - held
    expect(Number(arrived) / Number(sent)).toBeCloseTo(0.9801, 6)
  })

  test('a token with a transfer fee cannot leave by the plain native function', async () => {
    const token = await deploy<Contract>('TaxedToken')
    const tax = await token.getAddress()
    const amount = parseEther('10')
    await approveExactly(signer, tax, swapx.v2Router02, amount)
    const add = [tax, amount, amount, amount, signer, await deadline(), { value: amount }]
    await send(router, 'addLiquidityETH', ...add)
    const lp = pairAddress(swapx, tax, swapx.wrappedNative)
    const liquidity = await balanceOf(lp)
    await approveExactly(signer, lp, swapx.v2Router02, liquidity)
    const values = [tax, liquidity, 1n, 1n, signer, await deadline()]
    const plain = router.getFunction('removeLiquidityETH').staticCall(...values)
    const reason = 'TransferHelper: TRANSFER_FAILED'
    await expect(plain).rejects.toMatchObject({ reason })
    const variant = 'removeLiquidityETHSupportingFeeOnTransferTokens'
    expect(await router.getFunction(variant).staticCall(...values)).toBeGreaterThan(
      parseEther('9.9'),
    )
  })
})

describe('balances above the reserves', () => {
  test('skim gives them to anyone', async () => {
    await transfer(A, pair.target as string, parseEther('10'))
    const stranger = new Contract(pair.target, pairAbi, await provider.getSigner())
    const before = await balanceOf(A)
    await send(stranger, 'skim', signer)
    expect((await balanceOf(A)) - before).toBe(parseEther('10'))
  })

  test('sync gives them to the providers, and changes the price', async () => {
    await transfer(A, pair.target as string, parseEther('10'))
    await send(pair, 'sync')
    const { reserve0, reserve1 } = await stateOf()
    expect([reserve0, reserve1]).toEqual([parseEther('1010'), parseUnits('2000', 6)])
  })
})

describe('a balance that falls below the reserve, as that of a rebasing token can', () => {
  const underflow = { reason: 'ds-math-sub-underflow' }
  const sell = async (name: string, amount: bigint, path: string[]) =>
    router.getFunction(name).staticCall(amount, 1n, path, signer, await deadline())

  beforeEach(async () => {
    // The first state variable of the token is the mapping of balances.
    const balances = solidityPackedKeccak256(['uint256', 'uint256'], [pair.target, 0])
    await node.send('anvil_setStorageAt', [A, balances, toBeHex(parseEther('900'), 32)])
    for (const token of tokens) await approveExactly(signer, token, swapx.v2Router02, 10n ** 21n)
  })

  test('skim and a small mint: ds-math-sub-underflow', async () => {
    await expect(pair.getFunction('skim').staticCall(signer)).rejects.toMatchObject(underflow)
    await expect(pair.getFunction('mint').staticCall(signer)).rejects.toMatchObject(underflow)
  })

  test('swaps: K, INSUFFICIENT_INPUT_AMOUNT or ds-math-sub-underflow', async () => {
    const plain = 'swapExactTokensForTokens'
    const k = { reason: 'UniswapV2: K' }
    await expect(sell(plain, 10n ** 6n, [B, A])).rejects.toMatchObject(k)
    await expect(sell(plain, parseEther('200'), [A, B])).rejects.toMatchObject(k)
    const none = { reason: 'UniswapV2: INSUFFICIENT_INPUT_AMOUNT' }
    await expect(sell(plain, parseEther('1'), [A, B])).rejects.toMatchObject(none)
    const variant = `${plain}SupportingFeeOnTransferTokens`
    await expect(sell(variant, parseEther('1'), [A, B])).rejects.toMatchObject(underflow)
    // Of 200 A, 100 A make up the shortfall.
    await expect(sell(variant, parseEther('200'), [A, B])).resolves.toBeDefined()
  })

  test('burn works, and sync makes the pair usable', async () => {
    const holder = await provider.getSigner()
    const owned = await balanceOf(pair.target as string, holder.address)
    const from = new Contract(pair.target, pairAbi, holder)
    await send(from, 'transfer', pair.target, owned / 2n)
    await expect(pair.getFunction('burn').staticCall(signer)).resolves.toHaveLength(2)
    await send(pair, 'sync')
    await expect(sell('swapExactTokensForTokens', 10n ** 6n, [B, A])).resolves.toHaveLength(2)
  })
})
