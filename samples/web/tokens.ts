import { useQuery } from '@tanstack/react-query'
import {
  type Currency,
  type CurrencyAmount,
  type Percent,
  Token,
} from '@uniswap/sdk-core'
import { type Address, getAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { nativeOf } from '../native-currency'
import { tokenAbi } from '../v3/abi-viem'
import { toAmount } from '../v3/background'
import { client, swapx } from './config'
import { ifContract } from './errors'

/** A token as its contract describes itself, which it need not do. */
export async function readToken(address: Address): Promise<Token> {
  const contract = { address, abi: tokenAbi }
  const [decimals, symbol] = await Promise.all([
    readContract(client, { ...contract, functionName: 'decimals' }),
    readContract(client, { ...contract, functionName: 'symbol' }).catch(
      ifContract,
    ),
  ])
  return new Token(swapx.chainId, address, decimals, symbol || undefined)
}

/** Tells a currency from the others. */
export const keyOf = (currency: Currency) =>
  currency.isNative ? 'native' : currency.address

/** A token without a symbol goes by the ends of its address. */
export function nameOf({ symbol, wrapped: { address } }: Currency): string {
  return symbol ?? `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** An amount for people, as 1,234.5 A; no line ends before its unit. */
export const textOf = (amount: CurrencyAmount<Currency>) =>
  `${amount.toExact({ groupSeparator: ',' })}\u00a0${nameOf(amount.currency)}`

export const percentOf = (percent: Percent, digits = 2) =>
  `${percent.toFixed(digits)}%`

/** The tokens of the deployment, and the native currency. */
export function useCurrencies(isReady: boolean) {
  return useQuery({
    queryKey: ['currencies'],
    queryFn: async (): Promise<Currency[]> => {
      const addresses = Object.values(swapx.tokens)
      const asked = addresses.map(token => readToken(getAddress(token)))
      return [...(await Promise.all(asked)), nativeOf(swapx)]
    },
    enabled: isReady,
    staleTime: Infinity,
  })
}

/** What an account has of each currency, read anew for each block. */
export function useBalances(
  currencies: Currency[],
  owner: Address | undefined,
  block: bigint,
) {
  return useQuery({
    queryKey: ['balances', owner, String(block)],
    queryFn: () =>
      Promise.all(
        currencies.map(currency =>
          readBalance(currency, owner as Address, block),
        ),
      ),
    enabled: owner !== undefined,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === owner ? previous : undefined,
  })
}

async function readBalance(
  currency: Currency,
  owner: Address,
  blockNumber: bigint,
): Promise<CurrencyAmount<Currency>> {
  const balance = currency.isNative
    ? await getBalance(client, { address: owner, blockNumber })
    : await readContract(client, {
        address: getAddress(currency.address),
        abi: tokenAbi,
        functionName: 'balanceOf',
        args: [owner],
        blockNumber,
      })
  return toAmount(currency, balance)
}
