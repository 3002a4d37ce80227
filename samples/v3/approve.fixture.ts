import type { CurrencyAmount, NativeCurrency, Token } from '@uniswap/sdk-core'
import type { Position } from '@uniswap/v3-sdk'
import type { Signer } from 'ethers'
import { approveExactly } from '../allowance'
import type { Deployment } from '../deployment'
import { toRaw } from './background'
import { tokenCost } from './position'

/** Lets a contract take exactly this amount of a token from the signer. */
export async function approve(
  signer: Signer,
  spender: string,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  await approveExactly(signer, amount.currency.address, spender, toRaw(amount))
}

/** Lets the manager take exactly what a position costs, except for the native part. */
export async function approveCost(
  signer: Signer,
  swapx: Deployment,
  position: Position,
  native?: NativeCurrency,
): Promise<void> {
  for (const amount of tokenCost(position, native)) {
    await approve(signer, swapx.nonfungiblePositionManager, amount)
  }
}
