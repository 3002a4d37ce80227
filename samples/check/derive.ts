import type { Provider } from 'ethers'
import { initCodeHashes } from '../chain/contracts'
import { nameAt } from './code'
import { linking, linksOf } from './links'

/**
 * The values of a deployment to which one of its contracts leads, by their
 * names.
 * @throws if a contract on the way does not have the code of a reference
 *   contract
 */
export async function deriveFrom(
  provider: Provider,
  address: string,
): Promise<Record<string, string>> {
  const name = await nameAt(provider, address)
  if (!name)
    throw new Error(`${address} has the code of no reference contract.`)
  if (!linking.includes(name))
    throw new Error(
      `${address} has the code of ${name}, which names no other contract.`,
    )
  const values: Record<string, string> = { [name]: address }
  // The contracts that compute addresses of pairs or pools have the hash in
  // their code.
  const code = await provider.getCode(address)
  for (const [key, hash] of Object.entries(initCodeHashes()))
    if (code.includes(hash.slice(2))) values[key] = hash

  for (const [from, linked, found] of await linksOf(provider, name, address)) {
    const actual = await nameAt(provider, found)
    if (linked !== 'wrappedNative' && actual !== linked)
      throw new Error(
        `${from} of ${name} is ${found}, which has the code of ${actual ?? 'no reference contract'}.`,
      )
    values[linked] = found
    if (linked === 'nonfungiblePositionManager')
      Object.assign(values, await deriveFrom(provider, found))
  }
  return values
}
