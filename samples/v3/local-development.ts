import { FeeAmount } from '@uniswap/v3-sdk'
import { Contract, formatUnits, type Provider } from 'ethers'
import { connect } from '../connection'
import type { Deployment } from '../deployment'
import { factoryAbi, tokenAbi } from './abi'
import { poolAddress, tokensOf } from './background'

// #region without-code
/** The entries of a deployment at whose address there is no contract. */
export async function withoutCode(
  provider: Provider,
  swapx: Deployment,
): Promise<string[]> {
  const { tokens, ...others } = swapx
  const missing: string[] = []
  for (const [name, value] of Object.entries({ ...others, ...tokens })) {
    const isAddress = /^0x[0-9a-f]{40}$/i.test(String(value))
    if (isAddress && (await provider.getCode(String(value))) === '0x')
      missing.push(name)
  }
  return missing
}
// #endregion

// #region hash
/** Whether factory and init code hash lead to the pool that the factory knows. */
export async function isHashRight(
  provider: Provider,
  swapx: Deployment,
): Promise<boolean> {
  const { A, B } = tokensOf(swapx)
  const factory = new Contract(swapx.v3Factory, factoryAbi, provider)
  const getPool = factory.getFunction('getPool')
  const known = await getPool.staticCall(A.address, B.address, FeeAmount.MEDIUM)
  return poolAddress(swapx, A, B, FeeAmount.MEDIUM) === known
}
// #endregion

// #region balances
/** What an account holds of a token, for people. */
export async function balance(
  provider: Provider,
  token: string,
  owner: string,
) {
  const contract = new Contract(token, tokenAbi, provider)
  const raw = await contract.getFunction('balanceOf').staticCall(owner)
  const decimals = await contract.getFunction('decimals').staticCall()
  return formatUnits(raw, decimals)
}
// #endregion

export async function main() {
  const { swapx, provider, signer } = connect()
  const { chainId } = await provider.getNetwork()
  console.log(`chain ${chainId}`)

  const missing = await withoutCode(provider, swapx)
  console.log(`without a contract: ${missing.join(', ') || 'none'}`)
  console.log(
    `factory and init code hash fit: ${await isHashRight(provider, swapx)}`,
  )

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

if (process.argv[1] === import.meta.filename) await main()
