import type { Currency, Token, TradeType } from '@uniswap/sdk-core'
import { type SwapOptions, SwapRouter, type Trade } from '@uniswap/v3-sdk'
import { getAddress, type Hex } from 'viem'
import {
  getCapabilities,
  readContract,
  sendCalls,
  waitForCallsStatus,
} from 'viem/actions'
import type { Writer } from '../connection-viem'
import type { Deployment } from '../deployment'
import { checkTrade } from '../trade-check'
import { tokenAbi } from './abi-viem'
import { toRaw } from './background'

/**
 * Approves and sells with one confirmation, and in one transaction. Undefined
 * if the wallet cannot: then send the two one after the other.
 * @throws if nothing was approved or sold, or if the wallet does not say within
 *   a minute: then ask it for the batch before you send again
 */
export async function sellAtOnce(
  client: Writer,
  swapx: Deployment,
  trade: Trade<Token, Currency, TradeType.EXACT_INPUT>,
  options: SwapOptions,
) {
  checkTrade(trade, options.slippageTolerance)
  const chainId = client.chain.id
  // Many wallets do not know this method, and refuse it.
  const question = getCapabilities(client, { chainId })
  const status = (await question.catch(() => undefined))?.atomic?.status
  if (status !== 'supported' && status !== 'ready') return undefined

  const router = getAddress(swapx.swapRouter)
  const { inputAmount } = trade
  const token = {
    address: getAddress(inputAmount.currency.address),
    abi: tokenAbi,
  }
  const allowed = await readContract(client, {
    ...token,
    functionName: 'allowance',
    args: [client.account.address, router],
  })
  const approve = (value: bigint) => ({
    to: token.address,
    abi: tokenAbi,
    functionName: 'approve',
    args: [router, value],
  })
  const { calldata, value } = SwapRouter.swapCallParameters(trade, options)
  const { id } = await sendCalls(client, {
    forceAtomic: true,
    calls: [
      // Some tokens insist on 0 first.
      ...(allowed > 0n ? [approve(0n)] : []),
      approve(toRaw(inputAmount)),
      { to: router, data: calldata as Hex, value: BigInt(value) },
    ],
  })
  const result = await waitForCallsStatus(client, { id })
  if (result.status !== 'success')
    throw new Error(`The batch ended with the status ${result.statusCode}.`)
  return result.receipts?.[0]
}
