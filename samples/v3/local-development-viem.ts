import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { type Address, getAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { connect, type Reader } from '../connection-viem'
import type { Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf } from './background'

// #region balance
/** What an account holds of a token. */
export async function balance(
  client: Reader,
  token: Token,
  owner: Address,
): Promise<CurrencyAmount<Token>> {
  const raw = await readContract(client, {
    address: getAddress(token.address),
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [owner],
  })
  return toAmount(token, raw)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { address } = client.account
  const native = nativeOf(swapx)
  const raw = await getBalance(client, { address })
  console.log(`${native.symbol} ${toAmount(native, raw).toExact()}`)
  for (const token of [native.wrapped, ...Object.values(tokensOf(swapx))]) {
    const held = await balance(client, token, address)
    console.log(`${token.symbol} ${held.toExact()}`)
  }
}
