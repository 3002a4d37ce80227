import { getAddress, isAddress, ZeroAddress } from 'ethers'
import type { Deployment } from '../deployment'

/** Why a value cannot be right, or nothing. */
type Fault = (value: unknown) => string | undefined

const address: Fault = value => {
  const digits = /^0x([\da-f]{40})$/i.exec(String(value))?.[1]
  if (!digits) return 'an address has 0x and 40 hexadecimal digits'
  if (value === ZeroAddress) return 'nothing is at the zero address'
  // isAddress lets addresses in one case pass, which have no checksum.
  if (value !== getAddress(`0x${digits.toLowerCase()}`))
    return 'it lacks the checksum of EIP-55'
}

const hash: Fault = value => {
  if (!/^0x[\da-fA-F]{64}$/.test(String(value)))
    return 'a hash has 0x and 64 hexadecimal digits'
}

const chainId: Fault = value => {
  if (!Number.isSafeInteger(value))
    return 'a chain ID is a whole number without quotes'
}

const rpcUrl: Fault = value => {
  if (!/^https?:\/\/./.test(String(value)))
    return 'an endpoint begins with http:// or https://'
}

const faults: Record<Exclude<keyof Deployment, 'tokens'>, Fault> = {
  chainId,
  rpcUrl,
  wrappedNative: address,
  v2Factory: address,
  v2Router02: address,
  v2PairInitCodeHash: hash,
  v3Factory: address,
  v3PoolInitCodeHash: hash,
  swapRouter: address,
  nonfungiblePositionManager: address,
  tokenDescriptor: address,
  quoter: address,
  quoterV2: address,
  tickLens: address,
  v3Staker: address,
}

const tokens: Record<keyof Deployment['tokens'], Fault> = {
  A: address,
  B: address,
  C: address,
}

/**
 * The values of a file by their names; those of tokens are called `tokens.A`
 * and so on.
 */
function flat<T>(file: unknown): Map<string, T> {
  const { tokens, ...others } = Object(file)
  const inner = Object.entries(Object(tokens)).map(([name, value]) => [
    `tokens.${name}`,
    value,
  ])
  return new Map([...Object.entries(others), ...inner] as [string, T][])
}

/** How each value of a file is looked at, by its name. */
const known = flat<Fault>({ ...faults, tokens })

/** Addresses that a file may have, though no program of the guides reads them. */
const optional = new Map<string, Fault>([['multicall3', address]])

/** The values that a file lacks. */
export function missingFrom(file: object): string[] {
  const values = flat(file)
  return [...known.keys()].filter(name => !values.has(name))
}

/** The addresses of a deployment by their names. */
export function addressesOf(swapx: Deployment): [string, string][] {
  return [...flat<string>(swapx)].filter(([, value]) => isAddress(value))
}

/** One line: the name of a value, the value, and what is wrong with it. */
export function wrong(name: string, value: unknown, reason: string): string {
  return `${name} is ${JSON.stringify(value)}: ${reason}.`
}

/** What is missing, malformed, unknown or there twice. No node is asked. */
export function checkValues(file: object): string[] {
  const values = flat<unknown>(file)
  const names = [...values.keys()]
  return [
    ...missingFrom(file).map(name => `${name} is missing.`),
    ...[...values].flatMap(([name, value]) => {
      const fault = known.get(name) ?? optional.get(name)
      const first = names.find(other => values.get(other) === value)
      const twice = first === name ? undefined : `${first} has the same value`
      const reason = fault ? (fault(value) ?? twice) : 'the name is unknown'
      return reason ? [wrong(name, value, reason)] : []
    }),
  ]
}
