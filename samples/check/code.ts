import { dataSlice, getAddress, id, type Provider, ZeroAddress } from 'ethers'
import type { Reference } from '../chain/artifacts'
import { references } from '../chain/contracts'
import type { Deployment } from '../deployment'
import { addressesOf, wrong } from './values'

// A chain has its own wrapped token, and says with the routers which one it is.
const { wrappedNative, descriptorLibrary, ...others } = references()

/** The reference contracts that a deployment is compared with. */
export const contracts = others

/** The contracts of a deployment that have the code of a reference contract. */
export type ContractName = keyof typeof contracts

/**
 * What deployment has filled into the runtime code of a reference contract, or
 * nothing if the code is another one. The compiler leaves room for it: 32 zero
 * bytes after PUSH32 (0x7f) for an immutable, 20 after PUSH20 (0x73) for the
 * address of a library.
 */
export function filledInto(
  { runtime }: Reference,
  code: string,
): string[] | undefined {
  const filled: string[] = []
  let masked = code
  for (const { index, 0: room } of runtime.matchAll(/7f0{64}|730{40}/g)) {
    if (index % 2 === 1) continue
    const end = index + room.length
    filled.push(code.slice(index + 2, end))
    masked = masked.slice(0, index) + room + masked.slice(end)
  }
  return masked === runtime ? filled : undefined
}

/**
 * Which contract of a deployment has this code, if it is one of the reference
 * contracts'.
 */
export function nameOfCode(code: string): ContractName | undefined {
  const names = Object.keys(contracts) as ContractName[]
  return names.find(name => filledInto(contracts[name], code))
}

/**
 * An address that a proxy stores where EIP-1967 says: that of the contract to
 * which it forwards calls, or that of the account that may choose another.
 */
async function storedIn(
  provider: Provider,
  proxy: string,
  role: 'implementation' | 'admin',
): Promise<string | undefined> {
  const slot = BigInt(id(`eip1967.proxy.${role}`)) - 1n
  const word = await provider.getStorage(proxy, slot)
  const address = getAddress(dataSlice(word, 12))
  return address === ZeroAddress ? undefined : address
}

/**
 * Which contract of a deployment is at this address. Of all of them, only the
 * descriptor may be behind a proxy.
 */
export async function nameAt(
  provider: Provider,
  address: string,
): Promise<ContractName | undefined> {
  const name = nameOfCode(await provider.getCode(address))
  const behind = await storedIn(provider, address, 'implementation')
  if (name || !behind) return name
  const implementation = nameOfCode(await provider.getCode(behind))
  return implementation === 'tokenDescriptor' ? implementation : undefined
}

/** What is wrong with the code at the address of this name. */
async function faultOf(
  provider: Provider,
  name: string,
  address: string,
): Promise<string | undefined> {
  const code = await provider.getCode(address)
  if (code === '0x') return 'there is no contract'
  const reference = contracts[name as ContractName]
  if (!reference) return
  const filled = filledInto(reference, code)
  const found = nameOfCode(code)
  if (!filled && found) return `the code is that of ${found}`
  if (!filled) return `the code is not that of ${reference.name}`
  if (name !== 'tokenDescriptor') return
  const library = `0x${filled.find(({ length }) => length === 40)}`
  if (!filledInto(descriptorLibrary, await provider.getCode(library)))
    return `the code of its library at ${library} is not that of ${descriptorLibrary.name}`
}

/**
 * Addresses without a contract, and contracts with other code than the
 * reference. If the descriptor is a proxy, its implementation is compared.
 */
export async function checkCode(
  swapx: Deployment,
  provider: Provider,
  note: (line: string) => void,
): Promise<string[]> {
  const { tokenDescriptor } = swapx
  const behind = await storedIn(provider, tokenDescriptor, 'implementation')
  const lines = addressesOf(swapx).map(async ([name, address]) => {
    const proxied = name === 'tokenDescriptor' ? behind : undefined
    const fault = await faultOf(provider, name, proxied ?? address)
    if (!fault) return []
    const where = proxied ? `it is a proxy for ${proxied}: ` : ''
    return [wrong(name, address, where + fault)]
  })
  const problems = (await Promise.all(lines)).flat()
  if (behind && problems.length === 0) {
    const admin = await storedIn(provider, tokenDescriptor, 'admin')
    const who = admin ?? 'an account that EIP-1967 does not name'
    note(
      `tokenDescriptor is a proxy for ${behind}: only the code there was compared, and ${who} can replace it.`,
    )
  }
  return problems
}
