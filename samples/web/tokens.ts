import { useQuery } from '@tanstack/react-query'
import { type CurrencyAmount, type Percent, Token } from '@uniswap/sdk-core'
import { type Address, getAddress } from 'viem'
import { readContract } from 'viem/actions'
import { tokenAbi } from '../v3/abi-viem'
import { toAmount } from '../v3/background'
import { client, swapx } from './config'
import { ifContract } from './errors'

/** A token as its contract describes itself, which it need not do. */
async function readToken(address: Address): Promise<Token> {
  const contract = { address, abi: tokenAbi }
  const [decimals, symbol] = await Promise.all([
    readContract(client, { ...contract, functionName: 'decimals' }),
    readContract(client, { ...contract, functionName: 'symbol' }).catch(
      ifContract,
    ),
  ])
  return new Token(swapx.chainId, address, decimals, symbol || undefined)
}

/** A token without a symbol goes by the ends of its address. */
export const nameOf = ({ symbol, address }: Token) =>
  symbol ?? `${address.slice(0, 6)}…${address.slice(-4)}`

/** An amount for people, as 1,234.5 A; no line ends before its unit. */
export const textOf = (amount: CurrencyAmount<Token>) =>
  `${amount.toExact({ groupSeparator: ',' })}\u00a0${nameOf(amount.currency)}`

export const percentOf = (percent: Percent, digits = 2) =>
  `${percent.toFixed(digits)}%`

export function useTokens(isReady: boolean) {
  return useQuery({
    queryKey: ['tokens'],
    queryFn: () =>
      Promise.all(
        Object.values(swapx.tokens).map(token => readToken(getAddress(token))),
      ),
    enabled: isReady,
    staleTime: Infinity,
    // A chain that has just started has no contracts yet.
    retry: true,
    retryDelay: 1000,
  })
}

/** What an account has of each token, read anew for each block. */
export function useBalances(
  tokens: Token[],
  owner: Address | undefined,
  block: bigint,
) {
  return useQuery({
    queryKey: ['balances', owner, String(block)],
    queryFn: () =>
      Promise.all(
        tokens.map(token => readBalance(token, owner as Address, block)),
      ),
    enabled: owner !== undefined,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === owner ? previous : undefined,
  })
}

async function readBalance(
  token: Token,
  owner: Address,
  blockNumber: bigint,
): Promise<CurrencyAmount<Token>> {
  const balance = await readContract(client, {
    address: getAddress(token.address),
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [owner],
    blockNumber,
  })
  return toAmount(token, balance)
}
