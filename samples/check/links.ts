import { Contract, dataSlice, getAddress, id, type Provider } from 'ethers'
import type { Deployment } from '../deployment'
import { type ContractName, contracts, filledInto } from './code'
import { wrong } from './values'

/** A value of a deployment that another contract names. */
export type Linked =
  | 'v2Factory'
  | 'v3Factory'
  | 'wrappedNative'
  | 'nonfungiblePositionManager'
  | 'tokenDescriptor'

type Functions = Record<string, Linked>

const periphery: Functions = { factory: 'v3Factory', WETH9: 'wrappedNative' }

/** The functions with which contracts name others. */
const functions: Partial<Record<ContractName, Functions>> = {
  v2Router02: { factory: 'v2Factory', WETH: 'wrappedNative' },
  swapRouter: periphery,
  nonfungiblePositionManager: periphery,
  quoter: periphery,
  quoterV2: periphery,
  tokenDescriptor: { WETH9: 'wrappedNative' },
  v3Staker: {
    factory: 'v3Factory',
    nonfungiblePositionManager: 'nonfungiblePositionManager',
  },
}

/** The contracts that name others. */
export const linking = Object.keys(functions) as ContractName[]

/**
 * Which contracts this one names: how it tells, what they are, and their
 * addresses.
 */
export async function linksOf(
  provider: Provider,
  name: ContractName,
  address: string,
): Promise<[from: string, to: Linked, found: string][]> {
  const links: [string, Linked, string][] = []
  for (const [getter, linked] of Object.entries(functions[name] ?? {})) {
    const abi = [`function ${getter}() view returns (address)`]
    const contract = new Contract(address, abi, provider)
    const found = await contract.getFunction(getter).staticCall()
    links.push([`${getter}()`, linked, found])
  }
  if (name !== 'nonfungiblePositionManager') return links
  const descriptor = await descriptorOf(provider, address, links)
  return [...links, ['the descriptor in its code', ...descriptor]]
}

/**
 * No function tells the descriptor of a position manager: it is the third
 * address in its code.
 */
async function descriptorOf(
  provider: Provider,
  manager: string,
  others: [string, Linked, string][],
): Promise<[Linked, string]> {
  const reference = contracts.nonfungiblePositionManager
  const code = await provider.getCode(manager)
  const known = others.map(([, , found]) => found)
  const words = (filledInto(reference, code) ?? []).map(word => `0x${word}`)
  const found = words
    .filter(word => /^0x0{24}/.test(word))
    .map(word => getAddress(dataSlice(word, 12)))
    .find(address => !known.includes(address))
  return ['tokenDescriptor', found as string]
}

/**
 * What a constructor writes into the code besides addresses: words that
 * functions tell, or that are the same in every deployment.
 */
const otherWords: Partial<
  Record<ContractName, { told?: string[]; fixed?: string[] }>
> = {
  nonfungiblePositionManager: {
    fixed: [id('Uniswap V3 Positions NFT-V1'), id('1')],
  },
  tokenDescriptor: { told: ['nativeCurrencyLabelBytes'] },
  v3Staker: { told: ['maxIncentiveStartLeadTime', 'maxIncentiveDuration'] },
}

/**
 * Words in the code that are neither told by a function nor expected. The code
 * holds each address many times, of which a function returns one.
 */
async function foreignWords(
  provider: Provider,
  name: ContractName,
  address: string,
  known: string[],
): Promise<string[]> {
  const { told = [], fixed = [] } = otherWords[name] ?? {}
  const ask = (getter: string) =>
    provider.call({ to: address, data: id(`${getter}()`).slice(0, 10) })
  const answers = await Promise.all(told.map(ask))
  const expected = new Set([...known, ...fixed, ...answers].map(BigInt))
  const code = await provider.getCode(address)
  const filled = filledInto(contracts[name], code) ?? []
  const words = filled.filter(({ length }) => length === 64)
  return words
    .map(word => `0x${word}`)
    .filter(word => !expected.has(BigInt(word)))
}

/** Contracts that name others than the file does. */
export async function checkLinks(
  swapx: Deployment,
  provider: Provider,
): Promise<string[]> {
  const lines = linking.map(async name => {
    const links = await linksOf(provider, name, swapx[name])
    const reasons = links
      .filter(([, linked, found]) => found !== swapx[linked])
      .map(([from, linked, found]) => {
        return `${from} is ${found}, and ${linked} is ${swapx[linked]}`
      })
    // A descriptor that is one of the others is not found.
    const known = links.flatMap(([, , found]) => found ?? [])
    const [word] = await foreignWords(provider, name, swapx[name], known)
    if (word) reasons.push(`its code contains ${word}, which it does not tell`)
    return reasons.map(reason => wrong(name, swapx[name], reason))
  })
  return (await Promise.all(lines)).flat()
}
