import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { Contract, decodeBase64, type Provider, toUtf8String } from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'

// #region decode
/** What a position token says of itself. */
export type Metadata = { name: string; description: string; svg: string }

/** Decodes a data URI with base64, and checks that it has this type. */
function decode(uri: string, type: string): string {
  const start = `data:${type};base64,`
  if (!uri.startsWith(start)) throw new Error(`This is not ${type}.`)
  return toUtf8String(decodeBase64(uri.slice(start.length)))
}

/** Reads and decodes the `tokenURI` of a position. */
export async function readMetadata(
  provider: Provider,
  { nonfungiblePositionManager }: Deployment,
  tokenId: bigint,
): Promise<Metadata> {
  const abi = NonfungiblePositionManager.abi
  const manager = new Contract(nonfungiblePositionManager, abi, provider)
  const uri: string = await manager.getFunction('tokenURI')(tokenId)
  const { name, description, image } = JSON.parse(
    decode(uri, 'application/json'),
  )
  return { name, description, svg: decode(image, 'image/svg+xml') }
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { name, description, svg } = await readMetadata(provider, swapx, 1n)
  console.log(name)
  console.log(description.split('\n')[0])
  console.log('image:', svg.length, 'characters, starts with', svg.slice(0, 4))
}
