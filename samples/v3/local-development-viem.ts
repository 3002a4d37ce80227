import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { type Address, getAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { connect, type Reader } from '../connection-viem'
import type { Deployment, Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi-viem'

/** An account's balance of a token, in whole tokens. */
export async function balance(
  client: Reader,
  { chainId }: Deployment,
  token: Address,
  owner: Address,
): Promise<string> {
  const contract = { address: token, abi: tokenAbi }
  const [raw, decimals] = await Promise.all([
    readContract(client, {
      ...contract,
      functionName: 'balanceOf',
      args: [owner],
    }),
    readContract(client, { ...contract, functionName: 'decimals' }),
  ])
  const currency = new Token(chainId, token, decimals)
  return CurrencyAmount.fromRawAmount(currency, raw.toString()).toExact()
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const owner = client.account.address
  const raw = (await getBalance(client, { address: owner })).toString()
  const native = CurrencyAmount.fromRawAmount(nativeOf(swapx), raw)
  console.log(`native ${native.toExact()}`)
  const tokens = { wrapped: swapx.wrappedNative, ...swapx.tokens }
  for (const [name, token] of Object.entries(tokens)) {
    const address = getAddress(token)
    console.log(`${name} ${await balance(client, swapx, address, owner)}`)
  }
}
