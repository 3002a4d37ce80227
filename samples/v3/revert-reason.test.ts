import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import Quoter from '@uniswap/v3-periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json'
import QuoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'
import Manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import SwapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json'
import {
  Contract,
  ContractFactory,
  concat,
  Interface,
  type JsonRpcError,
  type JsonRpcPayload,
  JsonRpcProvider,
  type JsonRpcResult,
  MaxUint256,
  makeError,
  toBeHex,
  ZeroHash,
} from 'ethers'
import { describe, expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { main, revertReason } from './revert-reason'

const { swapx, signer, node, deadline } = await testChain()
const { A, B } = swapx.tokens
const manager = new Contract(swapx.nonfungiblePositionManager, Manager.abi, signer)

test('an error that is not a revert is thrown', async () => {
  const factory = new Contract(swapx.v3Factory, Factory.abi, signer)
  const wrong = revertReason(factory, 'createPool', 'A', 'B', 3000)
  await expect(wrong).rejects.not.toMatchObject({ code: 'CALL_EXCEPTION' })
})

test.each([
  ['rate limit exceeded', { code: 'CALL_EXCEPTION', data: null }],
  ['execution reverted', undefined],
])('a node that answers "%s" without data is told from a revert', async (message, thrown) => {
  class RefusingNode extends JsonRpcProvider {
    override async _send(payload: JsonRpcPayload | JsonRpcPayload[]) {
      const [{ id }] = [payload].flat() as [JsonRpcPayload]
      const refusal: JsonRpcError = { id, error: { code: -32005, message } }
      return [refusal as unknown as JsonRpcResult]
    }
  }
  const provider = new RefusingNode('', 31337, { staticNetwork: true, batchMaxCount: 1 })
  const factory = new Contract(swapx.v3Factory, Factory.abi, provider)
  const reason = revertReason(factory, 'createPool', A, B, 500)
  if (thrown) await expect(reason).rejects.toMatchObject(thrown)
  else expect(await reason).toBe('no data')
})

test('a custom error that the ABI does not have comes as its raw data', async () => {
  const details = { action: 'call', reason: null, invocation: null, revert: null } as const
  const failing = (data: string | null) => {
    const error = makeError('reverted', 'CALL_EXCEPTION', {
      ...details,
      data,
      transaction: { to: swapx.v3Factory, data: '0x' },
    })
    const staticCall = () => Promise.reject(error)
    return { getFunction: () => ({ staticCall }) } as unknown as Contract
  }
  expect(await revertReason(failing('0x12345678'), 'permit')).toBe('0x12345678')
  expect(await revertReason(failing('0x'), 'permit')).toBe('no data')
  expect(await revertReason(failing(null), 'permit')).toBe('no data')
})

test('an error that the ABI has comes with its name, not with its first argument', async () => {
  const abi = ['error Paused(address by)', 'function pause()']
  const paused = new Interface(abi).encodeErrorResult('Paused', [A])
  const contract = await new ContractFactory(abi, revertsWith(paused), signer).deploy()
  await contract.waitForDeployment()
  expect(await revertReason(contract as Contract, 'pause')).toBe('Paused(address)')
})

/** What the tables of errors say of the periphery, where no other test does. */
describe('the periphery', () => {
  test('passes on the custom error of a permit, but not through multicall', async () => {
    const router = new Contract(swapx.swapRouter, SwapRouter.abi, signer)
    const error = concat(['0x12345678', toBeHex(1, 32)])
    const token = await new ContractFactory([], revertsWith(error), signer).deploy()
    await token.waitForDeployment()
    const permit = [await token.getAddress(), 1n, await deadline(), 27, ZeroHash, ZeroHash]
    expect(await revertReason(router, 'selfPermit', ...permit)).toBe(error)
    const call = router.interface.encodeFunctionData('selfPermit', permit)
    expect(await revertReason(router, 'multicall', [call])).toBe('no data')
    const withoutPermit = [swapx.v3Factory, ...permit.slice(1)]
    expect(await revertReason(router, 'selfPermit', ...withoutPermit)).toBe('no data')
  })

  test('names a missing position token by the function', async () => {
    const missing = 'ERC721: owner query for nonexistent token'
    const signature = [await deadline(), 27, ZeroHash, ZeroHash]
    expect(await revertReason(manager, 'ownerOf', 999)).toBe(missing)
    expect(await revertReason(manager, 'approve', A, 999)).toBe(missing)
    expect(await revertReason(manager, 'permit', A, 999, ...signature)).toBe(missing)
    const transfer = await revertReason(manager, 'transferFrom', signer.address, A, 999)
    expect(transfer).toBe('ERC721: operator query for nonexistent token')
  })

  test('gives no reason for the permit of a contract that cannot answer', async () => {
    const owner = await node.getSigner()
    const send = manager.connect(owner).getFunction('transferFrom')
    await (await send(owner.address, swapx.v3Factory, 1)).wait()
    const inputs = [signer.address, 1, await deadline(), 27, ZeroHash, ZeroHash]
    expect(await revertReason(manager, 'permit', ...inputs)).toBe('no data')
  })

  test('gives no reason for amounts beyond 128 bits of liquidity', async () => {
    const params = {
      token0: A,
      token1: B,
      fee: 3000,
      tickLower: -270_000,
      tickUpper: -269_040,
      amount0Desired: MaxUint256,
      amount1Desired: 2_000_000n,
      amount0Min: 1n,
      amount1Min: 1n,
      recipient: signer.address,
      deadline: await deadline(),
    }
    expect(await revertReason(manager, 'mint', params)).toBe('no data')
  })

  test('quotes neither equal tokens nor 2^255 units, nor a path without a token', async () => {
    const quoter = new Contract(swapx.quoter, Quoter.abi, signer)
    const quoterV2 = new Contract(swapx.quoterV2, QuoterV2.abi, signer)
    const single = (...inputs: unknown[]) =>
      revertReason(quoter, 'quoteExactInputSingle', ...inputs)
    expect(await single(A, A, 3000, 1n, 0n)).toBe('no data')
    expect(await single(A, B, 3000, 2n ** 255n, 0n)).toBe('no data')
    for (const name of ['quoteExactInput', 'quoteExactOutput']) {
      const short = `0x${'11'.repeat(19)}`
      expect(await revertReason(quoterV2, name, short, 1n)).toBe('no data')
      expect(await revertReason(quoter, name, short, 1n)).toBe('toAddress_outOfBounds')
    }
  })
})

/** Creation code of a contract that reverts with this data, whatever you call. */
function revertsWith(data: string): string {
  const copy = (length: number, end: string) =>
    concat(['0x60', toBeHex(length, 1), '0x600c60003960', toBeHex(length, 1), '0x6000', end])
  const length = (hex: string) => (hex.length - 2) / 2
  const code = concat([copy(length(data), '0xfd'), data])
  return concat([copy(length(code), '0xf3'), code])
}

test('main prints the reasons', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('revert-reason.out.txt')
})
