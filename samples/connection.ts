import { JsonRpcProvider, type TransactionRequest, Wallet } from 'ethers'
import type { Deployment, Environment } from './deployment'

/**
 * A provider that adds half to each gas estimate. The first swap of a pool in a
 * new second costs more gas than later ones, and an estimate made within the
 * old second does not include that.
 */
export class SwapxProvider extends JsonRpcProvider {
  constructor({ rpcUrl, chainId }: Pick<Deployment, 'rpcUrl' | 'chainId'>) {
    super(rpcUrl, chainId, {
      staticNetwork: true,
      // Without the cache, a second transaction sent immediately afterwards
      // gets the next nonce.
      cacheTimeout: -1,
      // Milliseconds. Requests made together are sent as one; a single request
      // does not wait for more.
      batchStallTime: 0,
      pollingInterval: 500,
    })
  }

  /**
   * ethers asks for a receipt at each block, then for the block's number. It
   * does not catch an error of either, which would end the program at once.
   */
  override async getTransactionReceipt(hash: string) {
    const receipt = await super.getTransactionReceipt(hash).catch(() => null)
    if (!receipt) return null
    const count = receipt.confirmations.bind(receipt)
    const confirmations = () => count().catch(() => 0)
    return Object.assign(receipt, { confirmations })
  }

  override async estimateGas(transaction: TransactionRequest): Promise<bigint> {
    return ((await super.estimateGas(transaction)) * 3n) / 2n
  }
}

/** The deployment, a connection to its chain, and the account that signs. */
export function connect({ swapx, privateKey }: Environment) {
  const provider = new SwapxProvider(swapx)
  return { swapx, provider, signer: new Wallet(privateKey, provider) }
}
