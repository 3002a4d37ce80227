import path from 'node:path'
import { readLines } from './lines.mjs'

/** A match of a rule. */
export type Hit = { offset: number; message: string; nearest?: string }

/** What pages and samples may use. Addresses and hashes are in lower case. */
export type Allowed = { packages: string[]; addresses: Set<string>; hashes: Set<string> }

/** A file with views of its text in which everything else is blank, so offsets are the same in each. */
export type Source = {
  /** path from the project's folder */
  name: string
  text: string
  /** the fences of a page, or all of another file */
  code: string
  /** its Solidity */
  solidity: string
  /** its code, and the inline code of prose */
  pasted: string
}

const INLINE_CODE = /(?<!`)(`+)(?!`).*?[^`]\1(?!`)/g

/** @param name ends in `.mdx` or `.md` for prose; anything else is code */
export function readSource(name: string, text: string): Source {
  const lines = /\.mdx?$/.test(name) ? readLines(text) : readCode(name, text)
  const view = (keep: (line: (typeof lines)[number]) => string) =>
    lines.map(line => keep(line).padEnd(line.text.length)).join('\n')
  return {
    name,
    text,
    code: view(line => (line.isCode ? line.text : '')),
    solidity: view(line => (/^sol(idity)?$/.test(line.lang) ? line.text : '')),
    pasted: view(line => (line.isCode ? line.text : inlineCode(line.text))),
  }
}

function readCode(name: string, text: string) {
  const lang = path.extname(name).slice(1)
  return text.split('\n').map(line => ({ text: line, isCode: true, lang }))
}

function inlineCode(line: string) {
  let kept = ''
  for (const { 0: span, index } of line.matchAll(INLINE_CODE)) kept = kept.padEnd(index) + span
  return kept
}

/**
 * Line and column of an offset, from 1.
 * @param offset result of `indexOf`: -1 is the beginning
 */
export function placeOf(text: string, offset: number) {
  const before = text.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
