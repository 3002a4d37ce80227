import { Token } from '@uniswap/sdk-core'
import {
  encodeRouteToPath,
  encodeSqrtRatioX96,
  Pool,
  Route,
} from '@uniswap/v3-sdk'
import { solidityPacked } from 'ethers'
import type { Deployment } from '../deployment'

/**
 * The bytes of a path: token, fee, token, fee, token …
 * @param tokens addresses in the order of the path
 * @param fees tier of the pool between each two neighbours, in units of
 *   0.0001%
 */
export function encodePath(tokens: string[], fees: number[]): string {
  if (tokens.length !== fees.length + 1)
    throw new Error('One fee between two tokens.')
  const hops = fees.flatMap((fee, index) => [fee, tokens[index + 1]])
  const types = fees.flatMap(() => ['uint24', 'address'])
  return solidityPacked(['address', ...types], [tokens[0], ...hops])
}

/** The path for `exactInput`, from the token you pay. */
export function forwardPath(tokens: string[], fees: number[]): string {
  return encodePath(tokens, fees)
}

/**
 * The path for `exactOutput`, from the token you receive. Takes the same
 * arguments.
 */
export function reversedPath(tokens: string[], fees: number[]): string {
  return encodePath(tokens.toReversed(), fees.toReversed())
}

// #region sdk-path
/** The same two paths from the SDK, for A → B (0.30%) → C (0.05%). */
export function sdkPaths({ chainId, tokens }: Deployment) {
  const a = new Token(chainId, tokens.A, 18)
  const b = new Token(chainId, tokens.B, 6)
  const c = new Token(chainId, tokens.C, 18)
  // Price and liquidity do not enter the path, so any valid values will do
  // here.
  const pool = (one: Token, other: Token, fee: number) =>
    new Pool(one, other, fee, encodeSqrtRatioX96(1, 1), 0, 0)
  const route = new Route([pool(a, b, 3000), pool(b, c, 500)], a, c)
  return {
    forward: encodeRouteToPath(route, false),
    reversed: encodeRouteToPath(route, true),
  }
}
// #endregion
