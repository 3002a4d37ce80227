import type { Currency, CurrencyAmount } from '@uniswap/sdk-core'
import { parseUnits } from 'viem'
import { toAmount } from '../v3/background'
import { nameOf } from './tokens'

/** More raw units than a pool can hold. */
const TOO_MUCH = 2n ** 128n

/**
 * What was typed, as an amount, or what is wrong with it. `parseUnits` would
 * round decimals that the currency does not have.
 */
export function readAmount(
  text: string,
  currency: Currency,
): { amount?: CurrencyAmount<Currency>; mistake?: string } {
  if (text === '') return {}
  if (!/^\d+(\.\d+)?$/.test(text))
    return { mistake: 'Write digits, with a point before decimals: 1.5.' }
  const decimals = text.split('.')[1]?.length ?? 0
  if (decimals > currency.decimals)
    return {
      mistake: `${nameOf(currency)} has ${currency.decimals} decimals, and you wrote ${decimals}.`,
    }
  const raw = parseUnits(text, currency.decimals)
  if (raw === 0n) return { mistake: 'Write an amount above 0.' }
  if (raw >= TOO_MUCH) return { mistake: 'No pool holds that much.' }
  return { amount: toAmount(currency, raw) }
}
