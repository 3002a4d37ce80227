import { Contract, type Provider } from 'ethers'
import { connect } from '../connection'
import type { Deployment } from '../deployment'
import { factoryAbi, routerAbi } from './abi'
import { pairAddress } from './pair-address'
import type { Path } from './swap'

// #region check-deployment
/** Throws unless chain, router, factory, wrapped token and hash belong together. */
export async function checkDeployment(
  provider: Provider,
  swapx: Deployment,
  [tokenA, tokenB]: [string, string],
): Promise<void> {
  function same(what: string, found: unknown, expected: unknown): void {
    if (found !== expected)
      throw new Error(`The ${what} is ${found}, not ${expected}.`)
  }
  const router = new Contract(swapx.v2Router02, routerAbi, provider)
  const ask = (name: string) => router.getFunction(name).staticCall()
  same('chain id', (await provider.getNetwork()).chainId, BigInt(swapx.chainId))
  same('factory of the router', await ask('factory'), swapx.v2Factory)
  same('wrapped token', await ask('WETH'), swapx.wrappedNative)

  const factory = new Contract(swapx.v2Factory, factoryAbi, provider)
  const pair = await factory.getFunction('getPair').staticCall(tokenA, tokenB)
  same('computed pair', pairAddress(swapx, tokenA, tokenB), pair)
  // The router has a hash of its own. With a wrong one it finds no pair and reverts.
  await router
    .getFunction('getAmountsOut')
    .staticCall(1_000_000n, [tokenA, tokenB])
}
// #endregion

// #region check-path
/** Throws if a path from outside has another end, an unknown token or a token twice. */
export function checkPath(
  path: Path,
  ends: [string, string],
  known: Set<string>,
): void {
  if (path[0] !== ends[0] || path.at(-1) !== ends[1])
    throw new Error('The path has another end.')
  const unknown = path.find(token => !known.has(token))
  if (unknown) throw new Error(`${unknown} is not on the list.`)
  if (new Set(path).size < path.length)
    throw new Error('The path repeats a token.')
}
// #endregion

export async function main(): Promise<void> {
  const { swapx, provider } = connect()
  const { A, B, C } = swapx.tokens
  await checkDeployment(provider, swapx, [A, B])
  checkPath([A, B, C], [A, C], new Set([A, B, C]))
  console.log('The contracts belong together, and the path is fit.')
}

if (process.argv[1] === import.meta.filename) await main()
