import { type Figure, isMet, ratioOf, type Unit } from './figure'
import { median } from './statistics'

const HEAD = ['What', 'Median', 'Lowest to highest', 'Target', 'Met', 'Beside', 'Ratio']

/** The figures as a table of Markdown, in columns that a terminal shows straight, too. */
export function table(figures: Figure[]): string {
  const rows = figures.map(row)
  const widths = HEAD.map((head, column) =>
    Math.max(...[head, ...rows.map(cells => cells[column] ?? '')].map(({ length }) => length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map(width => '-'.repeat(width)))
  return [line(HEAD), rule, ...rows.map(line)].join('\n')
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
    maximumFractionDigits: digits,
  })
}
