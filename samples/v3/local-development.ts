import { Contract, formatUnits, type Provider } from 'ethers'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { tokenAbi } from './abi'

// #region balances
/** What an account holds of a token, for people. */
export async function balance(
  provider: Provider,
  token: string,
  owner: string,
) {
  const contract = new Contract(token, tokenAbi, provider)
  const [raw, decimals] = await Promise.all([
    contract.getFunction('balanceOf').staticCall(owner),
    contract.getFunction('decimals').staticCall(),
  ])
  return formatUnits(raw, decimals)
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  console.log(
    `native ${formatUnits(await provider.getBalance(signer.address), 18)}`,
  )
  console.log(
    `wrapped ${await balance(provider, swapx.wrappedNative, signer.address)}`,
  )
  for (const [name, token] of Object.entries(swapx.tokens)) {
    console.log(`${name} ${await balance(provider, token, signer.address)}`)
  }
}
