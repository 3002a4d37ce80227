/**
 * The digits of a raw amount as its token counts them: `decimals` of them follow the point
 * (ERC-20 `decimals`, `CurrencyAmount.toExact` of sdk-core).
 */
export function amountDigits(raw: bigint, decimals: number): { whole: string; fraction: string } {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return { whole: digits.slice(0, point), fraction: digits.slice(point) }
}
