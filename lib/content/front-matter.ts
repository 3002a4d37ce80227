import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { nearest } from './did-you-mean'
import { CONTENT_FOLDER, listDocIds, readDocFile } from './doc-files.mjs'
import type { Mistake, Place } from './report'

const isPlain = (value: string) => !/\*\*|`|\]\(|^[“‘＂][^“”‘’]*[”’＂]$/.test(value)

const text = (example: string) =>
  z
    .string({
      error: ({ input }) => {
        if (input === undefined) return `is missing. Add '${example}'`
        if (input === null || typeof input === 'object') return `must be text, as in '${example}'`
        return `is read as the ${typeof input} ${input}. Put it in quotes`
      },
    })
    .trim()
    .min(1, { error: `is empty. Write text, as in '${example}'` })
    .refine(isPlain, { error: 'is shown as it stands. Remove Markdown and curly quotes' })

const schema = z.strictObject({
  title: text('title: Flash swaps'),
  description: text('description: Borrow tokens from a pair and repay them in one transaction.'),
  api: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.string())], {
      error:
        'must name a symbol, as in \'api: "@uniswap/v3-sdk#Pool"\', a list of them, or one for each section',
    })
    .optional(),
})

export type FrontMatter = z.infer<typeof schema>

/** Front matter as far as it is valid, with its mistakes. */
type Reading = {
  values: Partial<FrontMatter>
  mistakes: Mistake[]
  /** position of a key; of the first line if the key is missing */
  positionOfKey: (key: string) => Place
}

/**
 * Reads the front matter of a page.
 * @param yaml the lines between the two `---`
 * @param above number of the line before them
 */
export function readFrontMatter(yaml: string, above = 1): Reading {
  const { document, pointAt, positionOfKey, positionOfValue } = parse(yaml, above)
  const found = (values: object, ...mistakes: Mistake[]) => ({ values, mistakes, positionOfKey })
  const { 0: key, index = 0 } = /^\w+(?:：|:(?=[^ \t\r\n]))/m.exec(yaml) ?? {}
  if (key) {
    const reason = `A key needs a plain colon and a plain space after it. Write '${key.normalize('NFKC')} '.`
    return found({}, { place: pointAt(index), reason })
  }
  const [error] = document.errors
  if (error) {
    const [cause = ''] = error.message.split('\n')
    const [, sign] = /^(?:Missing closing|.* end with a) ?(.)/.exec(cause) ?? []
    if (sign) {
      const reason = `The value is not closed. Write ${sign} at its end, or put all of it in quotes.`
      return found({}, { place: positionOfValue(error.pos[0]), reason })
    }
    const reason = `The front matter is not valid YAML: ${cause.replace(/ at line \d+.*$/, '')}. Put the value in quotes, or correct the line.`
    return found({}, { place: pointAt(error.pos[0]), reason })
  }
  if (document.contents && !isMap(document.contents)) {
    const reason =
      "The front matter is not a list of keys. Write 'title: …' and 'description: …', each on its line."
    return found({}, { place: pointAt(0), reason })
  }
  const cut: Mistake[] = []
  visit(document, {
    Scalar(_, { value, type, range }) {
      const end = range?.[1] ?? 0
      if (typeof value !== 'string' || type !== 'PLAIN' || !/^ +#/.test(yaml.slice(end))) return
      const reason =
        "' #' begins a comment, so the value ends before it. Put quotes around the value."
      cut.push({ place: pointAt(end), reason })
    },
  })
  const values = document.toJS() ?? {}
  const { data = values, error: invalid } = schema.safeParse(values)
  return found(data, ...cut, ...mistakesIn(invalid?.issues ?? [], positionOfKey))
}

function mistakesIn(issues: z.core.$ZodIssue[], positionOfKey: Reading['positionOfKey']) {
  const known = Object.keys(schema.shape)
  const misspelt = issues
    .flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
    .map(key => ({ key, meant: nearest(key, known) }))
  return [
    ...misspelt.map(({ key, meant }): Mistake => {
      const remedy = meant
        ? 'Correct it, or remove the line.'
        : `Remove the line or use one of: ${known.join(', ')}.`
      const reason = `Front matter has no key '${key}'. ${remedy}`
      return { place: positionOfKey(key), reason, nearest: meant }
    }),
    ...issues.flatMap(({ code, path, message }): Mistake[] => {
      const key = String(path[0])
      // A misspelt key is also a missing one. Only the misspelling is reported.
      if (code === 'unrecognized_keys' || misspelt.some(({ meant }) => meant === key)) return []
      return [{ place: positionOfKey(key), reason: `Front matter '${key}' ${message}.` }]
    }),
  ]
}

/** Parses YAML, with the positions in the page's file of what is in it. */
function parse(yaml: string, above: number) {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  visit(document, {
    Alias(_, { source, range }) {
      const [start = 0, end = 0] = range ?? []
      const message = `'*${source}' is not a defined anchor`
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message))
      return visit.REMOVE
    },
  })
  const pointAt = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + above, column: col }
  }
  const items = isMap(document.contents) ? document.contents.items : []
  return {
    document,
    pointAt,
    positionOfKey(key: string) {
      const pair = items.find(item => String(item.key) === key)
      return pointAt(isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0)
    },
    /** The start of the value that is not closed before the offset. */
    positionOfValue(offset: number) {
      const starts = items.map(({ value }) => (isNode(value) ? (value.range?.[0] ?? 0) : 0))
      return pointAt(Math.max(0, ...starts.filter(start => start <= offset)))
    },
  }
}

/** Front matter by its text: a development server reads all pages for each that it shows. */
const known = new Map<string, Reading['values']>()

/**
 * Front matter of all pages, as far as it is valid, by their ids. What is wrong is reported where a page is
 * compiled.
 */
export function readFrontMatters(folder = CONTENT_FOLDER): Map<string, Partial<FrontMatter>> {
  return new Map(
    listDocIds(folder).map(id => {
      const [, yaml = ''] = /^\ufeff?---\n(.*?)\n---/s.exec(readDocFile(id, folder)) ?? []
      const values = known.get(yaml) ?? readFrontMatter(yaml).values
      known.set(yaml, values)
      return [id, values]
    }),
  )
}
