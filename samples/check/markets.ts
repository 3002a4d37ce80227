import { Token } from '@uniswap/sdk-core'
import { TICK_SPACINGS } from '@uniswap/v3-sdk'
import { Contract, isError, type Provider, ZeroAddress } from 'ethers'
import type { Deployment } from '../deployment'
import { pairAddress } from '../v2/pair-address'
import { poolAddress, tokensOf } from '../v3/background'
import { wrong } from './values'

const abi = [
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256 index) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function decimals() view returns (uint8)',
]

function ask(
  provider: Provider,
  contract: string,
  name: string,
  ...values: unknown[]
) {
  const at = new Contract(contract, abi, provider)
  return at.getFunction(name).staticCall(...values)
}

/** A v2 hash with which the factory's first pair has another address. */
export async function checkPairHash(
  swapx: Deployment,
  provider: Provider,
): Promise<string[]> {
  const { v2Factory, v2PairInitCodeHash: hash } = swapx
  const fault = (reason: string) => [wrong('v2PairInitCodeHash', hash, reason)]
  if ((await ask(provider, v2Factory, 'allPairsLength')) === 0n)
    return fault('v2Factory has no pair to compare it with')
  const pair = await ask(provider, v2Factory, 'allPairs', 0)
  const token0 = await ask(provider, pair, 'token0')
  const token1 = await ask(provider, pair, 'token1')
  const computed = pairAddress(swapx, token0, token1)
  return computed === pair
    ? []
    : fault(`it puts the first pair at ${computed}, v2Factory at ${pair}`)
}

/** A v3 hash with which a pool of the file's tokens has another address. */
export async function checkPoolHash(
  swapx: Deployment,
  provider: Provider,
): Promise<string[]> {
  const { chainId, wrappedNative, v3Factory, v3PoolInitCodeHash: hash } = swapx
  const fault = (reason: string) => [wrong('v3PoolInitCodeHash', hash, reason)]
  const wrapped = new Token(chainId, wrappedNative, 18)
  const tokens = [...Object.values(tokensOf(swapx)), wrapped]
  for (const [index, tokenA] of tokens.entries()) {
    for (const tokenB of tokens.slice(index + 1)) {
      for (const fee of Object.keys(TICK_SPACINGS).map(Number)) {
        const ends = [tokenA.address, tokenB.address]
        const pool = await ask(provider, v3Factory, 'getPool', ...ends, fee)
        if (pool === ZeroAddress) continue
        const computed = poolAddress(swapx, tokenA, tokenB, fee)
        return computed === pool
          ? []
          : fault(`it puts a pool at ${computed}, v3Factory at ${pool}`)
      }
    }
  }
  return fault('v3Factory has no pool of these tokens to compare it with')
}

/** Tokens with other decimals than the guides compute with. */
export async function checkTokens(
  swapx: Deployment,
  provider: Provider,
): Promise<string[]> {
  const lines = Object.entries(tokensOf(swapx)).map(async ([name, token]) => {
    const found = await ask(provider, token.address, 'decimals').catch(noAnswer)
    if (found === BigInt(token.decimals)) return []
    const reason = `decimals() returns ${found}, and v3/background.ts has ${token.decimals}`
    return [wrong(`tokens.${name}`, token.address, reason)]
  })
  return (await Promise.all(lines)).flat()
}

/** A contract that does not have the function answers nothing, or reverts. */
function noAnswer(error: unknown): string {
  if (isError(error, 'BAD_DATA') || isError(error, 'CALL_EXCEPTION'))
    return 'nothing'
  throw error
}
