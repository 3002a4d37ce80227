import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Pair } from '@uniswap/v2-sdk'
import {
  Contract,
  dataLength,
  decodeBytes32String,
  Interface,
  type Provider,
  ZeroAddress,
} from 'ethers'
import { connect } from '../../connection'
import type { Deployment, Environment } from '../../deployment'

const tokenAbi = new Interface([
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
])

/** A token with the decimals and the symbol of its contract. */
export async function readToken(
  provider: Provider,
  { chainId }: Deployment,
  address: string,
): Promise<Token> {
  const contract = new Contract(address, tokenAbi, provider)
  const [decimals, symbol] = await Promise.all([
    contract.getFunction('decimals').staticCall(),
    readSymbol(provider, address),
  ])
  return new Token(chainId, address, Number(decimals), symbol)
}

/** A token's symbol. A few old tokens return 32 bytes instead of a string. */
async function readSymbol(
  provider: Provider,
  address: string,
): Promise<string> {
  const data = tokenAbi.encodeFunctionData('symbol')
  const answer = await provider.call({ to: address, data })
  if (dataLength(answer) === 32) return decodeBytes32String(answer)
  return tokenAbi.decodeFunctionResult('symbol', answer)[0]
}

/** The three tokens of the local chain. */
export async function readTokens(provider: Provider, swapx: Deployment) {
  const read = (address: string) => readToken(provider, swapx, address)
  const { tokens } = swapx
  const [A, B, C] = await Promise.all([
    read(tokens.A),
    read(tokens.B),
    read(tokens.C),
  ])
  return { A, B, C }
}

const factoryAbi = ['function getPair(address, address) view returns (address)']

/** The address of the pair of two tokens, or undefined if there is none. */
export async function findPair(
  provider: Provider,
  swapx: Deployment,
  [tokenA, tokenB]: [Token, Token],
  blockTag: number,
): Promise<string | undefined> {
  const factory = new Contract(swapx.v2Factory, factoryAbi, provider)
  const getPair = factory.getFunction('getPair')
  const address = await getPair.staticCall(tokenA.address, tokenB.address, {
    blockTag,
  })
  return address === ZeroAddress ? undefined : address
}

const pairAbi = [
  'function getReserves() view returns (uint112, uint112, uint32)',
]

/** A deployed pair with the reserves that it had at the end of a block. */
export async function readPair(
  provider: Provider,
  address: string,
  [tokenA, tokenB]: [Token, Token],
  blockTag: number,
): Promise<Pair> {
  const contract = new Contract(address, pairAbi, provider)
  const getReserves = contract.getFunction('getReserves')
  const [reserve0, reserve1] = await getReserves.staticCall({ blockTag })
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
  provider: Provider,
  swapx: Deployment,
  couples: [Token, Token][],
): Promise<Pair[]> {
  const block = await provider.getBlockNumber()
  const pairs = await Promise.all(
    couples.map(async couple => {
      const address = await findPair(provider, swapx, couple, block)
      return address ? readPair(provider, address, couple, block) : undefined
    }),
  )
  return pairs.filter(pair => pair !== undefined)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const { A, B, C } = await readTokens(provider, swapx)
  console.log(`${B.symbol} has ${B.decimals} decimals`)

  const block = await provider.getBlockNumber()
  console.log(
    `pair of A and C: ${await findPair(provider, swapx, [A, C], block)}`,
  )

  const pairs = await readPairs(provider, swapx, [
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
