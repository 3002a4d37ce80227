import { type Address, ChainMismatchError, type Hash, type Hex } from 'viem'
import { estimateGas } from 'viem/actions'
import { ConnectorChainMismatchError } from 'wagmi'
import { sendTransaction, switchChain } from 'wagmi/actions'
import { client, config, swapx } from './config'
import { hasCause } from './errors'

export type Call = { to: Address; data: Hex; value?: bigint }

/**
 * Has the wallet do something on the app's chain. If it is on another one, which
 * the app may not know yet, it is asked to switch, and once more.
 */
export async function onChain<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isElsewhere =
      hasCause(error, ChainMismatchError) ||
      hasCause(error, ConnectorChainMismatchError)
    if (!isElsewhere) throw error
    await switchChain(config, { chainId: swapx.chainId })
    return await ask()
  }
}

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
  return onChain(() =>
    sendTransaction(config, { account, ...call, gas: withMargin, chainId }),
  )
}
// #endregion
