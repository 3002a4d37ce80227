import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { type Contract, ContractFactory, parseUnits, ZeroAddress } from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { quoteExactInput } from './contract-swaps'
import { makeNarrowPool } from './narrow-pool.fixture'
import { increase, managerOf, mint } from './position-manager'
import { sellForToken } from './swap-router'

const { swapx, provider, signer, node, deadline, deploy } = await testChain()
const manager = managerOf(signer, swapx)
const vault = await deploy<Contract>('PositionVault', manager.target)
const stranger = await node.getSigner()
const range = { tickLower: -271_200, tickUpper: -267_600 }
const desired = { amount0Desired: parseUnits('10', 18), amount1Desired: parseUnits('20', 6) }
const give = 'safeTransferFrom(address,address,uint256)'
const call = (name: string, ...values: unknown[]) => vault.getFunction(name).staticCall(...values)
const refused = (reason: string) => ({ reason: `PositionVault: ${reason}` })
const send = async (contract: Contract, name: string, ...values: unknown[]) =>
  (await contract.getFunction(name).send(...values)).wait()

let snapshot: string
let tokenId: bigint
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
  const limits = { amount0Min: 1n, amount1Min: 1n, deadline: await deadline() }
  tokenId = await mint(signer, swapx, range, desired, limits)
})
afterEach(() => node.send('evm_revert', [snapshot]))

test('a position is credited, pays its fees to whom its depositor names, and comes back', async () => {
  await send(manager, give, signer, vault, tokenId)
  expect(await call('depositorOf', tokenId)).toBe(signer.address)
  const amount = parseUnits('10', 18)
  const quote = await quoteExactInput(provider, swapx, amount)
  await sellForToken(signer, swapx, amount, quote, await deadline())
  const [fees] = await call('collect', tokenId, signer)
  expect(fees).toBeGreaterThan(0n)
  await send(vault, 'withdraw', tokenId)
  expect(await manager.getFunction('ownerOf')(tokenId)).toBe(signer.address)
  await expect(call('collect', tokenId, signer)).rejects.toMatchObject(refused('NOT_DEPOSITOR'))
  await expect(call('withdraw', tokenId)).rejects.toMatchObject(refused('NOT_DEPOSITOR'))
})

describe('an attacker cannot', () => {
  test('claim a position of the vault by a forged call', async () => {
    await send(manager, give, signer, vault, tokenId)
    const forged = (vault.connect(stranger) as Contract).getFunction('onERC721Received')
    const claim = forged.staticCall(stranger, stranger, tokenId, '0x')
    await expect(claim).rejects.toMatchObject(refused('NOT_MANAGER'))
  })

  test('have a token of another contract credited, such as a second manager', async () => {
    const args = [swapx.v3Factory, swapx.wrappedNative, swapx.tokenDescriptor]
    const factory = ContractFactory.fromSolidity(NonfungiblePositionManager, signer)
    const other = await (await factory.deploy(...args)).getAddress()
    const ofOther = { ...swapx, nonfungiblePositionManager: other }
    const limits = { amount0Min: 1n, amount1Min: 1n, deadline: await deadline() }
    const foreign = await mint(signer, ofOther, range, desired, limits)
    const act = managerOf(signer, ofOther).getFunction(give).staticCall(signer, vault, foreign)
    await expect(act).rejects.toMatchObject(refused('NOT_MANAGER'))
  })

  test('take a position out by an approval from before', async () => {
    await send(manager, 'approve', stranger, tokenId)
    await send(manager, give, signer, vault, tokenId)
    const theft = (manager.connect(stranger) as Contract).getFunction('transferFrom')
    await expect(theft.staticCall(vault, stranger, tokenId)).rejects.toMatchObject({
      reason: 'ERC721: transfer caller is not owner nor approved',
    })
  })

  test('collect or withdraw what another has deposited', async () => {
    await send(manager, give, signer, vault, tokenId)
    const asStranger = vault.connect(stranger) as Contract
    const collect = asStranger.getFunction('collect').staticCall(tokenId, stranger)
    await expect(collect).rejects.toMatchObject(refused('NOT_DEPOSITOR'))
    const withdraw = asStranger.getFunction('withdraw').staticCall(tokenId)
    await expect(withdraw).rejects.toMatchObject(refused('NOT_DEPOSITOR'))
  })

  test('re-enter from a token that is being paid out', async () => {
    await send(manager, give, signer, vault, tokenId)
    const token = await deploy<Contract>('CallingToken')
    const hostile = token.target as string
    const one = parseUnits('1', 18)
    await makeNarrowPool(signer, swapx, [hostile, swapx.tokens.A], one, await deadline())
    const count: bigint = await manager.getFunction('totalSupply')()
    const trap: bigint = await manager.getFunction('tokenByIndex')(count - 1n)
    const { liquidity } = await manager.getFunction('positions')(trap)
    const limits = { amount0Min: 0n, amount1Min: 0n, deadline: await deadline() }
    await send(manager, 'decreaseLiquidity', { tokenId: trap, liquidity, ...limits })
    await send(manager, give, signer, vault, trap)
    const theft = vault.interface.encodeFunctionData('withdraw', [tokenId])
    await send(token, 'arm', signer, vault, theft)
    await expect(call('collect', trap, signer)).rejects.toMatchObject({ reason: 'TF' })
    expect(await call('depositorOf', tokenId)).toBe(signer.address)
  })
})

test('fees do not go to the manager, nor to the zero address, which means it', async () => {
  await send(manager, give, signer, vault, tokenId)
  for (const nobody of [ZeroAddress, manager.target])
    await expect(call('collect', tokenId, nobody)).rejects.toMatchObject(refused('NO_RECIPIENT'))
})

test('raising what a share holds takes a quarter of the next deposit, and hardly any with 1,000 locked', async () => {
  const held = async (): Promise<bigint> =>
    (await manager.getFunction('positions')(tokenId)).liquidity
  const limits = { amount0Min: 0n, amount1Min: 0n, deadline: await deadline() }
  const liquidity = (await held()) - 1n
  await send(manager, 'decreaseLiquidity', { tokenId, liquidity, ...limits })
  await send(manager, give, signer, vault, tokenId)
  expect(await held()).toBe(1n)
  // The vault owns the position by now, but anyone may add to it.
  await increase(signer, swapx, tokenId, desired, limits)
  const raise = (await held()) - 1n
  /** What rounding takes from a deposit of 1.9 times the raise, as a part of it. */
  const loss = (locked: bigint) => {
    const [shares, holds, deposit] = [1n + locked, 1n + locked + raise, (raise * 19n) / 10n]
    const issued = (deposit * shares) / holds
    const worth = ((holds + deposit) * issued) / (shares + issued)
    return Number(deposit - worth) / Number(deposit)
  }
  expect(loss(0n)).toBeCloseTo(0.237, 3)
  expect(loss(1_000n)).toBeLessThan(0.001)
})

test('transferFrom and a mint to the vault credit nobody', async () => {
  await send(manager, 'transferFrom', signer, vault, tokenId)
  expect(await call('depositorOf', tokenId)).toBe(ZeroAddress)
  await expect(call('withdraw', tokenId)).rejects.toMatchObject(refused('NOT_DEPOSITOR'))
})
