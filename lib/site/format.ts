const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** Formats a number with grouped thousands, a fixed number of decimals and a true minus sign. */
export const formatNumber = (value: number, digits = 0) =>
  value
    .toLocaleString('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    })
    .replace('-', MINUS)

/** Formats a fraction as a percentage (0.003 is `0.30%`). */
export function formatPercent(fraction: number, digits = 2): string {
  return `${formatNumber(fraction * 100, digits)}%`
}

/** Formats a number with its unit and a no-break space (`1,000 A`). */
export function formatAmount(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${NO_BREAK_SPACE}${unit}`
}

/** A count with its noun: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
