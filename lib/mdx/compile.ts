import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Node } from 'unist'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { docPath } from '../site/paths'
import { type Finding, finding, policyOf } from './check/finding'
import { CONTENT_FOLDER, listDocIds, readDocFile } from './doc-files.mjs'
import type { PageLink } from './facts'
import { rehypeSteps, remarkSteps, type Step } from './plugins'
import { type ApiPages, readApiPages } from './reference/api-pages'

/** All that anybody asks of a page, from one compilation. */
export type CompiledPage = {
  /** path of the file from the project's folder */
  file: string
  /** address of the page */
  path: string
  ids: string[]
  links: PageLink[]
  findings: Finding[]
  /**
   * body of a function that takes React's runtime and the page's components, and gives the page's module; empty where a mistake leaves nothing to draw
   */
  code: string
}

/** What is checked of a page; its content is not drawn for that. */
export type CheckedPage = Omit<CompiledPage, 'code'>

/** Options of `compile` of `@mdx-js/mdx` for a page of this site. */
export const mdxOptions = {
  // Alignment as attribute, not as style.
  tableCellAlignToStyle: false,
  outputFormat: 'function-body' as const,
  providerImportSource: 'mdx-components',
  remarkPlugins: remarkSteps.map(toPlugin),
  rehypePlugins: [...rehypeSteps.map(toPlugin), () => dropUndrawn],
}

declare module 'vfile' {
  interface DataMap {
    /** whether nobody asks for the page's code */
    isOnlyChecked: boolean
  }
}

type Transform = (tree: Node, file: VFile) => Node | undefined

/**
 * A plugin that gives its findings their rule's name. One that cannot go on does not keep the next
 * from looking, but nothing is drawn any more.
 */
function toPlugin({ plugin, options, rule, draws }: Step) {
  return function (this: Processor) {
    const transform = plugin.call(this as never, options as never) as Transform | undefined
    if (!transform) return
    return (tree: Node, file: VFile) => {
      if (draws && !isDrawn(file)) return
      const known = file.messages.length
      try {
        return transform(tree, file)
      } catch (error) {
        if (!isMessage(error)) throw error
      } finally {
        for (const message of file.messages.slice(known)) message.ruleId = rule
      }
    }
  }
}

/** Whether a page has a mistake that stops the build, so that nobody will see it. */
const isFaulty = (file: VFile) =>
  file.messages.some(({ ruleId = '' }) => policyOf(ruleId) === 'throw')

const isDrawn = (file: VFile) => !file.data.isOnlyChecked && !isFaulty(file)

const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'ruleId' in error

function dropUndrawn(_: Root, file: VFile): Root | undefined {
  if (!isDrawn(file)) return { type: 'root', children: [] }
}

/** An error of MDX. That of an unclosed tag stands where its block begins, and names the tag's own place. */
function syntaxFinding(file: string, { line = 1, column = 1, reason }: VFileMessage): Finding {
  const [, tag, place = `${line}:${column}`] =
    /^Expected a closing tag for `(<.*?>)` \((\d+:\d+)-/.exec(reason) ?? []
  if (/create a comment/.test(reason)) {
    const message = "The comment is not closed. Add '-->' after its text."
    return { file, line, column: column - 1, rule: 'syntax', message }
  }
  const [atLine = line, atColumn = column] = place.split(':').map(Number)
  const message = tag
    ? `The tag '${tag}' is not closed. Add '${tag.replace('<', '</')}' after its content, or write '${tag.replace('>', ' />')}' if it has none.`
    : `${inAuthorsWords(reason)} Mend the tag or the braces; to show them as text, put them in backticks.`
  return { file, line: atLine, column: atColumn, rule: 'syntax', message }
}

/** What MDX says of braces names its own parts. */
function inAuthorsWords(reason: string): string {
  if (/^Unexpected end of file in expression/.test(reason)) {
    return "A '{' before this place has no '}'. Within a paragraph, a blank line comes too late for it."
  }
  if (/^Could not parse (?:expression|import\/exports) with acorn/.test(reason)) {
    return 'This is no JavaScript.'
  }
  return reason.replace(/\.?$/, '.')
}

const processor = createProcessor(mdxOptions)

/** A page as it is written. */
export const parse = (value: string) => processor.parse(value)

/**
 * Compiles and checks a page.
 * @param id path of its file under `content/`, without `.mdx`
 */
export function compile(
  id: string,
  value: string,
  apiPages: ApiPages,
  isOnlyChecked = false,
): CompiledPage {
  const name = `content/${id}.mdx`
  const file = new VFile({ path: name, value, data: { apiPages, isOnlyChecked } })
  let syntax: Finding[] = []
  try {
    processor.processSync(file)
  } catch (error) {
    if (!isMessage(error)) throw new Error(`${name} cannot be compiled: ${error}`, { cause: error })
    syntax = [syntaxFinding(name, error)]
  }
  const { ids = [], links = [] } = file.data as Partial<CompiledPage>
  const findings = file.messages.map(({ line = 1, column = 1, ruleId = '', reason, expected }) =>
    finding(name, { line, column }, ruleId, reason, expected?.[0]),
  )
  return {
    file: name,
    path: docPath(id),
    ids,
    links,
    findings: [...syntax, ...findings],
    code: syntax.length > 0 || isFaulty(file) ? '' : String(file),
  }
}

/** Compiled pages by their ids, each with all that it was compiled from. */
const known = new Map<string, { source: string; page: CompiledPage }>()

/**
 * Compiles a page unless it is as it was.
 * @param samples texts of the samples that it shows
 */
export function compileOnce(id: string, text: string, samples: string[], apiPages: ApiPages) {
  const source = JSON.stringify([text, samples, apiPages])
  const before = known.get(id)
  if (before?.source === source) return before.page
  const page = compile(id, text, apiPages)
  // What corrects a mistake may be a file that is no part of the source.
  if (page.findings.length === 0) known.set(id, { source, page })
  return page
}

/** What is checked of pages, in half the time of compiling them. */
export function checkedPages(ids = listDocIds()): CheckedPage[] {
  const apiPages = readApiPages(CONTENT_FOLDER)
  return ids.map(id => compile(id, readDocFile(id), apiPages, true))
}
