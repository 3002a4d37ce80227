import { useQuery } from '@tanstack/react-query'
import { getBlockNumber, getChainId } from 'viem/actions'
import { client, swapx } from './config'

/** The endpoint serves another chain than the deployment file says. */
export class WrongEndpointError extends Error {
  readonly chainId: number

  constructor(chainId: number) {
    super(`The endpoint serves chain ${chainId}.`)
    this.chainId = chainId
  }
}

/**
 * The newest block, asked for again and again. Nothing else is asked while the
 * endpoint is silent or serves another chain.
 */
export function useNewestBlock() {
  return useQuery({
    queryKey: ['newest-block'],
    queryFn: async () => {
      const [chainId, block] = await Promise.all([
        getChainId(client),
        getBlockNumber(client),
      ])
      if (chainId !== swapx.chainId) throw new WrongEndpointError(chainId)
      return block
    },
    refetchInterval: client.pollingInterval,
    retry: false,
  })
}
