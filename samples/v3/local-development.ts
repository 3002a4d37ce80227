import type { CurrencyAmount, Token } from '@uniswap/sdk-core'
import { Contract, type Provider } from 'ethers'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { nativeOf } from '../native-currency'
import { tokenAbi } from './abi'
import { toAmount, tokensOf } from './background'

// #region balance
/** What an account holds of a token. */
export async function balance(
  provider: Provider,
  token: Token,
  owner: string,
): Promise<CurrencyAmount<Token>> {
  const contract = new Contract(token.address, tokenAbi, provider)
  const raw = await contract.getFunction('balanceOf').staticCall(owner)
  return toAmount(token, raw)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const native = nativeOf(swapx)
  const raw = await provider.getBalance(signer.address)
  console.log(`${native.symbol} ${toAmount(native, raw).toExact()}`)
  for (const token of [native.wrapped, ...Object.values(tokensOf(swapx))]) {
    const held = await balance(provider, token, signer.address)
    console.log(`${token.symbol} ${held.toExact()}`)
  }
}
