const WIDTH = 100

/**
 * JSON whose lines are what a reader of a diff wants to see: a parameter, a type, a list of names.
 * What fits on a line and holds no further object in a list stands on one line.
 */
export function stringify(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (typeof value !== 'object' || value === null) return line
  const isLeaf = !/\{.*\{|\[.*\{/.test(line)
  if (isLeaf && indent.length + line.length < WIDTH) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map(item => stringify(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${stringify(item, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map(part => inner + part).join(',\n')}\n${indent}${close}`
}
