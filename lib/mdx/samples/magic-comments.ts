/** How comments open and close, as sources of regular expressions. */
const SLASHES = [String.raw`\/\/`, '']
const BLOCK = [String.raw`\/\*`, String.raw`\*\/`]
const JSX = [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`]
const HASH = ['#', '']
const HTML = ['<!--', '-->']

const C_STYLE = [SLASHES, BLOCK]

/** Comments of the languages that have not all of these styles. */
const STYLES = {
  typescript: C_STYLE,
  ts: C_STYLE,
  css: [BLOCK],
  mdx: [JSX, HTML],
  html: [HTML],
  bash: [HASH],
  sh: [HASH],
  shell: [HASH],
  yaml: [HASH],
  yml: [HASH],
} as Record<string, string[][] | undefined>

const ALL = [SLASHES, BLOCK, JSX, HASH, HTML]

/**
 * Reads the comments that mark lines: `highlight-next-line`, or `highlight-start` and
 * `highlight-end`, each in a comment on a line of its own. They do not reach the page.
 * @returns the code without them, and the 1-based numbers
 *   of the marked lines
 */
export function readMagicComments(
  source: string,
  lang: string,
): { source: string; lines: Set<number> } {
  const comments = (STYLES[lang] ?? ALL).map(([open, close]) => `${open}\\s*(\\S+)\\s*${close}`)
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
