import { Contract } from 'ethers'
import { getAddress } from 'viem'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as ethers from './allowance'
import * as viem from './allowance-viem'
import { testChain } from './chain/test-chain'
import { connect } from './connection'
import { connect as connectViem } from './connection-viem'
import { faultyNode } from './programs/faulty-node.fixture'

const { swapx, provider, signer, node } = await testChain()
const proxy = await faultyNode(swapx.rpcUrl)
afterAll(() => proxy.stop())
const token = getAddress(swapx.tokens.A)
const spender = getAddress(swapx.swapRouter)
const throughProxy = { swapx: { ...swapx, rpcUrl: proxy.url }, privateKey: signer.privateKey }

const withAllowance = {
  ethers: (amount: bigint, call: () => Promise<void>, before?: bigint) =>
    ethers.withAllowance(connect(throughProxy).signer, token, spender, amount, call, before),
  viem: (amount: bigint, call: () => Promise<void>, before?: bigint) =>
    viem.withAllowance(connectViem(throughProxy).client, token, spender, amount, call, before),
}

const allowance = (): Promise<bigint> =>
  new Contract(token, ['function allowance(address, address) view returns (uint256)'], provider)
    .getFunction('allowance')
    .staticCall(signer.address, spender)

let snapshot: string
beforeEach(async () => {
  proxy.fail(undefined)
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

for (const [dialect, allowing] of Object.entries(withAllowance)) {
  test(`${dialect}: the call may take the amount, and afterwards nothing`, async () => {
    await allowing(10n, async () => expect(await allowance()).toBe(10n))
    expect(await allowance()).toBe(0n)
  })

  test(`${dialect}: an allowance from before is put back, whatever the call does`, async () => {
    const fail = async () => {
      throw new Error('It failed.')
    }
    await allowing(10n, async () => {}, 4n)
    expect(await allowance()).toBe(4n)
    await expect(allowing(10n, fail, 3n)).rejects.toThrow('It failed.')
    expect(await allowance()).toBe(3n)
  })

  test(`${dialect}: on a node that lags, no allowance stays without a word`, async () => {
    const warn = vi.spyOn(console, 'warn').mockReset()
    proxy.fail('lags')
    const fail = async () => {
      throw new Error('STF')
    }
    await expect(allowing(10n, fail)).rejects.toThrow('STF')
    const left = await allowance()
    expect(left === 0n || warn.mock.calls.length > 0).toBe(true)
  })

  test(`${dialect}: a node that lags does not hide what a call has left`, async () => {
    proxy.fail('lags')
    await allowing(10n, async () => {})
    expect(await allowance()).toBe(0n)
  })
}
