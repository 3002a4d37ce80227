import { useQuery } from '@tanstack/react-query'
import type { Currency, CurrencyAmount, Token } from '@uniswap/sdk-core'
import type { PermitOptions } from '@uniswap/v3-sdk'
import {
  type Address,
  domainSeparator,
  encodeFunctionData,
  getAddress,
  type Hash,
  parseSignature,
} from 'viem'
import { call, readContract } from 'viem/actions'
import { signTypedData } from 'wagmi/actions'
import { tokenAbi } from '../v3/abi-viem'
import { toRaw } from '../v3/background'
import { permitAbi } from './abi'
import { client, config, swapx } from './config'
import { ifContract, ifReverts } from './errors'
import { type Call, onChain, send } from './send'
import { keyOf, nameOf } from './tokens'

/**
 * How much of a currency a router may take from an account. The native one it
 * does not take: it comes with the call.
 */
export function useAllowance(
  currency: Currency,
  owner: Address | undefined,
  spender: Address,
  isReady: boolean,
) {
  return useQuery({
    queryKey: ['allowance', keyOf(currency), owner, spender],
    queryFn: () =>
      readContract(client, {
        address: getAddress(currency.wrapped.address),
        abi: tokenAbi,
        functionName: 'allowance',
        args: [owner as Address, spender],
      }),
    enabled: isReady && owner !== undefined && currency.isToken,
  })
}

/**
 * The call that lets a router take exactly this amount. It is not sent with
 * wagmi's `writeContract`, which wants the result that some tokens do not give.
 */
function approval(amount: CurrencyAmount<Token>, spender: Address): Call {
  const to = getAddress(amount.currency.address)
  const args = [spender, toRaw(amount)] as const
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'approve',
    args,
  })
  return { to, data }
}

export const approve = (
  amount: CurrencyAmount<Token>,
  owner: Address,
  spender: Address,
): Promise<Hash> => send(owner, approval(amount, spender))

/**
 * Whether a token wants an allowance to be set to 0 before it is changed, as
 * USDT does: then it refuses the approval.
 * @throws if the node does not say
 */
export const wantsReset = (
  amount: CurrencyAmount<Token>,
  owner: Address,
  spender: Address,
): Promise<boolean> =>
  call(client, { account: owner, ...approval(amount, spender) })
    .then(() => false)
    .catch(error => ifReverts(error) ?? true)

export function useWantsReset(
  amount: CurrencyAmount<Token>,
  owner: Address | undefined,
  spender: Address,
  isReady: boolean,
) {
  const { currency: token } = amount
  return useQuery({
    queryKey: ['reset', token.address, amount.toExact(), owner, spender],
    queryFn: () => wantsReset(amount, owner as Address, spender),
    enabled: isReady && owner !== undefined,
    // Each new price makes it another amount, and no press may be lost for that.
    placeholderData: (last, query) =>
      query?.queryKey[1] === token.address ? last : undefined,
  })
}

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/**
 * The domain of a token's permits; nothing if the token takes none.
 * @throws if the node does not say
 */
export async function permitDomain(token: Token) {
  const verifyingContract = getAddress(token.address)
  const contract = { address: verifyingContract, abi: permitAbi }
  const [name, separator] = await Promise.all([
    readContract(client, { ...contract, functionName: 'name' }),
    readContract(client, { ...contract, functionName: 'DOMAIN_SEPARATOR' }),
  ]).catch(error => [ifContract(error)])
  const { chainId } = swapx
  const domain = { name, version: '1', chainId, verifyingContract } as const
  return domainSeparator({ domain }) === separator ? domain : undefined
}

export function usePermitDomain(currency: Currency, isReady: boolean) {
  return useQuery({
    queryKey: ['permit', keyOf(currency)],
    queryFn: async () => (await permitDomain(currency.wrapped)) ?? null,
    enabled: isReady && currency.isToken,
    staleTime: Infinity,
  })
}

/** Has the wallet sign an approval, which the swap itself hands in. */
export async function signPermit(
  amount: CurrencyAmount<Token>,
  owner: Address,
  spender: Address,
  deadline: bigint,
): Promise<PermitOptions> {
  const token = amount.currency
  const domain = await permitDomain(token)
  if (!domain) throw new Error(`${nameOf(token)} takes no permits.`)
  const nonce = await readContract(client, {
    address: domain.verifyingContract,
    abi: permitAbi,
    functionName: 'nonces',
    args: [owner],
  })
  const value = toRaw(amount)
  const message = { owner, spender, value, nonce, deadline }
  const permit = { domain, types, primaryType: 'Permit', message } as const
  const signature = await onChain(() => signTypedData(config, permit))
  const { r, s, yParity } = parseSignature(signature)
  const v = yParity === 0 ? 27 : 28
  return { r, s, v, amount: `${value}`, deadline: `${deadline}` }
}
