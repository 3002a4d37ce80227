/** How comments open and close, as sources of regular expressions, with the languages that have no others. */
const STYLES = [
  { languages: ['typescript', 'ts'], open: String.raw`\/\/`, close: '' },
  { languages: ['typescript', 'ts', 'css'], open: String.raw`\/\*`, close: String.raw`\*\/` },
  { languages: ['mdx'], open: String.raw`\{\s*\/\*`, close: String.raw`\*\/\s*\}` },
  { languages: ['bash', 'sh', 'shell', 'yaml', 'yml'], open: '#', close: '' },
  { languages: ['html', 'mdx'], open: '<!--', close: '-->' },
]

/**
 * Reads the comments that mark lines: `highlight-next-line`, or `highlight-start` and
 * `highlight-end`, each in a comment on a line of its own. They do not reach the page.
 * @returns the code without them, the 1-based numbers of the marked lines, and that of the first comment whose
 *   start or end is missing
 */
export function readMagicComments(
  source: string,
  lang: string,
): { source: string; lines: Set<number>; unpaired?: number } {
  const own = STYLES.filter(({ languages }) => languages.includes(lang))
  const styles = own.length > 0 ? own : STYLES
  const comments = styles.map(({ open, close }) => `${open}\\s*(\\S+)\\s*${close}`)
  const line = new RegExp(String.raw`^\s*(?:${comments.join('|')})\s*$`)
  const kept: string[] = []
  const lines: Set<number> = new Set()
  let start: number | undefined
  let unpaired: number | undefined
  let isNext = false
  for (const [index, text] of source.split('\n').entries()) {
    const word = text.match(line)?.slice(1).find(Boolean)
    if (word === 'highlight-next-line') isNext = true
    else if (word === 'highlight-start') {
      unpaired ??= start
      start = index + 1
    } else if (word === 'highlight-end') {
      if (start === undefined) unpaired ??= index + 1
      start = undefined
    } else {
      kept.push(text)
      if (start !== undefined || isNext) lines.add(kept.length)
      isNext = false
    }
  }
  return { source: kept.join('\n'), lines, unpaired: unpaired ?? start }
}
