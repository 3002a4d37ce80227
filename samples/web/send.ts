import type { Address, Hash, Hex } from 'viem'
import { estimateGas } from 'viem/actions'
import { sendTransaction } from 'wagmi/actions'
import { client, config, swapx } from './config'

export type Call = { to: Address; data: Hex }

// #region send
/**
 * Hands a call to the wallet.
 * @throws with the contract's reason if the call would fail: then the wallet is
 *   not asked
 */
export async function send(account: Address, call: Call): Promise<Hash> {
  const gas = await estimateGas(client, { account, ...call })
  // A pool's first swap in a new second costs more than the estimate.
  const withMargin = (gas * 3n) / 2n
  const { chainId } = swapx
  return sendTransaction(config, { account, ...call, gas: withMargin, chainId })
}
// #endregion
