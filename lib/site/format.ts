const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** By number of decimals: creating a formatter is slower than all uses of it. */
const formatters = new Map<number, Intl.NumberFormat>()

/**
 * Formats a number with grouped thousands, a fixed number of decimals and a true minus sign.
 */
export function formatNumber(value: number, digits = 0): string {
  const formatter = formatters.get(digits) ?? makeFormatter(digits)
  formatters.set(digits, formatter)
  return formatter.format(value).replace('-', MINUS)
}

function makeFormatter(digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  })
}

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
