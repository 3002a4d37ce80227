import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  hexToString,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import { call, getBlockNumber, readContract } from 'viem/actions'
import { connect, type Reader } from '../../connection-viem'
import type { Deployment, Environment } from '../../deployment'

const tokenAbi = parseAbi([
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
])

/** A token with the decimals and the symbol of its contract. */
export async function readToken(
  client: Reader,
  { chainId }: Deployment,
  address: Address,
): Promise<Token> {
  const [decimals, symbol] = await Promise.all([
    readContract(client, { address, abi: tokenAbi, functionName: 'decimals' }),
    readSymbol(client, address),
  ])
  return new Token(chainId, address, decimals, symbol)
}

/** A token's symbol. A few old tokens return 32 bytes instead of a string. */
async function readSymbol(client: Reader, address: Address): Promise<string> {
  const symbol = { abi: tokenAbi, functionName: 'symbol' } as const
  const request = { to: address, data: encodeFunctionData(symbol) }
  const { data = '0x' } = await call(client, request)
  if (size(data) === 32) return hexToString(data, { size: 32 })
  return decodeFunctionResult({ ...symbol, data })
}

/** The three tokens of the local chain. */
export async function readTokens(client: Reader, swapx: Deployment) {
  const read = (address: string) =>
    readToken(client, swapx, getAddress(address))
  const { tokens } = swapx
  const [A, B, C] = await Promise.all([
    read(tokens.A),
    read(tokens.B),
    read(tokens.C),
  ])
  return { A, B, C }
}

const factoryAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
])

/** The address of the pair of two tokens, or undefined if there is none. */
export async function findPair(
  client: Reader,
  swapx: Deployment,
  [tokenA, tokenB]: [Token, Token],
  blockNumber: bigint,
): Promise<Address | undefined> {
  const address = await readContract(client, {
    address: getAddress(swapx.v2Factory),
    abi: factoryAbi,
    functionName: 'getPair',
    args: [getAddress(tokenA.address), getAddress(tokenB.address)],
    blockNumber,
  })
  return address === zeroAddress ? undefined : address
}

const pairAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
])

/** A deployed pair with the reserves that it had at the end of a block. */
export async function readPair(
  client: Reader,
  address: Address,
  [tokenA, tokenB]: [Token, Token],
  blockNumber: bigint,
): Promise<Pair> {
  const [reserve0, reserve1] = await readContract(client, {
    address,
    abi: pairAbi,
    functionName: 'getReserves',
    blockNumber,
  })
  const isSorted = tokenA.sortsBefore(tokenB)
  const [token0, token1] = isSorted ? [tokenA, tokenB] : [tokenB, tokenA]
  return new Pair(
    CurrencyAmount.fromRawAmount(token0, reserve0.toString()),
    CurrencyAmount.fromRawAmount(token1, reserve1.toString()),
  )
}

// #region read-pairs
/**
 * The pairs of these couples of tokens, as of one block. Those that do not
 * exist are left out.
 */
export async function readPairs(
  client: Reader,
  swapx: Deployment,
  couples: [Token, Token][],
): Promise<Pair[]> {
  const block = await getBlockNumber(client)
  const pairs = await Promise.all(
    couples.map(async couple => {
      const address = await findPair(client, swapx, couple, block)
      return address ? readPair(client, address, couple, block) : undefined
    }),
  )
  return pairs.filter(pair => pair !== undefined)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B, C } = await readTokens(client, swapx)
  console.log(`${B.symbol} has ${B.decimals} decimals`)

  const block = await getBlockNumber(client)
  console.log(
    `pair of A and C: ${await findPair(client, swapx, [A, C], block)}`,
  )

  const pairs = await readPairs(client, swapx, [
    [A, B],
    [A, C],
    [B, C],
  ])
  for (const { token0, token1, reserve0, reserve1, token0Price } of pairs) {
    const [name0, name1] = [token0.symbol, token1.symbol]
    console.log(
      `${reserve0.toExact()} ${name0}, ${reserve1.toExact()} ${name1}`,
    )
    console.log(`  ${token0Price.toSignificant(6)} ${name1} per ${name0}`)
  }
}
