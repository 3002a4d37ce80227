import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import {
  encodeSqrtRatioX96,
  FeeAmount,
  type MethodParameters,
  type NFTPermitOptions,
  NonfungiblePositionManager,
  Pool,
  Position,
} from '@uniswap/v3-sdk'
import { Contract, Signature, type Signer, TypedDataEncoder } from 'ethers'
import type { Deployment } from '../../deployment'
import { SwapxNative } from '../../native-currency'
import { functionNames } from './multicall'
import { A } from './pool'

/** Sends what one of the methods returned. Approve the tokens first. */
export async function send(
  signer: Signer,
  { nonfungiblePositionManager }: Deployment,
  { calldata, value }: MethodParameters,
) {
  const request = { to: nonfungiblePositionManager, data: calldata, value }
  return (await signer.sendTransaction(request)).wait()
}

// #region permit
const PERMIT_ABI = [
  'function name() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function positions(uint256) view returns (uint96 nonce)',
]

/**
 * Signs that `spender` may handle a position, up to the deadline in Unix
 * seconds.
 */
export async function signPositionPermit(
  owner: Signer,
  { nonfungiblePositionManager: manager, chainId }: Deployment,
  spender: string,
  tokenId: string,
  deadline: number,
): Promise<NFTPermitOptions> {
  const contract = new Contract(manager, PERMIT_ABI, owner)
  const nonce = await contract.getFunction('positions').staticCall(tokenId)
  const permit = { spender, tokenId, deadline, nonce: nonce.toString() }
  const data = NonfungiblePositionManager.getPermitData(
    permit,
    manager,
    chainId,
  )

  // The SDK's name is that of Uniswap's manager. Ask this one for its own.
  const name: string = await contract.getFunction('name').staticCall()
  const domain = { name, version: '1', chainId, verifyingContract: manager }
  const expected = await contract.getFunction('DOMAIN_SEPARATOR').staticCall()
  if (TypedDataEncoder.hashDomain(domain) !== expected)
    throw new Error('The contract signs for another domain.')

  const signature = await owner.signTypedData(domain, data.types, data.values)
  const { v, r, s } = Signature.from(signature)
  return { v, r, s, deadline, spender }
}
// #endregion

const manager = NonfungiblePositionManager
const wrapped = new Token(
  31337,
  '0x1000000000000000000000000000000000000001',
  18,
  'WNATIVE',
)
const native = new SwapxNative(wrapped)

/** A position around the price of a pool of wrapped native and A. */
function examplePosition(): Position {
  const [liquidity, price] = ['1000000000000000000', encodeSqrtRatioX96(1, 1)]
  const pool = new Pool(wrapped, A, FeeAmount.MEDIUM, price, liquidity, 0)
  return new Position({ pool, tickLower: -600, tickUpper: 600, liquidity })
}

function print(name: string, { calldata, value }: MethodParameters) {
  console.log(
    `${name}: ${functionNames(manager.INTERFACE, calldata).join(', ')}`,
  )
  if (BigInt(value) > 0n) console.log(`  value ${BigInt(value)} units`)
}

export async function main() {
  const position = examplePosition()
  const recipient = '0x2000000000000000000000000000000000000009'
  const slippageTolerance = new Percent(50, 10_000)
  // A fixed time, so that the output stays the same.
  const common = { slippageTolerance, deadline: 1_900_000_000 }

  print('create a pool', manager.createCallParameters(position.pool))
  const mint = { ...common, recipient }
  print('mint', manager.addCallParameters(position, mint))
  const first = { ...mint, createPool: true }
  print('mint, and create the pool', manager.addCallParameters(position, first))
  const withNative = { ...mint, useNative: native }
  print('mint with native', manager.addCallParameters(position, withNative))
  print(
    'increase',
    manager.addCallParameters(position, { ...common, tokenId: 1 }),
  )

  // As a simulated `collect` returned it: with native currency, a minimum.
  const owed = (currency: Token | SwapxNative) =>
    CurrencyAmount.fromRawAmount(currency, 1_000_000)
  const collect = {
    recipient,
    expectedCurrencyOwed0: owed(wrapped),
    expectedCurrencyOwed1: owed(A),
  }
  const asNative = { ...collect, expectedCurrencyOwed0: owed(native) }
  print('collect', manager.collectCallParameters({ ...collect, tokenId: 1 }))
  print(
    'collect as native',
    manager.collectCallParameters({ ...asNative, tokenId: 1 }),
  )

  const remove = { ...common, tokenId: 1, collectOptions: collect }
  const half = { ...remove, liquidityPercentage: new Percent(1, 2) }
  print('withdraw half', manager.removeCallParameters(position, half))
  const all = {
    ...remove,
    liquidityPercentage: new Percent(1),
    burnToken: true,
  }
  print('withdraw all', manager.removeCallParameters(position, all))
  const to = '0x2000000000000000000000000000000000000008'
  const transfer = { sender: recipient, recipient: to, tokenId: 1 }
  print('transfer', manager.safeTransferFromParameters(transfer))
}
