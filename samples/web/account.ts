import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { client } from './config'

/**
 * Begins the code of an account that has a key all the same, and delegates to a
 * contract (EIP-7702).
 */
const DELEGATION = '0xef0100'

/**
 * Whether an account is a contract, such as a Safe. It signs no permits, its
 * signers may take days, and its wallet returns a hash that no block has.
 */
export async function isContract(account: Address): Promise<boolean> {
  const code = await getCode(client, { address: account })
  return code !== undefined && !code.startsWith(DELEGATION)
}

export function useIsContract(account: Address | undefined, isReady: boolean) {
  return useQuery({
    queryKey: ['code', account],
    queryFn: () => isContract(account as Address),
    enabled: isReady && account !== undefined,
  })
}
