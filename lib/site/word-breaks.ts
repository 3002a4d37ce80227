/** A name may break after `_`, `(`, `,`, `.` or `/`, and long parts before a capital letter. */
const JOINT = /(?<=[_(,./])(?! )/
const HUMP = /(?<=[a-z\d])(?=[A-Z])/g

/** Placeholder for a break. */
const BREAK = '\0'

/** Length up to which a word fits any column, in characters. */
const MAX_UNBROKEN = 12

/**
 * Splits a text where long names may break.
 * @param maxUnbroken length up to which a word is not split, in characters
 */
export function breakableParts(text: string, maxUnbroken = MAX_UNBROKEN) {
  const marked = (part: string) => (part.length > maxUnbroken ? part.replace(HUMP, BREAK) : part)
  return text
    .split(/(?<= )/)
    .map(word => (word.length > maxUnbroken ? word.split(JOINT).map(marked).join(BREAK) : word))
    .join('')
    .split(BREAK)
    .filter(part => part !== '')
}
