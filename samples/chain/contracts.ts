import { AbiCoder, encodeBytes32String, Interface, keccak256 } from 'ethers'
import type { Deployment } from '../deployment'
import { type Artifact, link, readArtifact } from './artifacts'
import { compileContracts } from './compile'

/** The local chain's deployment beside chain id, address of the node and hashes. */
type Addresses = Omit<
  Deployment,
  'chainId' | 'rpcUrl' | 'v2PairInitCodeHash' | 'v3PoolInitCodeHash'
>

/** A contract to place: where, and the code that makes it, arguments included. */
export type Placement = { address: string; initCode: string }

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

const descriptorLibrary = fakeAddress(1, 12)

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

/** keccak256 of the creation code of the reference pair and pool. */
export function initCodeHashes() {
  return {
    v2PairInitCodeHash: keccak256(v2('core', 'UniswapV2Pair').bytecode),
    v3PoolInitCodeHash: keccak256(v3('core', 'UniswapV3Pool').bytecode),
  }
}

// #region placements
/**
 * Every contract of the local chain, with its constructor's arguments.
 * @param feeToSetter who may switch the protocol fee of v2 on
 */
export function placements(feeToSetter: string): Placement[] {
  const { wrappedNative: wrapped, v2Factory, v3Factory, tokens } = addresses
  const { tokenDescriptor, nonfungiblePositionManager: manager } = addresses
  const positions = v3('periphery', 'NonfungiblePositionManager')
  const staker = v3('staker', 'UniswapV3Staker')
  const token = compileContracts().TestToken as Artifact
  const label = encodeBytes32String('ETH')
  // Longest time to the start of an incentive, and its longest duration, in seconds.
  const limits = [30 * 86_400, 730 * 86_400]
  return [
    place(wrapped, v2('periphery', 'WETH9')),
    place(v2Factory, v2('core', 'UniswapV2Factory'), feeToSetter),
    place(addresses.v2Router02, v2('periphery', 'UniswapV2Router02'), v2Factory, wrapped),
    place(v3Factory, v3('core', 'UniswapV3Factory')),
    place(addresses.swapRouter, v3('periphery', 'SwapRouter'), v3Factory, wrapped),
    place(descriptorLibrary, v3('periphery', 'NFTDescriptor', 'libraries/')),
    place(tokenDescriptor, linkedDescriptor(), wrapped, label),
    place(manager, positions, v3Factory, wrapped, tokenDescriptor),
    place(addresses.quoter, v3('periphery', 'Quoter', 'lens/'), v3Factory, wrapped),
    place(addresses.quoterV2, v3('periphery', 'QuoterV2', 'lens/'), v3Factory, wrapped),
    place(addresses.tickLens, v3('periphery', 'TickLens', 'lens/')),
    place(addresses.v3Staker, staker, v3Factory, manager, ...limits),
    place(tokens.A, token, 'Token A', 'A', 18),
    place(tokens.B, token, 'Token B', 'B', 6),
    place(tokens.C, token, 'Token C', 'C', 18),
  ]
}
// #endregion

/** The descriptor draws positions with a library, whose address its code must hold. */
function linkedDescriptor(): Artifact {
  const descriptor = v3('periphery', 'NonfungibleTokenPositionDescriptor')
  const bytecode = link(descriptor, { NFTDescriptor: descriptorLibrary })
  return { ...descriptor, bytecode }
}

function place(address: string, artifact: Artifact, ...args: unknown[]): Placement {
  const { inputs } = new Interface(artifact.abi).deploy
  const encoded = AbiCoder.defaultAbiCoder().encode(inputs, args)
  return { address, initCode: artifact.bytecode + encoded.slice(2) }
}
