import { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Contract, type Provider } from 'ethers'
import { connect } from '../connection'
import type { Deployment, Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi'

/** An account's balance of a token, in whole tokens. */
export async function balance(
  provider: Provider,
  { chainId }: Deployment,
  token: string,
  owner: string,
): Promise<string> {
  const contract = new Contract(token, tokenAbi, provider)
  const [raw, decimals] = await Promise.all([
    contract.getFunction('balanceOf').staticCall(owner),
    contract.getFunction('decimals').staticCall(),
  ])
  const currency = new Token(chainId, token, Number(decimals))
  return CurrencyAmount.fromRawAmount(currency, raw.toString()).toExact()
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const owner = signer.address
  const raw = (await provider.getBalance(owner)).toString()
  const native = CurrencyAmount.fromRawAmount(nativeOf(swapx), raw)
  console.log(`native ${native.toExact()}`)
  const tokens = { wrapped: swapx.wrappedNative, ...swapx.tokens }
  for (const [name, token] of Object.entries(tokens)) {
    console.log(`${name} ${await balance(provider, swapx, token, owner)}`)
  }
}
