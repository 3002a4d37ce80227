/** A command of a package manager, up to the end of its line or the next command. */
const COMMAND = /\b(npm|npx|pnpm|pnpx|yarn|bun|bunx)((?:[ \t]|\\\r?\n)(?:\\\r?\n|[^\n&|;`])*)/g

/** Commands whose arguments are packages. */
const INSTALL = /^(?:i|install|add|ci|up|update|upgrade)$/

/** Commands whose first argument is a package; what follows is its own. */
const RUN = /^(?:npx|pnpx|bunx|x|exec|dlx|create|init)$/

const PACKAGE_OPTION = /^(?:-p|--package)$/

/** Other options that take the next word for their value. */
const VALUE_OPTION = /^(?:-C|--(?:dir|include|loglevel|omit|prefix|registry|tag|workspace))$/

/** An option up to its `=`, or any word without its quotes. */
const WORD = /--?[\w-]+(?==)|[^\s'"\\,()=][^\s'"\\,()]*/g

type Word = { word: string; at: number }

/** The packages that commands install or run. */
export function* installedPackages(text: string): Generator<[offset: number, name: string]> {
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

/** @param words what follows it */
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
