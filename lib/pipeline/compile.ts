import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Node } from 'unist'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { ApiPages } from '../api/api-pages'
import { checkedAgainst } from '../api/reference'
import { type Finding, finding } from '../content/finding'
import type { PageRecord } from '../content/records'
import { policyOf } from '../content/severity'
import { placeOf } from '../files/source-text'
import { listReferences } from '../samples/samples.mjs'
import { docPath } from '../site/paths'
import { adaptSource } from './remark/remark-compat'
import { lookUpTag, NO_CODE } from './remark/remark-safe-content'
import { checkFences } from './rules/fences'
import { rehypeSteps, remarkSteps, type Step } from './steps'

/** Options of `compile` of `@mdx-js/mdx` for a page of this site. */
export const mdxOptions = {
  // The policy blocks inline styles.
  tableCellAlignToStyle: false,
  outputFormat: 'function-body' as const,
  providerImportSource: 'mdx-components',
  remarkPlugins: remarkSteps.map(toPlugin),
  rehypePlugins: [...rehypeSteps.map(toPlugin), () => emptyIfWrong],
}

type Transform = (tree: Node, file: VFile) => Node | undefined

/**
 * Wraps a step as a plugin that names its rule in its messages. A fatal message does not stop the
 * checks that follow.
 */
function toPlugin({ plugin, options, rule, outputOnly }: Step) {
  return function (this: Processor) {
    const transform = plugin.call(this as never, options as never) as Transform | undefined
    if (!transform) return
    return (tree: Node, file: VFile) => {
      if (outputOnly && hasErrors(file)) return
      const messageCount = file.messages.length
      try {
        return transform(tree, file)
      } catch (error) {
        if (!isMessage(error)) throw error
      } finally {
        for (const message of file.messages.slice(messageCount)) message.ruleId = rule
      }
    }
  }
}

/** Whether a message stops the build. */
const hasErrors = (file: VFile) =>
  file.messages.some(({ ruleId = '' }) => policyOf(ruleId) === 'throw')

const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'ruleId' in error

/** Empties the tree of a page with errors, so that MDX generates no code from it. */
function emptyIfWrong(_: Root, file: VFile): Root | undefined {
  if (hasErrors(file)) return { type: 'root', children: [] }
}

/** Converts a syntax error of MDX, whose position is where MDX stopped reading. */
function syntaxFinding(file: VFile, { line = 1, column = 1, reason }: VFileMessage): Finding {
  const [, name = '', ...start] =
    /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-/.exec(reason) ?? []
  if (name) {
    const [line = 1, column = 1] = start.map(Number)
    const { isKnown, meant } = lookUpTag(name)
    const message = isKnown
      ? `The tag '<${name}>' is not closed. Add '</${name}>' after its content, or write '<${name} />' if it has none.`
      : `Pages have no tag '<${name}>'. Put it in backticks to show it as text, or use Markdown.`
    return finding(file.path, { line, column }, 'syntax', message, meant)
  }
  const text = adaptSource(String(file))
  const end = text.split('\n', line - 1).join('\n').length + column
  const { index = 0 } =
    [...text.matchAll(/<!|\{|^(?:im|ex)port\b/gm)].findLast(({ index }) => index < end) ?? {}
  const message = explain(reason, text.slice(index))
  if (message) return finding(file.path, placeOf(text, index), 'syntax', message)
  return finding(file.path, { line, column }, 'syntax', explainTag(reason))
}

function explainTag(reason: string): string {
  const [, typed] = /^Unexpected character `([“”‘’！-～])`/.exec(reason) ?? []
  if (!typed) {
    return `${reason.replace(/\.?$/, '.')} Correct the tag. To show it as text, put it in backticks.`
  }
  const plain = typed.normalize('NFKC').replace(/[“”]/, '"').replace(/[‘’]/, "'")
  return `'${typed}' is not the plain character that a tag needs. Type '${plain}'.`
}

/**
 * MDX's reason and a fix, in terms authors know.
 * @param reason MDX's message
 * @param text the rest of the page, from the comment, expression or statement that MDX cannot parse
 */
function explain(reason: string, text: string): string | undefined {
  if (/create a comment/.test(reason)) {
    return text.startsWith('<!--')
      ? "The comment is not closed. Add '-->' after its text."
      : "Pages have no '<!' but that of a comment. Put it in backticks to show it as text, or remove it."
  }
  if (/^Unexpected end of file in expression/.test(reason)) {
    return '`{` starts a JavaScript expression, and its paragraph has no `}`. Add it, or write `\\{`.'
  }
  if (/^Could not parse expression/.test(reason)) {
    const [id] = /^\{#[\w-]+\}/.exec(text) ?? []
    return id
      ? `'${id}' is an id only at the end of a heading. Move it there, or write '\\{'.`
      : NO_CODE
  }
  if (/^Could not parse import\/exports/.test(reason)) {
    return "A paragraph that begins with 'import' or 'export' is read as code. Begin it with another word."
  }
}

const processor = createProcessor(mdxOptions)

/** Reads Markdown whose tags do not match. */
const withoutTags = createProcessor({ format: 'md' })

/**
 * Compiles and checks a page.
 * @param id path of its file under `content/`, without `.mdx`
 * @throws Error if a plugin fails for a reason other than the page's text
 */
export function compile(id: string, value: string, apiPages: ApiPages): PageRecord {
  const name = `content/${id}.mdx`
  const file = new VFile({ path: name, value, data: { apiPages } })
  let syntax: Finding[] = []
  try {
    processor.processSync(file)
  } catch (error) {
    if (!isMessage(error)) throw new Error(`${name} cannot be compiled: ${error}`, { cause: error })
    syntax = [syntaxFinding(file, error)]
    // A fence that is not closed may hold the end of a tag.
    checkFences(withoutTags.parse(adaptSource(value)) as Root, file)
    for (const message of file.messages) message.ruleId ??= 'fence'
  }
  const { data, messages } = file
  const { title = '', description = '', api } = data.front?.values ?? {}
  const findings = messages.map(({ line = 1, column = 1, ruleId = '', reason, expected }) =>
    finding(name, { line, column }, ruleId, reason, expected?.[0]),
  )
  return {
    id,
    file: name,
    path: docPath(id),
    title,
    description,
    api,
    toc: data.toc ?? [],
    ids: data.ids ?? [],
    links: data.links ?? [],
    members: data.members ?? [],
    errors: data.errors ?? [],
    samples: listReferences(value),
    packages: checkedAgainst(api, data.sampleTexts ?? []),
    clients: data.clients ?? [],
    findings: [...syntax, ...findings],
    code: syntax.length > 0 || hasErrors(file) ? '' : String(file),
  }
}
