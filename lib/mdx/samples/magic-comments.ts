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
 * `highlight-end`, each in a comment on a separate line. The page does not show them.
 * @returns the code without them, and the 1-based numbers of the marked lines
 */
export function readMagicComments(
  source: string,
  lang: string,
): { source: string; lines: Set<number> } {
  const own = STYLES.filter(({ languages }) => languages.includes(lang))
  const styles = own.length > 0 ? own : STYLES
  const comments = styles.map(({ open, close }) => `${open}\\s*(\\S+)\\s*${close}`)
  const line = new RegExp(String.raw`^\s*(?:${comments.join('|')})\s*$`)
  const kept: string[] = []
  const lines: Set<number> = new Set()
  let inRange = false
  let isNext = false
  for (const text of source.split('\n')) {
    const word = text.match(line)?.slice(1).find(Boolean)
    if (word === 'highlight-next-line') isNext = true
    else if (word === 'highlight-start') inRange = true
    else if (word === 'highlight-end') inRange = false
    else {
      kept.push(text)
      if (inRange || isNext) lines.add(kept.length)
      isNext = false
    }
  }
  return { source: kept.join('\n'), lines }
}
