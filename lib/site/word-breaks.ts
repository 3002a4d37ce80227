/** Where a name may break: after `_`, `(`, `,`, `.` or `/`, and in what is long then before a capital letter. */
const JOINT = /(?<=[_(,./])(?! )/
const HUMP = /(?<=[a-z\d])(?=[A-Z])/g

/** Stands for a break while text is still text. */
const SIGN = '\0'

/** Length up to which a word fits any column, in characters. */
const SHORT = 12

/**
 * The parts of a text between which it may break within long names.
 * @param short length up to which a word stays whole, in characters
 */
export function breakableParts(text: string, short = SHORT) {
  const marked = (part: string) => (part.length > short ? part.replace(HUMP, SIGN) : part)
  return text
    .split(/(?<= )/)
    .map(word => (word.length > short ? word.split(JOINT).map(marked).join(SIGN) : word))
    .join('')
    .split(SIGN)
    .filter(part => part !== '')
}
