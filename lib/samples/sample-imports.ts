/** Columns of a line of code, as in biome.json. They fit beside sidebar and table of contents. */
export const CODE_WIDTH = 80

/**
 * Import statements of TypeScript and Solidity as the formatter leaves them, each at the start of a
 * line. Loading a parser of TypeScript would take longer than reading all the samples.
 */
export const IMPORT =
  /^import\s+(?<type>type\s+)?(?<single>[^'"{]*?),?\s*(?:\{(?<members>[^}]*)\}\s*)?(?:from\s+)?(?<source>(['"])(?<path>[^'"]+)\5(?<rest>(?: with \{[^}]*\})?.*))$/gm

/** Comments, strings and templates, in which a word is not a name. */
export const COMMENTS_AND_STRINGS =
  /\/\/.*?$|\/\*.*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gms

/** An identifier that is a reference: not a member (`a.b`), not a key (`b: 1`). */
const NAME = /(?<![\w$]|(?<!\.\.)\.)[a-z_$][\w$]*(?![\w$])(?:(?!\??:)|(?<=\bcase [\w$]+))/gi

/**
 * The import statements of a file that an excerpt needs and does not contain, each reduced to the names that
 * the excerpt uses.
 * @param part with its lines in the file, from 1
 * @returns the statements, one below the other; empty when none is missing
 */
export function importsOf(
  source: string,
  part: { text: string; first: number; last: number },
): string {
  const used = namesIn(part.text)
  return [...source.matchAll(IMPORT)]
    .filter(({ index }) => {
      const line = source.slice(0, index).split('\n').length
      return line < part.first || line > part.last
    })
    .map(({ 0: statement, groups }) => narrow(statement, groups, used))
    .filter(statement => statement !== '')
    .join('\n')
}

function namesIn(code: string) {
  const insertions = (text: string) =>
    text.startsWith('`') ? (text.match(/(?<=\$\{)[^}]*/g) ?? []).join(' ') : ' '
  return new Set(code.replace(COMMENTS_AND_STRINGS, insertions).match(NAME))
}

/** The statement with only the names that are used; empty if there are none. */
function narrow(
  statement: string,
  groups: Record<string, string | undefined> = {},
  used: Set<string>,
) {
  const { type = '', single = '', members = '', source = '', path = '', rest = '' } = groups
  const isUsed = (item: string) => used.has(item.match(/[\w$]*$/)?.[0] ?? '')
  if (single === '' && members === '') return isUsed(nameOfFile(path, rest)) ? statement : ''
  const all: string[] = members.split(',').flatMap((item: string) => item.trim() || [])
  const named = all.filter(isUsed)
  const kept = isUsed(single) ? single : ''
  if (kept === '' && named.length === 0) return ''
  if (kept === single && named.length === all.length) return statement
  const braced = ([open, between, close]: string[]) =>
    named.length > 0 ? `{${open}${named.join(between)}${close}}` : []
  const write = (gaps: string[]) =>
    `import ${type}${[kept || [], braced(gaps)].flat().join(', ')} from ${source}`
  const gap = /^\S/.test(members) ? '' : ' '
  const line = write([gap, ', ', gap])
  return line.length <= CODE_WIDTH ? line : write(['\n  ', ',\n  ', ',\n'])
}

/** What a Solidity import without a list of names imports: usually the contract named after its file. */
export function nameOfFile(path: string, rest: string) {
  return rest.match(/\bas (\w+)/)?.[1] ?? path.match(/(\w+)\.sol$/)?.[1] ?? ''
}
