import {
  Contract,
  Interface,
  parseEther,
  parseUnits,
  solidityPackedKeccak256,
  toBeHex,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeCode } from '../chain/change-code.fixture'
import { outputOf, testChain } from '../chain/test-chain'
import { codeReturning, FAR } from '../errors/provocation.fixture'
import { pairAbi, routerAbi, tokenAbi } from './abi'
import { pairAddress } from './pair-address'
import { addLiquidity } from './pools'
import { setFeeTo } from './protocol-fee'
import { checkPath, main } from './security'
import { quoteExactInput } from './swap'

const chain = await testChain()
const { swapx, provider, signer, node, deploy, advance, deadline } = chain
const { A, B, C } = swapx.tokens
const contractAt = (address: string, abi: Interface | typeof tokenAbi) =>
  new Contract(address, abi, signer)
const send = async (contract: Contract, name: string, ...values: unknown[]) =>
  (await contract.getFunction(name).send(...values)).wait()

/** OracleV2 of a pair, after its first window of 30 minutes. */
async function oracleOf(pair: string) {
  const oracle = await deploy<Contract>('OracleV2', pair, 1800)
  await advance(1800)
  await send(oracle, 'update')
  return oracle
}

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('the script accepts a path of the local chain', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('security.out.txt')
})

test('paths from outside', () => {
  const known = new Set([A, B])
  expect(checkPath([A, B], [A, B], known)).toBeUndefined()
  expect(() => checkPath([B, A], [A, B], known)).toThrow('wrong ends')
  expect(() => checkPath([A, C, B], [A, B], known)).toThrow(`${C} is not on the list.`)
  expect(() => checkPath([A, B, A, B], [A, B], known)).toThrow('repeats a token')
})

describe('Treasury.sol', async () => {
  const ten = parseEther('10')
  const abis = { token: new Interface(tokenAbi), router: new Interface(routerAbi) }

  /** A treasury with 10 A, whose buyer of B is the test's account. */
  async function treasuryOf(oracle: string, keeper: string) {
    const args = [swapx.v2Router02, oracle, [A, B], keeper, signer.address]
    const treasury = await deploy<Contract>('Treasury', ...args)
    await send(contractAt(A, tokenAbi), 'transfer', treasury, ten)
    return treasury
  }

  const received = async (act: () => Promise<unknown>) => {
    const balance = contractAt(B, tokenAbi).getFunction('balanceOf')
    const before: bigint = await balance(signer)
    await act()
    return (await balance(signer)) - before
  }

  /** In one transaction, a contract sells 2,330 A, has the treasury sell its 10 A, and buys back. */
  async function attack(attacker: Contract, treasury: Contract) {
    const front = parseEther('2330')
    const bought = await quoteExactInput(provider, swapx, front, [A, B])
    await send(contractAt(A, tokenAbi), 'transfer', attacker, front)
    const swap = (amountIn: bigint, path: [string, string]) => [
      [path[0], abis.token.encodeFunctionData('approve', [swapx.v2Router02, amountIn])],
      [
        swapx.v2Router02,
        abis.router.encodeFunctionData('swapExactTokensForTokens', [
          ...[amountIn, 1n, path],
          ...[attacker.target, FAR],
        ]),
      ],
    ]
    const sale = treasury.interface.encodeFunctionData('sell', [ten, 1n, FAR])
    const calls = [...swap(front, [A, B]), [treasury.target, sale], ...swap(bought, [B, A])]
    await send(attacker, 'execute', calls)
    const left: bigint = await contractAt(A, tokenAbi).getFunction('balanceOf')(attacker)
    return left - front
  }

  test('if anybody names the minimum, one transaction leaves it 1.80 B of 19.74', async () => {
    const attacker = await deploy<Contract>('TestCaller', A, B)
    // A mean of 0, and the attacker as keeper, are a sale without either check.
    const { target: none } = await oracleOf(pairAddress(swapx, A, B))
    const treasury = await treasuryOf(none as string, attacker.target as string)
    await node.send('anvil_setCode', [none, codeReturning(0n)])
    let gain = 0n
    const left = await received(async () => {
      gain = await attack(attacker, treasury)
    })
    expect(left).toBe(1_796_598n)
    expect(gain).toBe(4_876_633_650_021_042_646n)
  })

  test('97% of the mean refuse the same attack, even from the keeper', async () => {
    const attacker = await deploy<Contract>('TestCaller', A, B)
    const oracle = await oracleOf(pairAddress(swapx, A, B))
    const treasury = await treasuryOf(oracle.target as string, attacker.target as string)
    const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
    await expect(attack(attacker, treasury)).rejects.toMatchObject({ reason })
  })

  test('the keeper sells for 19.74 B, and nobody else can', async () => {
    const oracle = await oracleOf(pairAddress(swapx, A, B))
    const treasury = await treasuryOf(oracle.target as string, signer.address)
    const sell = treasury.getFunction('sell')
    const stranger = treasury.connect(await node.getSigner()) as Contract
    const theft = stranger.getFunction('sell').staticCall(ten, 1n, FAR)
    await expect(theft).rejects.toMatchObject({ reason: 'Treasury: NOT_KEEPER' })
    const late = sell.staticCall(ten, 1n, 1)
    await expect(late).rejects.toMatchObject({ reason: 'UniswapV2Router: EXPIRED' })
    expect(await received(() => send(treasury, 'sell', ten, 19_743_160n, FAR))).toBe(19_743_160n)
  })

  test.each([
    ['of another token', A, C],
    ['of another pair', B, C],
  ])('a mean %s is refused', async (_, ...path) => {
    const oracle = await deploy<Contract>('OracleV2', pairAddress(swapx, A, B), 1800)
    const deployed = deploy('Treasury', swapx.v2Router02, oracle, path, signer, signer)
    await expect(deployed).rejects.toMatchObject({ reason: 'Treasury: OTHER_PAIR' })
  })

  test("the keeper's minimum is what arrives, once the output takes a fee", async () => {
    const oracle = await oracleOf(pairAddress(swapx, A, B))
    const treasury = await treasuryOf(oracle.target as string, signer.address)
    await changeCode(chain, B, 'TaxedToken')
    const sell = treasury.getFunction('sell').staticCall(ten, 19_644_444n, FAR)
    const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
    await expect(sell).rejects.toMatchObject({ reason })
  })
})

