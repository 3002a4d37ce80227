import { nearest } from '../../content/did-you-mean'
import type { Allowed, Hit, Source } from '../../files/source-text'
import { namedInProse } from './allowed'

/** A scope with or without name; `@site/` in links is the project's folder. */
const SCOPED = /(?<![\w@.-])@(?!site\/)[a-z\d][\w-]*\/(?:[\w~-]|\.(?=\w))*/gi

const IMPORTS = [
  /^[ \t>+]*(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*['"]([^'"\n]+)['"]/dgm,
  /\b(?:import|require|require\.resolve)\(\s*['"`]([^'"`\n]+)['"`]/dg,
]

/** Imports that are not packages: files, and modules of Node. */
const NO_PACKAGE = /^(?:\.|\/|node:|@\/)/

/** Scopes that look like the project's. An attacker who registers one reaches its readers. */
const LOOKS_LIKE_OURS = /^@swapx[^/]*\//i

/** Reports packages in imports, commands and text that are not allowed. */
export function* packageName({ text, code, pasted }: Source, { packages }: Allowed): Iterable<Hit> {
  const inCode = new Map([...importedPackages(code), ...installedPackages(pasted)])
  const scoped = [...text.matchAll(SCOPED)].map(({ 0: name, index }) => [index, name] as const)
  for (const [offset, name] of new Map([...scoped, ...inCode])) {
    if (packages.includes(name) || isBeginningOf(name, packages)) continue
    const isCode = inCode.has(offset) || code[offset] === '@'
    const known = namedInProse.find(({ pattern }) => pattern.test(name))
    if (known && !isCode) continue
    if (known) yield { offset, message: `'${name}' ${known.reason}. Remove it from the code.` }
    else yield { offset, ...problemWith(name, packages) }
  }
}

function* importedPackages(code: string): Generator<[offset: number, name: string]> {
  for (const pattern of IMPORTS) {
    for (const { 1: path = '', indices } of code.matchAll(pattern)) {
      const parts = path.split('/', path.startsWith('@') ? 2 : 1)
      if (!NO_PACKAGE.test(path)) yield [indices?.[1]?.[0] ?? 0, parts.join('/')]
    }
  }
}

/** Whether a name is a prefix of an allowed one, as in `@uniswap/*`. */
function isBeginningOf(name: string, packages: string[]) {
  return /^@.*[/-]$/.test(name) && packages.some(known => known.startsWith(name))
}

function problemWith(name: string, packages: string[]): { message: string; nearest?: string } {
  const isScope = name.endsWith('/')
  const meant = isScope ? undefined : nearest(name.replace(LOOKS_LIKE_OURS, '@uniswap/'), packages)
  if (LOOKS_LIKE_OURS.test(name)) {
    const message = `'${name}' is not a package of this project, and an attacker may publish under such a name. Write the name of the package that you use.`
    return { message, nearest: meant }
  }
  const message = `'${name}' is not an allowed package. Use one of lib/check/money/allowed.ts, or add it there once you know its publisher.`
  return { message, nearest: meant }
}

/** A command of a package manager, up to the end of its line or the next command. */
const COMMAND = /\b(npm|npx|pnpm|pnpx|yarn|bun|bunx)((?:[ \t]|\\\r?\n)(?:\\\r?\n|[^\n&|;`])*)/g

/** Commands whose arguments are packages. */
const INSTALL = /^(?:i|install|add|ci|up|update|upgrade)$/

/** Commands whose first argument is a package; the others are passed to it. */
const RUN = /^(?:npx|pnpx|bunx|x|exec|dlx|create|init)$/

const PACKAGE_OPTION = /^(?:-p|--package)$/

/** Other options with a value. */
const VALUE_OPTION = /^(?:-C|--(?:dir|include|loglevel|omit|prefix|registry|tag|workspace))$/

/** An option up to its `=`, or any word without its quotes. */
const WORD = /--?[\w-]+(?==)|[^\s'"\\,()=][^\s'"\\,()]*/g

type Word = { word: string; at: number }

/** The packages that commands install or run. */
function* installedPackages(text: string): Generator<[offset: number, name: string]> {
  for (const { 0: command, 1: program = '', index } of text.matchAll(COMMAND)) {
    const [uncommented = ''] = command.split(/\s#/, 1)
    const words = [...uncommented.matchAll(WORD)].map(match => ({
      word: match[0],
      at: match.index,
    }))
    for (const { word, at } of packageWords(program, words.slice(1))) {
      if (/^(?!file:)[@\w]/.test(word)) yield [index + at, nameOf(word)]
    }
  }
}

function packageWords(program: string, words: Word[]) {
  const isAfter = (option: RegExp, index: number) => option.test(words[index - 1]?.word ?? '')
  const named = words.filter((_, index) => isAfter(PACKAGE_OPTION, index))
  const others = words.filter(
    ({ word }, index) =>
      !/^-|^global$/.test(word) && !isAfter(PACKAGE_OPTION, index) && !isAfter(VALUE_OPTION, index),
  )
  const [command, ...rest] = RUN.test(program) ? [{ word: program, at: 0 }, ...others] : others
  if (INSTALL.test(command?.word ?? '')) return [...named, ...rest]
  if (RUN.test(command?.word ?? '')) return named.length > 0 ? named : rest.slice(0, 1)
  return []
}

/** @param word as in `name@^1.2`, `@scope/name` or `alias@npm:name@1` */
function nameOf(word: string) {
  return word.replace(/^.*@npm:/, '').replace(/(?<=.)@.*$/, '')
}
