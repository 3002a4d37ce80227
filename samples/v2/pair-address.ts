import { getCreate2Address, solidityPackedKeccak256 } from 'ethers'
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
): string {
  const isSorted = BigInt(tokenA) < BigInt(tokenB)
  const tokens = isSorted ? [tokenA, tokenB] : [tokenB, tokenA]
  const salt = solidityPackedKeccak256(['address', 'address'], tokens)
  return getCreate2Address(swapx.v2Factory, salt, swapx.v2PairInitCodeHash)
}
// #endregion
