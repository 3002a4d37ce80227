import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  type AllowedPermitArguments,
  FeeAmount,
  NonfungiblePositionManager,
  type StandardPermitArguments,
} from '@uniswap/v3-sdk'
import {
  domainSeparator,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
  parseSignature,
  parseUnits,
} from 'viem'
import { getTransactionCount, readContract, signTypedData } from 'viem/actions'
import { connect, type Writer } from '../connection-viem'
import { deadlineIn } from '../deadline-viem'
import type { Deployment, Environment } from '../deployment'
import { toAmount, tokensOf, toRaw } from './background'
import { added, sendToManager } from './minting-viem'
import {
  type Added,
  checkCost,
  cost,
  positionWith,
  rangeBetween,
  type Terms,
} from './position'
import { priceFrom } from './position-data-viem'
import type { At } from './quoting-viem'
import { now, readPool } from './trading-viem'

const permitAbi = parseAbi([
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])

/** Who signs, their next nonce in the token, and the domain that it checks. */
async function signing(client: Writer, token: Token) {
  const address = getAddress(token.address)
  const contract = { address, abi: permitAbi }
  const owner = client.account.address
  const [name, nonce, separator] = await Promise.all([
    readContract(client, { ...contract, functionName: 'name' }),
    readContract(client, {
      ...contract,
      functionName: 'nonces',
      args: [owner],
    }),
    readContract(client, { ...contract, functionName: 'DOMAIN_SEPARATOR' }),
  ])
  const { chainId } = token
  const domain = ['1', '2']
    .map(version => ({ name, version, chainId, verifyingContract: address }))
    .find(domain => domainSeparator({ domain }) === separator)
  if (!domain) throw new Error(`${token.symbol} has another signing domain.`)
  return { owner, nonce, domain }
}

/** A signature in the three parts that the SDK wants. */
function inParts(signature: Hex) {
  const { r, s, yParity } = parseSignature(signature)
  return { v: yParity === 0 ? 27 : 28, r, s } as const
}

/**
 * Signs, as EIP-2612 defines it, that the manager may take this amount. Valid
 * up to the deadline.
 */
export async function permitFor(
  client: Writer,
  swapx: Deployment,
  amount: CurrencyAmount<Token>,
  deadline: number,
): Promise<StandardPermitArguments> {
  const { owner, nonce, domain } = await signing(client, amount.currency)
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  } as const
  const message = {
    owner,
    spender: getAddress(swapx.nonfungiblePositionManager),
    value: toRaw(amount),
    nonce,
    deadline: BigInt(deadline),
  }
  const permit = { domain, types, primaryType: 'Permit', message } as const
  const signature = inParts(await signTypedData(client, permit))
  return { ...signature, amount: amount.quotient.toString(), deadline }
}

/**
 * Signs, as for DAI, that the manager may take everything. Valid up to
 * `expiry`.
 */
export async function allowedPermitFor(
  client: Writer,
  swapx: Deployment,
  token: Token,
  expiry: number,
): Promise<AllowedPermitArguments> {
  const { owner, nonce, domain } = await signing(client, token)
  const types = {
    Permit: [
      { name: 'holder', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'expiry', type: 'uint256' },
      { name: 'allowed', type: 'bool' },
    ],
  } as const
  const message = {
    holder: owner,
    spender: getAddress(swapx.nonfungiblePositionManager),
    nonce,
    expiry: BigInt(expiry),
    allowed: true,
  }
  const permit = { domain, types, primaryType: 'Permit', message } as const
  const signature = inParts(await signTypedData(client, permit))
  return { ...signature, nonce: nonce.toString(), expiry }
}

/**
 * Mints 100 A with 180 to 250 B, from 1.8 to 2.2 B for 1 A, in a single
 * transaction.
 */
export async function mintWithPermits(
  at: At,
  client: Writer,
  terms: Terms,
): Promise<Added> {
  const { A, B } = tokensOf(at.swapx)
  const pool = await readPool(at, A, B, FeeAmount.MEDIUM)
  const range = rangeBetween(
    pool,
    priceFrom(A, B, '1.8'),
    priceFrom(A, B, '2.2'),
  )
  const position = positionWith(pool, range, toAmount(A, parseEther('100')))
  checkCost(
    position,
    {
      least: toAmount(B, parseUnits('180', B.decimals)),
      most: toAmount(B, parseUnits('250', B.decimals)),
    },
    terms.slippageTolerance,
  )
  const [amount0, amount1] = cost(position)
  const { calldata, value } = NonfungiblePositionManager.addCallParameters(
    position,
    {
      ...terms,
      recipient: client.account.address,
      token0Permit: await permitFor(client, at.swapx, amount0, terms.deadline),
      token1Permit: await permitFor(client, at.swapx, amount1, terms.deadline),
    },
  )
  return added(
    await sendToManager(client, at.swapx, { calldata, value }),
    at.swapx,
  )
}

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const terms = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadlineIn(600, client),
  }
  const at = await now(swapx, client)
  const { address } = client.account
  const before = await getTransactionCount(client, { address })
  const { tokenId, amount0, amount1 } = await mintWithPermits(at, client, terms)
  console.log(`position ${tokenId}`)
  console.log(`took ${toAmount(A, amount0).toExact()} A`)
  console.log(`and ${toAmount(B, amount1).toExact()} B`)
  const after = await getTransactionCount(client, { address })
  console.log(`transactions: ${after - before}`)
}
