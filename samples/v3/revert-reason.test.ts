import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import { Contract, makeError } from 'ethers'
import { expect, test } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { main, revertReason } from './revert-reason'

const { swapx, signer } = await testChain()

test('an error that is not a revert is thrown', async () => {
  const factory = new Contract(swapx.v3Factory, Factory.abi, signer)
  const wrong = revertReason(factory, 'createPool', 'A', 'B', 3000)
  await expect(wrong).rejects.not.toMatchObject({ code: 'CALL_EXCEPTION' })
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

test('main prints the reasons', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('revert-reason.out.txt')
})
