import { Percent, Token } from '@uniswap/sdk-core'
import { FeeAmount, SwapRouter } from '@uniswap/v3-sdk'
import {
  type Address,
  createClient,
  custom,
  getAddress,
  type Hex,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { getTransactionReceipt, readContract, sendTransaction } from 'viem/actions'
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { approveExactly } from '../allowance-viem'
import { changeCode } from '../chain/change-code.fixture'
import { testChain } from '../chain/test-chain'
import { confirmed, connect } from '../connection-viem'
import { environment } from '../environment'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf, toRaw } from './background'
import { noticesReplacement } from './notices-replacement.fixture'
import * as sample from './trading-viem'

const chain = await testChain()
const { node, setAutomine, deadline, deploy } = chain
const { swapx, client } = connect(environment)
const account = client.account.address
const router = getAddress(swapx.swapRouter)
const { A, B } = tokensOf(swapx)
const native = nativeOf(swapx)
const { LOW, MEDIUM } = FeeAmount
const tenA = toAmount(A, parseEther('10'))

const now = () => sample.now(swapx, client)
const options = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
  recipient: account,
})
async function saleOfTenA() {
  const at = await now()
  return await sample.sell(at, await sample.directRoute(at, A, B, MEDIUM), tenA)
}
/** Sends the calldata of a trade without the approval that `swap` makes. */
async function sendOnly(gas?: bigint) {
  const { calldata } = SwapRouter.swapCallParameters(await saleOfTenA(), await options())
  return await sendTransaction(client, { to: router, data: calldata as Hex, gas })
}

let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('an allowance is set to 0 first, of a token without results, too', async () => {
  const address = getAddress(await (await deploy('QuietToken')).getAddress())
  const quiet = new Token(swapx.chainId, address, 18, 'QUIET')
  await approveExactly(client, getAddress(quiet.address), router, 50n)
  await approveExactly(client, getAddress(quiet.address), router, 10n)
  const functionName = 'allowance'
  const args = [account, router] as const
  expect(await readContract(client, { address, abi: tokenAbi, functionName, args })).toBe(10n)
})

test('of a token that refuses 0, what is left does not block the next approval', async () => {
  await changeCode(chain, A.address, 'NoZeroToken')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await approveExactly(client, getAddress(A.address), router, 50n)
  await approveExactly(client, getAddress(A.address), router, toRaw(tenA))
  expect(warn).toHaveBeenCalledWith('The allowance is not reset:', expect.any(Error))
  const args = [account, router] as const
  const address = getAddress(A.address)
  const allowance = { address, abi: tokenAbi, functionName: 'allowance', args } as const
  expect(await readContract(client, allowance)).toBe(toRaw(tenA))
})

test("the first layer's part of a rollup's fee is no loss", async () => {
  const at = await now()
  const one = toAmount(native, parseEther('1'))
  const trade = await sample.sell(at, await sample.directRoute(at, native, A, MEDIUM), one)
  const receipt = await sample.swap(client, swapx, trade, await options())
  expect(await sample.nativeGained(client, receipt, account)).toBe(-toRaw(one))
  for (const l1Fee of ['0x64', 100n] as const) {
    const gained = await sample.nativeGained(client, { ...receipt, l1Fee }, account)
    expect(gained).toBe(100n - toRaw(one))
  }
})

describe('before anything is sent', () => {
  test('a price impact above the maximum is refused', async () => {
    const at = await now()
    const hundredThousandA = toAmount(A, parseEther('100000'))
    const sale = await sample.sell(at, await sample.directRoute(at, A, B, MEDIUM), hundredThousandA)
    const nonce = await node.getTransactionCount(account)
    await expect(sample.swap(client, swapx, sale, await options())).rejects.toThrow(
      'The price impact of 99.01% is above 10.00%.',
    )
    expect(await node.getTransactionCount(account)).toBe(nonce)
  })

  test('a tolerance of 5,000% is refused', async () => {
    const given = { ...(await options()), slippageTolerance: new Percent(50) }
    const nonce = await node.getTransactionCount(account)
    await expect(sample.swap(client, swapx, await saleOfTenA(), given)).rejects.toThrow(
      'A tolerance is from 0 to below 100%, not 5000.00%.',
    )
    expect(await node.getTransactionCount(account)).toBe(nonce)
  })

  test('a trade that would fail is refused, whoever signs, also if its approval stays', async () => {
    const sent: string[] = []
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    // As with a wallet: viem neither signs nor estimates.
    const wallet = createClient({
      account,
      chain: client.chain,
      transport: custom({
        request: async request => {
          if (request.method === 'eth_sendTransaction') sent.push(request.params[0].to)
          return await client.request(request)
        },
      }),
    })
    await approveExactly(client, getAddress(A.address), router, toRaw(tenA))
    const late = { ...(await options()), deadline: 1 }
    // viem's types want the account that signs here.
    const swap = sample.swap(wallet as never, swapx, await saleOfTenA(), late)
    await expect(swap).rejects.toThrow('Execution reverted with reason: Transaction too old.')
    // The node does not sign the new approval. That must not hide why there was no swap.
    expect(sent).toEqual([A.address])
    expect(warn).toHaveBeenCalledWith(
      `An allowance of ${getAddress(A.address)} is left:`,
      expect.anything(),
    )
  })
})

describe('a transaction is not confirmed', () => {
  test('if it has reverted', async () => {
    const hash = await sendOnly(500_000n)
    await expect(confirmed(client, hash)).rejects.toThrow(`The transaction ${hash} has reverted.`)
    expect((await getTransactionReceipt(client, { hash })).status).toBe('reverted')
  })

  test.each([
    ['', zeroAddress],
    // A has no such function.
    [', and reverts', getAddress(A.address)],
  ])('if another one has taken its place%s', async (_, other) => {
    const request: MockInstance = vi.spyOn(client, 'request')
    await setAutomine(false)
    try {
      const nonce = await node.getTransactionCount(account)
      const send = (to: Address, maxFeePerGas: bigint) =>
        sendTransaction(client, { to, data: '0xffffffff', nonce, gas: 100_000n, maxFeePerGas })
      const hash = await send(zeroAddress, parseUnits('10', 9))
      const wait = expect(confirmed(client, hash)).rejects.toThrow(
        `Another transaction has replaced ${hash}.`,
      )
      await expect.poll(() => noticesReplacement(request), { timeout: 30_000 }).toBe(true)
      await send(other, parseUnits('20', 9))
      await setAutomine(true)
      await node.send('evm_mine', [])
      await wait
    } finally {
      request.mockRestore()
      await setAutomine(true)
    }
  })
})

describe('what a reader meets', () => {
  test('a revert, with and without a reason', async () => {
    await expect(sendOnly()).rejects.toThrow('Execution reverted with reason: STF.')
    const fee = { fee: new Percent(2, 100), recipient: account }
    const tooMuch = { ...(await options()), fee }
    await expect(sample.swap(client, swapx, await saleOfTenA(), tooMuch)).rejects.toThrow(
      'Execution reverted for an unknown reason.',
    )
  })

  test('no pool', async () => {
    await expect(sample.readPool(await now(), A, B, LOW)).rejects.toThrow(
      'The contract function "slot0" returned no data ("0x").',
    )
  })

  test('an account without native currency', async () => {
    const poor = connect({ swapx, privateKey: generatePrivateKey() })
    await expect(
      approveExactly(poor.client, getAddress(A.address), router, toRaw(tenA)),
    ).rejects.toThrow('exceeds the balance of the account')
  })
})
