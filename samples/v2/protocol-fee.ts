import { Contract, type Provider, type Signer, ZeroAddress } from 'ethers'
import type { Deployment } from '../deployment'
import { factoryAbi, pairAbi } from './abi'
import type { Pair } from './pair'
import { sqrt } from './sqrt'

// #region read-fee
/**
 * Who receives the protocol fee (the zero address: nobody), and a pair's
 * `kLast`.
 */
export async function readProtocolFee(
  provider: Provider,
  swapx: Deployment,
  pair: string,
  blockTag: number,
): Promise<{ feeTo: string; kLast: bigint }> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, provider)
  const contract = new Contract(pair, pairAbi, provider)
  const [feeTo, kLast] = await Promise.all([
    factory.getFunction('feeTo').staticCall({ blockTag }),
    contract.getFunction('kLast').staticCall({ blockTag }),
  ])
  return { feeTo, kLast }
}
// #endregion

// #region pending-fee
/**
 * LP tokens, in smallest units, that a pair will mint to `feeTo` before its next mint or
 * burn.
 */
export async function pendingFee(
  provider: Provider,
  swapx: Deployment,
  pair: Pair,
  blockTag: number,
): Promise<bigint> {
  const { feeTo, kLast } = await readProtocolFee(
    provider,
    swapx,
    pair.address,
    blockTag,
  )
  if (feeTo === ZeroAddress || kLast === 0n) return 0n
  const rootK = sqrt(pair.reserve0 * pair.reserve1)
  const rootKLast = sqrt(kLast)
  if (rootK <= rootKLast) return 0n
  return (pair.totalSupply * (rootK - rootKLast)) / (rootK * 5n + rootKLast)
}
// #endregion

/**
 * Directs the protocol fee of all pairs to an address. Only `feeToSetter` can.
 */
export async function setFeeTo(
  setter: Signer,
  swapx: Deployment,
  feeTo: string,
): Promise<void> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, setter)
  await (await factory.getFunction('setFeeTo').send(feeTo)).wait()
}
