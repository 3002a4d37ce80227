import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root, RootContent, Yaml } from 'mdast'
import { define } from 'unist-util-mdx-define'
import type { VFile } from 'vfile'
import { isMap, visit } from 'yaml'
import { z } from 'zod'
import { nearest } from '../nearest'
import { fail, type Place, report } from '../source'
import { readYaml } from '../yaml'

const isPlain = (value: string) => !/\*\*|`|\]\(|^[“‘＂][^“”‘’]*[”’＂]$/.test(value)
const asItStands = { error: 'is shown as it stands. Remove Markdown and curly quotes' }

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
    .refine(isPlain, asItStands)

/** The front matter of pages. */
const frontMatterSchema = z.strictObject({
  title: text('title: Flash swaps'),
  description: text('description: Borrow tokens from a pair and repay them in one transaction.'),
  api: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.string())], {
      error:
        'must name a symbol, as in \'api: "@uniswap/v3-sdk#Pool"\', a list of them, or one for each section',
    })
    .optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

declare module 'vfile' {
  interface DataMap {
    /** Front matter, valid or not, and the positions of its keys. */
    front: { values: Record<string, unknown>; positionOfKey: (key: string) => Place }
  }
}

/** Validates a page's front matter, exports it, and passes it to other plugins. */
export default function remarkFrontMatter() {
  return (tree: Root, file: VFile) => {
    const [first] = tree.children
    if (first?.type === 'yaml') return checkYaml(first, tree, file)
    report(file, ...missingMistake(first))
    // Parsed as text, it is a thematic break and a heading, which other rules would report.
    if (first?.type === 'thematicBreak') tree.children.splice(0, 2)
  }
}

function missingMistake(first: RootContent | undefined): [Place, reason: string] {
  const { line = 1 } = first?.position?.start ?? {}
  if (first?.type !== 'thematicBreak') {
    return [
      undefined,
      "The page has no front matter. Begin the file with '---', then 'title: …' and 'description: …', then '---'.",
    ]
  }
  return line === 1
    ? [first.position, "The front matter is not closed. Add a line '---' after its last key."]
    : [
        first.position,
        "The front matter is not at the top of the file. Remove what is above this '---'.",
      ]
}

function checkYaml(node: Yaml, tree: Root, file: VFile) {
  const { document, pointAt, positionOfKey, positionOfValue } = readYaml(node)
  const { 0: key, index = 0 } = /^\w+(?:：|:(?=[^ \t\r\n]))/m.exec(node.value) ?? {}
  if (key) {
    const reason = `A key needs a plain colon and a plain space after it. Write '${key.normalize('NFKC')} '.`
    return fail(file, pointAt(index), reason)
  }
  const [error] = document.errors
  if (error) {
    const [reason] = error.message.split('\n')
    const [, sign] = /^(?:Missing closing|.* end with a) ?(.)/.exec(error.message) ?? []
    if (sign) {
      const unclosed = `The value is not closed. Write ${sign} at its end, or put all of it in quotes.`
      return fail(file, positionOfValue(error.pos[0]), unclosed)
    }
    return fail(
      file,
      pointAt(error.pos[0]),
      `The front matter is not valid YAML: ${reason?.replace(/ at line \d+.*$/, '')}. Put the value in quotes, or correct the line.`,
    )
  }
  if (document.contents && !isMap(document.contents)) {
    const reason =
      "The front matter is not a list of keys. Write 'title: …' and 'description: …', each on its line."
    return report(file, pointAt(0), reason)
  }
  visit(document, {
    Scalar(_, { value, type, range }) {
      const end = range?.[1] ?? 0
      if (typeof value !== 'string' || type !== 'PLAIN' || !/^ +#/.test(node.value.slice(end)))
        return
      const reason =
        "' #' begins a comment, so the value ends before it. Put quotes around the value."
      report(file, pointAt(end), reason)
    },
  })
  const values = document.toJS() ?? {}
  file.data.front = { values, positionOfKey }
  define(tree, file, { frontmatter: valueToEstree(values) }, { conflict: 'skip' })
  const result = frontMatterSchema.safeParse(values)
  const issues = result.error?.issues ?? []
  const misspelt = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const known = Object.keys(frontMatterSchema.shape)
  const meant = misspelt.map(key => nearest(key, known))
  for (const [index, key] of misspelt.entries()) {
    const near = meant[index]
    const remedy = near
      ? 'Correct it, or remove the line.'
      : `Remove the line or use one of: ${known.join(', ')}.`
    report(file, positionOfKey(key), `Front matter has no key '${key}'. ${remedy}`, near)
  }
  for (const { code, path, message } of issues) {
    const key = String(path[0])
    // A misspelt key is also a missing one. Only the misspelling is reported.
    if (code === 'unrecognized_keys' || meant.includes(key)) continue
    report(file, positionOfKey(key), `Front matter '${key}' ${message}.`)
  }
}
