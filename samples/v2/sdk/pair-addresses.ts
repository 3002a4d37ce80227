import { computePairAddress, Pair } from '@uniswap/v2-sdk'
import type { Provider } from 'ethers'
import { connect } from '../../connection'
import type { Deployment, Environment } from '../../deployment'
import { pairAddress } from '../pair-address'
import { findPair, readTokens } from './fetching-data'

/**
 * Whether the configured hash gives the address of a pair that the factory
 * knows.
 */
export async function isHashRight(provider: Provider, swapx: Deployment) {
  const { A, B } = await readTokens(provider, swapx)
  const known = await findPair(
    provider,
    swapx,
    [A, B],
    await provider.getBlockNumber(),
  )
  if (!known) throw new Error('Choose two tokens that have a pair.')
  return pairAddress(swapx, A.address, B.address) === known
}

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = await readTokens(provider, swapx)
  console.log(
    `the configured hash is right: ${await isHashRight(provider, swapx)}`,
  )

  const block = await provider.getBlockNumber()
  const future = pairAddress(swapx, A.address, C.address)
  console.log(
    `pair of A and C: ${await findPair(provider, swapx, [A, C], block)}`,
  )
  console.log(`  code at its address: ${await provider.getCode(future)}`)

  const address = pairAddress(swapx, A.address, B.address)
  const args = { factoryAddress: swapx.v2Factory, tokenA: A, tokenB: B }
  console.log(
    `computePairAddress is right: ${computePairAddress(args) === address}`,
  )
  console.log(`Pair.getAddress is right: ${Pair.getAddress(A, B) === address}`)
}
