import { type Figure, isMet, ratioOf, type Unit } from './figure'
import { median } from './statistics'

const HEAD = ['What', 'Median', 'Lowest to highest', 'Target', 'Met', 'Beside', 'Ratio']

/** The figures as a table of Markdown, in columns that a terminal shows straight, too. */
export function table(figures: Figure[]): string {
  return align(HEAD, figures.map(row))
}

/** Figures with those of peers, a column for each site. */
export function peerTable(figures: Figure[]): string {
  const names = [...new Set(figures.flatMap(({ peers }) => Object.keys(peers ?? {})))]
  const rows = figures.map(({ name, unit, runs, peers }) => [
    name,
    ...[runs, ...names.map(site => peers?.[site])].map(of =>
      of?.length ? write(median(of), unit) : '',
    ),
  ])
  return align(['What', 'This site', ...names], rows)
}

function align(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...rows.map(cells => cells[column] ?? '')].map(({ length }) => length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map(width => '-'.repeat(width)))
  return [line(heads), rule, ...rows.map(line)].join('\n')
}

function row(figure: Figure): string[] {
  const { name, unit, runs, target, targetRatio, beside } = figure
  const ratio = ratioOf(figure)
  const targets = [
    target !== undefined && `≤ ${write(target, unit)}`,
    targetRatio !== undefined && `≤ ${targetRatio.toFixed(2)} ×`,
  ]
  const met = isMet(figure)
  return [
    name,
    write(median(runs), unit),
    runs.length > 1
      ? `${number(Math.min(...runs), unit)} – ${number(Math.max(...runs), unit)}`
      : '',
    targets.filter(Boolean).join(', '),
    met === undefined ? '' : met ? 'yes' : 'no',
    beside ? `${beside.what}: ${write(median(beside.runs), unit)}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
  ]
}

function write(value: number, unit: Unit): string {
  return `${number(value, unit)} ${unit}`.trim()
}

function number(value: number, unit: Unit): string {
  const digits = unit === 's' || unit === 'MB' ? 1 : 0
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    // Layout shifts are fractions; what is counted has none.
    maximumFractionDigits: unit === '' ? 3 : digits,
  })
}
