import { AbiCoder, encodeBytes32String, Interface, keccak256 } from 'ethers'
import type { Deployment } from '../deployment'
import { type Artifact, link, type Reference, readArtifact } from './artifacts'
import { compileContracts } from './compile'

/** What a deployment file names beside chain id, address of the node and hashes. */
type Addresses = Omit<
  Deployment,
  'chainId' | 'rpcUrl' | 'v2PairInitCodeHash' | 'v3PoolInitCodeHash'
>

/** Where each contract goes; the file does not name the library of the descriptor. */
export type Places = Addresses & { descriptorLibrary: string }

/** A contract to place: its name, where, and the code that makes it, arguments included. */
export type Placement = { name: string; address: string; initCode: string }

/**
 * Fixed addresses, plainly made up. Where a contract stands must not depend on the order
 * of deployment, so that a page can print what a reader will see.
 */
export const addresses: Addresses = {
  wrappedNative: fakeAddress(1, 1),
  v2Factory: fakeAddress(1, 2),
  v2Router02: fakeAddress(1, 3),
  v3Factory: fakeAddress(1, 4),
  swapRouter: fakeAddress(1, 5),
  nonfungiblePositionManager: fakeAddress(1, 6),
  tokenDescriptor: fakeAddress(1, 7),
  quoter: fakeAddress(1, 8),
  quoterV2: fakeAddress(1, 9),
  tickLens: fakeAddress(1, 10),
  v3Staker: fakeAddress(1, 11),
  tokens: { A: fakeAddress(2, 1), B: fakeAddress(2, 2), C: fakeAddress(2, 3) },
}

export const localPlaces: Places = { ...addresses, descriptorLibrary: fakeAddress(1, 12) }

function fakeAddress(group: number, index: number): string {
  return `0x${group}${String(index).padStart(39, '0')}`
}

/** Reads a compiled contract that a reference package publishes. */
const v2 = (layer: string, name: string) => {
  return readArtifact(`@uniswap/v2-${layer}/build/${name}.json`)
}
const v3 = (layer: string, name: string, folder = '') => {
  const file = `${folder}${name}.sol/${name}.json`
  return readArtifact(`@uniswap/v3-${layer}/artifacts/contracts/${file}`)
}

/** The reference contracts by their names in the deployment file, in an order to deploy them. */
export function references() {
  return {
    wrappedNative: v2('periphery', 'WETH9'),
    v2Factory: v2('core', 'UniswapV2Factory'),
    v2Router02: v2('periphery', 'UniswapV2Router02'),
    v3Factory: v3('core', 'UniswapV3Factory'),
    swapRouter: v3('periphery', 'SwapRouter'),
    descriptorLibrary: v3('periphery', 'NFTDescriptor', 'libraries/'),
    tokenDescriptor: v3('periphery', 'NonfungibleTokenPositionDescriptor'),
    nonfungiblePositionManager: v3('periphery', 'NonfungiblePositionManager'),
    quoter: v3('periphery', 'Quoter', 'lens/'),
    quoterV2: v3('periphery', 'QuoterV2', 'lens/'),
    tickLens: v3('periphery', 'TickLens', 'lens/'),
    v3Staker: v3('staker', 'UniswapV3Staker'),
  } satisfies Partial<Record<keyof Places, Reference>>
}

/** keccak256 of the creation code of the reference pair and pool. */
export function initCodeHashes() {
  return {
    v2PairInitCodeHash: keccak256(v2('core', 'UniswapV2Pair').bytecode),
    v3PoolInitCodeHash: keccak256(v3('core', 'UniswapV3Pool').bytecode),
  }
}

/**
 * Every contract of a chain like the local one, with its constructor's arguments.
 * @param feeToSetter who may switch the protocol fee of v2 on
 */
export function placements(feeToSetter: string, places: Places): Placement[] {
  const { wrappedNative: wrapped, v2Factory, v3Factory, tokens } = places
  const { tokenDescriptor, nonfungiblePositionManager: manager } = places
  const token = compileContracts().TestToken as Artifact
  // Longest time to the start of an incentive, and its longest duration, in seconds.
  const limits = [30 * 86_400, 730 * 86_400]
  const values = {
    wrappedNative: [],
    v2Factory: [feeToSetter],
    v2Router02: [v2Factory, wrapped],
    v3Factory: [],
    swapRouter: [v3Factory, wrapped],
    descriptorLibrary: [],
    tokenDescriptor: [wrapped, encodeBytes32String('ETH')],
    nonfungiblePositionManager: [v3Factory, wrapped, tokenDescriptor],
    quoter: [v3Factory, wrapped],
    quoterV2: [v3Factory, wrapped],
    tickLens: [],
    v3Staker: [v3Factory, manager, ...limits],
  }
  // The descriptor draws positions with a library, whose address its code must contain.
  const libraries = { NFTDescriptor: places.descriptorLibrary }
  const contracts = Object.entries(references()).map(([key, reference]) => {
    const name = key as keyof typeof values
    const artifact = { ...reference, bytecode: link(reference, libraries) }
    return place(name, places[name], artifact, values[name])
  })
  return [
    ...contracts,
    place('tokens.A', tokens.A, token, ['Token A', 'A', 18]),
    place('tokens.B', tokens.B, token, ['Token B', 'B', 6]),
    place('tokens.C', tokens.C, token, ['Token C', 'C', 18]),
  ]
}

function place(name: string, address: string, artifact: Artifact, values: unknown[]): Placement {
  const { inputs } = new Interface(artifact.abi).deploy
  const encoded = AbiCoder.defaultAbiCoder().encode(inputs, values)
  return { name, address, initCode: artifact.bytecode + encoded.slice(2) }
}
