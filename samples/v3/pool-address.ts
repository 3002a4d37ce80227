import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
import {
  AbiCoder,
  Contract,
  getCreate2Address,
  id,
  keccak256,
  type Provider,
} from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'

// #region compute
/**
 * Where the factory puts the pool of two tokens, whether or not the pool
 * exists.
 */
export function poolAddress(
  { v3Factory, v3PoolInitCodeHash }: Deployment,
  tokenA: string,
  tokenB: string,
  fee: number, // in units of 0.0001%
): string {
  const inOrder = BigInt(tokenA) < BigInt(tokenB)
  const [token0, token1] = inOrder ? [tokenA, tokenB] : [tokenB, tokenA]
  const types = ['address', 'address', 'uint24']
  const key = AbiCoder.defaultAbiCoder().encode(types, [token0, token1, fee])
  return getCreate2Address(v3Factory, keccak256(key), v3PoolInitCodeHash)
}
// #endregion

/**
 * Whether factory and hash of the deployment are right. The pool must exist.
 */
export async function isHashRight(
  provider: Provider,
  swapx: Deployment,
  tokenA: string,
  tokenB: string,
  fee: number,
): Promise<boolean> {
  const factory = new Contract(swapx.v3Factory, Factory.abi, provider)
  const known: string = await factory.getFunction('getPool')(
    tokenA,
    tokenB,
    fee,
  )
  if (BigInt(known) === 0n)
    throw new Error('This pool does not exist: take another.')
  return poolAddress(swapx, tokenA, tokenB, fee) === known
}

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = swapx.tokens
  console.log('A and B, 0.30%:', await isHashRight(provider, swapx, A, B, 3000))
  console.log('C and B, 0.05%:', await isHashRight(provider, swapx, C, B, 500))
  const other = { ...swapx, v3PoolInitCodeHash: id('another build') }
  console.log(
    'another hash:   ',
    await isHashRight(provider, other, A, B, 3000),
  )
}
