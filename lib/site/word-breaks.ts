/** Where a name may break: after `_`, `(`, `,` or `.`, and before a capital that follows a small letter. */
const BREAK = /(?<=[_(,.])|(?<=[a-z\d])(?=[A-Z])/g

/** Stands for a break while text is still text. */
const SIGN = '\0'

/** Length up to which a word fits any column, in characters. */
const SHORT = 12

/** The parts of a text between which it may break within long names. */
export function breakableParts(text: string) {
  return text
    .split(/(?<= )/)
    .map(word => (word.length > SHORT ? word.replace(BREAK, SIGN) : word))
    .join('')
    .split(SIGN)
}
