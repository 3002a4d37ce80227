import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core'
import {
  type AllowedPermitArguments,
  FeeAmount,
  NonfungiblePositionManager,
  type StandardPermitArguments,
} from '@uniswap/v3-sdk'
import {
  Contract,
  parseEther,
  parseUnits,
  Signature,
  type Signer,
  TypedDataEncoder,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { toAmount, tokensOf } from './background'
import { added, sendToManager } from './minting'
import {
  type Added,
  checkCost,
  cost,
  positionWith,
  rangeBetween,
  type Terms,
} from './position'
import { priceFrom } from './position-data'
import type { At } from './quoting'
import { now, readPool } from './trading'

const permitAbi = [
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
]

/** Who signs, their next nonce in the token, and the domain that it checks. */
async function signing(signer: Signer, token: Token) {
  const contract = new Contract(token.address, permitAbi, signer)
  const owner = await signer.getAddress()
  const [name, nonce, separator] = await Promise.all([
    contract.getFunction('name')(),
    contract.getFunction('nonces')(owner),
    contract.getFunction('DOMAIN_SEPARATOR')(),
  ])
  const { chainId, address: verifyingContract } = token
  const domain = ['1', '2']
    .map(version => ({ name, version, chainId, verifyingContract }))
    .find(domain => TypedDataEncoder.hashDomain(domain) === separator)
  if (!domain) throw new Error(`${token.symbol} has another signing domain.`)
  return { owner, nonce: nonce as bigint, domain }
}

/**
 * Signs, as EIP-2612 defines it, that the manager may take this amount. Valid
 * up to the deadline.
 */
export async function permitFor(
  signer: Signer,
  swapx: Deployment,
  amount: CurrencyAmount<Token>,
  deadline: number,
): Promise<StandardPermitArguments> {
  const { owner, nonce, domain } = await signing(signer, amount.currency)
  const value = amount.quotient.toString()
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  }
  const message = {
    owner,
    spender: swapx.nonfungiblePositionManager,
    value,
    nonce,
    deadline,
  }
  const { v, r, s } = Signature.from(
    await signer.signTypedData(domain, types, message),
  )
  return { v, r, s, amount: value, deadline }
}

/**
 * Signs, as for DAI, that the manager may take everything. Valid up to
 * `expiry`.
 */
export async function allowedPermitFor(
  signer: Signer,
  swapx: Deployment,
  token: Token,
  expiry: number,
): Promise<AllowedPermitArguments> {
  const { owner, nonce, domain } = await signing(signer, token)
  const types = {
    Permit: [
      { name: 'holder', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'expiry', type: 'uint256' },
      { name: 'allowed', type: 'bool' },
    ],
  }
  const spender = swapx.nonfungiblePositionManager
  const message = { holder: owner, spender, nonce, expiry, allowed: true }
  const { v, r, s } = Signature.from(
    await signer.signTypedData(domain, types, message),
  )
  return { v, r, s, nonce: nonce.toString(), expiry }
}

/**
 * Mints 100 A with 180 to 250 B, from 1.8 to 2.2 B for 1 A, in a single
 * transaction.
 */
export async function mintWithPermits(
  at: At,
  signer: Signer,
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
      recipient: await signer.getAddress(),
      token0Permit: await permitFor(signer, at.swapx, amount0, terms.deadline),
      token1Permit: await permitFor(signer, at.swapx, amount1, terms.deadline),
    },
  )
  return added(
    await sendToManager(signer, at.swapx, { calldata, value }),
    at.swapx,
  )
}

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const terms = {
    slippageTolerance: new Percent(50, 10_000),
    deadline: await deadlineIn(600, provider),
  }
  const at = await now(swapx, provider)
  const before = await signer.getNonce()
  const { tokenId, amount0, amount1 } = await mintWithPermits(at, signer, terms)
  console.log(`position ${tokenId}`)
  console.log(`took ${toAmount(A, amount0).toExact()} A`)
  console.log(`and ${toAmount(B, amount1).toExact()} B`)
  console.log(`transactions: ${(await signer.getNonce()) - before}`)
}
