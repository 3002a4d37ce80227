import {
  type Address,
  encodePacked,
  getAddress,
  getCreate2Address,
  type Hex,
  keccak256,
} from 'viem'
import type { Deployment } from '../deployment'

// #region pair-address
/**
 * The address that the v2 factory gives to the pair of two tokens, whether or
 * not it exists.
 */
export function pairAddress(
  swapx: Deployment,
  tokenA: string,
  tokenB: string,
): Address {
  const isSorted = BigInt(tokenA) < BigInt(tokenB)
  const [token0, token1] = isSorted ? [tokenA, tokenB] : [tokenB, tokenA]
  const tokens = [getAddress(token0), getAddress(token1)] as const
  return getCreate2Address({
    from: getAddress(swapx.v2Factory),
    salt: keccak256(encodePacked(['address', 'address'], tokens)),
    bytecodeHash: swapx.v2PairInitCodeHash as Hex,
  })
}
// #endregion
