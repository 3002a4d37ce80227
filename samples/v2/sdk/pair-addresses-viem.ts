import { computePairAddress, Pair } from '@uniswap/v2-sdk'
import { getBlockNumber, getCode } from 'viem/actions'
import { connect, type Reader } from '../../connection-viem'
import type { Deployment, Environment } from '../../deployment'
import { pairAddress } from '../pair-address-viem'
import { findPair, readTokens } from './fetching-data-viem'

/**
 * Whether the configured hash gives the address of a pair that the factory
 * knows.
 */
export async function isHashRight(client: Reader, swapx: Deployment) {
  const { A, B } = await readTokens(client, swapx)
  const known = await findPair(
    client,
    swapx,
    [A, B],
    await getBlockNumber(client),
  )
  if (!known) throw new Error('Choose two tokens that have a pair.')
  return pairAddress(swapx, A.address, B.address) === known
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B, C } = await readTokens(client, swapx)
  console.log(
    `the configured hash is right: ${await isHashRight(client, swapx)}`,
  )

  const block = await getBlockNumber(client)
  const future = pairAddress(swapx, A.address, C.address)
  console.log(
    `pair of A and C: ${await findPair(client, swapx, [A, C], block)}`,
  )
  const code = await getCode(client, { address: future })
  console.log(`  code at its address: ${code ?? '0x'}`)

  const address = pairAddress(swapx, A.address, B.address)
  const args = { factoryAddress: swapx.v2Factory, tokenA: A, tokenB: B }
  console.log(
    `computePairAddress is right: ${computePairAddress(args) === address}`,
  )
  console.log(`Pair.getAddress is right: ${Pair.getAddress(A, B) === address}`)
}
