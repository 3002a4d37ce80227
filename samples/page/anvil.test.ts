import {
  AbiCoder,
  Interface,
  id,
  MaxUint256,
  solidityPacked,
  toBeHex,
  toQuantity,
  Wallet,
  ZeroAddress,
} from 'ethers'
import { expect, test } from 'vitest'
import { readArtifact } from '../chain/artifacts'
import { furnish } from '../chain/start'
import { ACCOUNT } from './transactions'
import {
  both,
  chain,
  expectSameBlocks,
  expectSameState,
  providers,
  send,
  sendRaw,
  swapx,
} from './two-chains.fixture'

const { A, B, C } = swapx.tokens
const { wrappedNative, swapRouter, nonfungiblePositionManager: manager, v2Router02 } = swapx
const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts'
const abiOf = (file: string) => new Interface(readArtifact(file).abi)
const v3 = abiOf(`${PERIPHERY}/SwapRouter.sol/SwapRouter.json`)
const positions = abiOf(
  `${PERIPHERY}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
)
const v2 = abiOf('@uniswap/v2-periphery/build/UniswapV2Router02.json')
const token = abiOf('@uniswap/v2-core/build/UniswapV2ERC20.json')

const SOMEONE = '0x1111111111111111111111111111111111111111'

test('the local chain is the same on both', async () => {
  for (const provider of providers) {
    await provider.send('anvil_setBlockTimestampInterval', [1])
    await furnish(provider, swapx)
  }
  await expectSameBlocks()
  await expectSameState()
  for (const slot of ['0x0', '0x8', '0x4d2']) await both('eth_getStorageAt', A, slot, 'latest')
  for (const address of [A, SOMEONE]) {
    for (const method of ['eth_getCode', 'eth_getBalance', 'eth_getTransactionCount']) {
      await both(method, address, 'latest')
    }
  }
  for (const method of ['eth_chainId', 'net_version', 'eth_accounts', 'eth_gasPrice']) {
    await both(method)
  }
  await both('eth_maxPriorityFeePerGas')
})

test('an estimate is at most 1.5% above that of anvil', async () => {
  const approve = { to: A, data: token.encodeFunctionData('approve', [SOMEONE, 1]) }
  const params = [A, B, 3000, SOMEONE, 2n ** 40n, 10n ** 15n, 0, 0]
  const swap = { to: swapRouter, data: v3.encodeFunctionData('exactInputSingle', [params]) }
  await send({
    to: A,
    data: token.encodeFunctionData('approve', [swapRouter, MaxUint256]),
    gas: toQuantity(100_000),
  })
  for (const call of [{ to: SOMEONE, value: 1n }, approve, swap]) {
    const [theirs = 0n, ours = 0n] = await Promise.all(
      providers.map(provider => provider.estimateGas({ from: ACCOUNT, ...call })),
    )
    expect(ours).toBeGreaterThanOrEqual(theirs)
    expect(Number(ours)).toBeLessThanOrEqual(Number(theirs) * 1.015)
  }
})

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('random transactions do the same on both', { timeout: 300_000 }, async () => {
  const random = randomFrom(7)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(values: T[]) => values[below(values.length)] as T
  /** From one raw unit up to about 100,000 tokens of 18 decimals. */
  const amount = () => BigInt(Math.floor(10 ** (random() * 23)))
  const pair = () =>
    pick([
      [A, B],
      [B, A],
      [B, C],
      [C, B],
      [wrappedNative, A],
      [A, wrappedNative],
      [A, C],
    ])
  const fee = () => pick([500, 3000, 3000, 10_000])
  const bound = () => pick([0n, 0n, amount()])
  const deadline = () => (random() < 0.05 ? 1n : 2n ** 40n)
  const path = () =>
    solidityPacked(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [A, 3000, B, pick([500, 3000]), C],
    )
  const back = () =>
    solidityPacked(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [C, pick([500, 3000]), B, 3000, A],
    )
  const receiver = () => pick([ACCOUNT, ACCOUNT, SOMEONE])
  const position = () => BigInt(below(25))
  const tick = () => 60 * (below(600) - 300)

  const call = (to: string, abi: Interface, name: string, ...args: unknown[]) => {
    return { to, data: abi.encodeFunctionData(name, args) }
  }
  const actions = [
    () => {
      const [from, to] = pair()
      const params = [
        from,
        to,
        fee(),
        receiver(),
        deadline(),
        amount(),
        bound(),
        pick([0n, 0n, amount()]),
      ]
      return call(swapRouter, v3, 'exactInputSingle', params)
    },
    () => {
      const [from, to] = pair()
      const most = pick([MaxUint256, amount()])
      const params = [from, to, fee(), receiver(), deadline(), amount(), most, 0n]
      return call(swapRouter, v3, 'exactOutputSingle', params)
    },
    () => call(swapRouter, v3, 'exactInput', [path(), receiver(), deadline(), amount(), bound()]),
    () =>
      call(swapRouter, v3, 'exactOutput', [back(), receiver(), deadline(), amount(), MaxUint256]),
    () => {
      const params = [A, wrappedNative, 3000, ZeroAddress, deadline(), amount(), 0n, 0n]
      const swap = v3.encodeFunctionData('exactInputSingle', [params])
      const unwrap = v3.encodeFunctionData('unwrapWETH9', [bound(), pick([ACCOUNT, ZeroAddress])])
      return call(swapRouter, v3, 'multicall', [swap, unwrap])
    },
    () => {
      const one = tick()
      const other = one + 60 * below(200)
      const params = [
        A,
        B,
        3000,
        one,
        other,
        amount(),
        amount() / 10n ** 12n,
        bound(),
        0n,
        ACCOUNT,
        deadline(),
      ]
      return call(manager, positions, 'mint', params)
    },
    () =>
      call(manager, positions, 'increaseLiquidity', [
        position(),
        amount(),
        amount(),
        0n,
        0n,
        deadline(),
      ]),
    () =>
      call(manager, positions, 'decreaseLiquidity', [
        position(),
        amount() / 1000n,
        0n,
        bound(),
        deadline(),
      ]),
    () => call(manager, positions, 'collect', [position(), receiver(), 2n ** 127n, amount()]),
    () => call(manager, positions, 'burn', position()),
    () =>
      call(
        v2Router02,
        v2,
        'swapExactTokensForTokens',
        amount(),
        bound(),
        pick([
          [A, B],
          [A, B, C],
          [C, A],
        ]),
        receiver(),
        deadline(),
      ),
    () =>
      call(
        v2Router02,
        v2,
        'swapTokensForExactTokens',
        amount(),
        MaxUint256,
        pick([
          [A, B],
          [C, B, A],
        ]),
        receiver(),
        deadline(),
      ),
    () => ({
      ...call(
        v2Router02,
        v2,
        'swapExactETHForTokens',
        0n,
        [wrappedNative, A],
        receiver(),
        deadline(),
      ),
      value: toQuantity(amount() / 100n),
    }),
    () =>
      call(
        v2Router02,
        v2,
        'addLiquidity',
        A,
        B,
        amount(),
        amount(),
        0n,
        bound(),
        ACCOUNT,
        deadline(),
      ),
    () =>
      call(
        v2Router02,
        v2,
        'removeLiquidity',
        A,
        B,
        amount() / 1000n,
        0n,
        0n,
        receiver(),
        deadline(),
      ),
    () => call(pick([A, B, C]), token, 'transfer', receiver(), amount()),
    () =>
      call(
        pick([A, B, C]),
        token,
        'approve',
        pick([swapRouter, manager, v2Router02]),
        pick([0n, amount(), MaxUint256]),
      ),
    () => call(pick([A, B, C]), token, 'transferFrom', SOMEONE, ACCOUNT, amount()),
    () => ({ to: receiver(), value: toQuantity(amount()) }),
    () => ({
      to: pick([A, swapRouter, manager]),
      data: id(String(random())),
      value: pick(['0x0', '0x1']),
    }),
    () => ({ data: readArtifact('@uniswap/v2-core/build/UniswapV2ERC20.json').bytecode }),
  ]

  for (const spender of [swapRouter, manager, v2Router02]) {
    for (const held of [A, B, C, wrappedNative]) {
      await send({ ...call(held, token, 'approve', spender, MaxUint256), gas: '0x100000' })
    }
  }
  // To the lowest base fee, since anvil leaves the fee as it is when it goes back to a snapshot.
  await both('anvil_mine', '0x64')
  let succeeded = 0
  const rounds = 150
  for (let round = 0; round < rounds; round += 1) {
    const { result } = await both('eth_blockNumber')
    if (random() < 0.1) {
      await both('evm_setNextBlockTimestamp', chain.time + below(100_000))
    }
    const undo = random() < 0.1 ? (await both('evm_snapshot')).result : undefined
    const action = pick(actions)()
    // Often too little, so that it runs out in the midst of the transaction.
    const gas = toQuantity(random() < 0.2 ? 25_000 + below(300_000) : 5_000_000)
    const block = random() < 0.2 ? toQuantity(1 + below(Number(result))) : 'latest'
    await both('eth_call', { from: ACCOUNT, ...action }, block)
    if (await send({ ...action, gas })) succeeded += 1
    if (undo) await both('evm_revert', undo)
  }
  expect(succeeded).toBeGreaterThan(rounds / 4)
  expect(succeeded).toBeLessThan((rounds * 3) / 4)
  await expectSameBlocks()
  await expectSameState()
})

const ERROR = '0x08c379a0'

test('errors are those of anvil', async () => {
  // A contract that reverts with the data it is called with.
  const reverting = '0x1111111111111111111111111111111111111112'
  await both('anvil_setCode', reverting, '0x366000600037366000fd')
  const reason = `${ERROR}${AbiCoder.defaultAbiCoder().encode(['string'], ['STF']).slice(2)}`
  for (const data of ['0x', reason, `${reason.slice(0, 10)}ff`, '0xdeadbeef', '0xdeadbeefff']) {
    await both('eth_call', { to: reverting, data }, 'latest')
    await both('eth_estimateGas', { to: reverting, data })
  }
  for (const code of ['0xfe', '0x600056', '0x5b600056']) {
    await both('anvil_setCode', reverting, code)
    await both('eth_call', { to: reverting, gas: '0x10000' }, 'latest')
  }
  const from = ACCOUNT
  const gas = '0x10000'
  const much = '0xffffffffffffffffffffff'
  await both('eth_call', { to: A, gas: '0x100' }, 'latest')
  await both('eth_call', { from: SOMEONE, to: A, value: '0x1000000000000000000' }, 'latest')
  await both('eth_sendTransaction', { from: SOMEONE, to: A })
  await both('eth_sendTransaction', { from, to: SOMEONE, gas, nonce: '0x0' })
  await both('eth_sendTransaction', { from, to: SOMEONE, gas, value: much })
  await both('eth_sendTransaction', { from, to: SOMEONE, gas: '0x100' })
  await both('eth_sendTransaction', { from, to: SOMEONE, gas: '0x10000000' })
  await both('eth_sendTransaction', {
    from,
    to: SOMEONE,
    gas,
    maxFeePerGas: '0x1',
    maxPriorityFeePerGas: '0x1',
  })
  await both('eth_sendRawTransaction', '0x1234')
  await both('eth_getTransactionReceipt', id('nowhere'))
  await both('eth_getTransactionByHash', id('nowhere'))
  await both('eth_getBlockByHash', id('nowhere'), false)
  await both('eth_getBlockByNumber', '0xffff', false)
  await both('eth_call', { to: A }, '0xffff')
  await both('eth_getFilterChanges', '0xffff')
  await both('evm_setNextBlockTimestamp', 5)
  await both('evm_revert', '0xffff')
  await both('eth_unknown')
})

test('signed transactions of each type do the same on both', async () => {
  const wallet = Wallet.createRandom()
  await both('anvil_setBalance', wallet.address, toQuantity(10n ** 18n))
  // The token keeps its supply in slot 2.
  const accessList = [{ address: A, storageKeys: [toBeHex(2, 32), id('unused')] }]
  const kinds = [
    { type: 0, gasPrice: 10n ** 10n },
    { type: 1, gasPrice: 10n ** 10n, accessList },
    { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 5n, accessList },
  ]
  for (const [nonce, kind] of kinds.entries()) {
    const data = token.encodeFunctionData('totalSupply')
    const transaction = { ...kind, chainId: 31337, nonce, to: A, data, gasLimit: 100_000n }
    const raw = await wallet.signTransaction(transaction)
    expect(await sendRaw(raw)).toBe(true)
    await both('eth_sendRawTransaction', raw)
  }
})
