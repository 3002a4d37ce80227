const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** For each count of decimals: to make one takes longer than all its uses. */
const formatters = new Map<number, Intl.NumberFormat>()

/**
 * A number for people: thousands in groups, a fixed count of decimals so that columns and repeated
 * figures line up, and a true minus sign.
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

/** A fraction as a percentage (0.003 is `0.30 %`). The space does not break at the end of a line. */
export function formatPercent(fraction: number, digits = 2): string {
  return `${formatNumber(fraction * 100, digits)}${NO_BREAK_SPACE}%`
}

/** A number with its unit, kept on one line (`1,000 A`). */
export function formatAmount(value: number, unit: string, digits = 0): string {
  return `${formatNumber(value, digits)}${NO_BREAK_SPACE}${unit}`
}

/** A number and what it counts: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