describe('LpWorth.sol', () => {
  const liquidity = 10n ** 12n
  const deposit = async () => {
    const desired: [bigint, bigint] = [parseEther('1'), parseUnits('2', 6)]
    const minimums: [bigint, bigint] = [1n, 1n]
    const limits = { desired, minimums, deadline: await deadline() }
    await addLiquidity(signer, swapx, [A, B], limits)
  }
  const worthOf = async () => {
    const worth = await deploy<Contract>('LpWorth', await oracleOf(pairAddress(swapx, A, B)))
    return async (): Promise<number> => Number(await worth.getFunction('worth')(liquidity))
  }

  test('a protocol fee that is due counts before it is minted', async () => {
    const worth = await worthOf()
    await setFeeTo(await provider.getSigner(), swapx, swapx.v3Factory)
    await deposit() // starts the count
    const before = await worth()
    // Raises the root by a tenth, of which a sixth is the fee.
    await send(contractAt(A, tokenAbi), 'transfer', pairAddress(swapx, A, B), parseEther('210'))
    await send(contractAt(pairAddress(swapx, A, B), pairAbi), 'sync')
    const due = await worth()
    expect(due / before).toBeCloseTo(1.083, 3)
    await deposit() // mints the fee
    expect((await worth()) / due).toBeCloseTo(1, 6)
  })

  test('a balance below its reserve counts instead of it', async () => {
    const worth = await worthOf()
    const before = await worth()
    // The first state variable of the token is the mapping of balances.
    const slot = solidityPackedKeccak256(['uint256', 'uint256'], [pairAddress(swapx, A, B), 0])
    await node.send('anvil_setStorageAt', [A, slot, toBeHex(parseEther('810'), 32)])
    expect((await worth()) / before).toBeCloseTo(0.9, 6)
  })
})

describe('LP tokens of a pair with a token that calls back', () => {
  type Frame = { to?: string; output?: string; error?: string; calls?: Frame[] }
  const frames = (frame: Frame): Frame[] => [frame, ...(frame.calls ?? []).flatMap(frames)]
  const abi = new Interface(pairAbi)

  test('in `burn` they look worth ten times as much, and the probe refuses', async () => {
    const token = await deploy<Contract>('CallingToken')
    const calling = token.target as string
    const desired: [bigint, bigint] = [parseEther('1000'), parseUnits('2000', 6)]
    const limits = { desired, minimums: desired, deadline: await deadline() }
    const { liquidity } = await addLiquidity(signer, swapx, [calling, B], limits)
    const pair = contractAt(pairAddress(swapx, calling, B), pairAbi)
    const worth = await deploy<Contract>('LpWorth', await oracleOf(pair.target as string))
    const before: bigint = await worth.getFunction('worth')(liquidity)
    const inB = BigInt(calling) < BigInt(B)
    expect(Number(before) / (inB ? 4e9 : 2e21)).toBeCloseTo(1, 6)

    await send(pair, 'transfer', pair, (liquidity * 9n) / 10n)
    const burn = abi.encodeFunctionData('burn', [signer.address])
    /** What a call to a contract, made by the token while `burn` pays it out, ends with. */
    async function within(target: string, data: string) {
      await send(token, 'arm', signer, target, data)
      const call = { from: signer.address, to: pair.target, data: burn }
      const trace = await node.send('debug_traceCall', [call, 'latest', { tracer: 'callTracer' }])
      const made = frames(trace).filter(({ to }) => to === calling.toLowerCase())
      const asked = made
        .flatMap(({ calls = [] }) => calls)
        .find(({ to }) => to === target.toLowerCase())
      return { output: asked?.output ?? '0x', error: asked?.error, inside: frames(asked ?? {}) }
    }
    const target = pair.target as string
    const read = async (name: string) => {
      const { output } = await within(target, abi.encodeFunctionData(name))
      return abi.decodeFunctionResult(name, output)
    }
    const reserves = await pair.getFunction('getReserves')()
    expect((await read('getReserves')).toArray()).toEqual(reserves.toArray())
    const [supply] = await read('totalSupply')
    expect(Number(await pair.getFunction('totalSupply')()) / Number(supply)).toBeCloseTo(10, 6)

    const probe = await within(
      worth.target as string,
      worth.interface.encodeFunctionData('worth', [liquidity / 10n]),
    )
    expect(probe.error).toContain('revert')
    expect(JSON.stringify(probe.inside)).toContain('UniswapV2: LOCKED')
  })
})
