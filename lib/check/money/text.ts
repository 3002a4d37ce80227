import type { Hit, Source } from '../../files/source-text'

/** The signs '???' at the beginning of a line may open an admonition of other sites, which `markdown` reports. */
const PLACEHOLDER =
  /\b(?:TODO|FIXME|TB[CD]|XXX|[Tt]odo(?=:)|[Ll]orem [Ii]psum|[Cc]oming [Ss]oon)\b|(?<=.)\?{3,}|^\?{3,}(?!\+? \w)|\[(?:[Ii]nsert|INSERT) [^\]\n]+\](?![([])/gm

/** Text that only the publisher of the site can write, as in `[To fill in: the publisher's name]`. */
const FOR_THE_PUBLISHER = /\[To fill in: [^\]]*\]/g

/** Whether this is a build for the public, which needs the publisher's texts. */
const isPublic = () => !/^(?:|0|false)$/i.test(process.env.SITE_PUBLIC ?? '')

/** Reports placeholders for missing text. */
export function* placeholder({ text }: Source): Iterable<Hit> {
  for (const { 0: words, index: offset } of text.matchAll(PLACEHOLDER)) {
    yield { offset, message: `'${words}' marks missing text. Write it, or remove the words.` }
  }
  if (!isPublic()) return
  for (const { 0: words, index: offset } of text.matchAll(FOR_THE_PUBLISHER)) {
    const message = `SITE_PUBLIC is set, but this is not filled in: ${words}. Replace it by the text.`
    yield { offset, message }
  }
}

/** A merge conflict marker of git, with the rest of the conflict if it is complete. */
const CONFLICT = /^(<{7}|={7}|>{7}|\|{7})(?: .*)?$(?:[\s\S]*?^>{7}(?: .*)?$)?/gm

/** Reports damage that makes all other findings in a file unreliable. */
export function* damaged({ text }: Pick<Source, 'text'>): Iterable<Hit> {
  if (text.includes('\0')) {
    yield { offset: 0, message: 'The file is not UTF-8, maybe UTF-16. Save it as UTF-8.' }
    return
  }
  const offset = text.indexOf('\ufffd')
  if (offset >= 0)
    yield { offset, message: 'Here is a byte that is not UTF-8. Save the file as UTF-8.' }
  for (const { 1: mark, index: offset } of text.matchAll(CONFLICT)) {
    const message = `'${mark}' marks a merge conflict. Keep one of the versions, and remove the marks.`
    yield { offset, message }
  }
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}|[\u2028\u2029]/gu

const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** Dashes and the minus sign where an option begins. */
const ODD_HYPHEN = /(?<=^|[\s`])[\u2010-\u2015\u2212]+(?=[-A-Za-z])/gm

/** Not in the line of a fence, whose options `fence` reads. */
const ODD_QUOTE = /(?<!^[\s>]*(?:`{3}|~{3}).*)[\u2018\u2019\u201c\u201d\u2032\u2033]/gmu

const WORD = /[\p{L}\p{N}_]+/gu

/** Cyrillic letters, and the Greek ones that look Latin: others may begin a word, as in Δx. */
const LOOKALIKE =
  /[\p{Script=Cyrillic}\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7]/u

/** Reports characters that make copied text differ from what readers see. */
export function* hiddenUnicode({ text, pasted }: Source): Iterable<Hit> {
  for (const { 0: character, index: offset } of text.matchAll(INVISIBLE)) {
    const isMark = offset === 0 && character === '\ufeff'
    const message = isMark
      ? 'The file begins with a byte order mark (BOM). Save it as UTF-8 without BOM.'
      : `${codePoint(character)} is invisible. Remove it.`
    yield { offset, message }
  }
  for (const { 0: character, index: offset } of pasted.matchAll(ODD_SPACE)) {
    yield { offset, message: `${codePoint(character)} is not a plain space. Type one in code.` }
  }
  for (const { 0: character, index: offset } of pasted.matchAll(ODD_HYPHEN)) {
    yield { offset, message: `${codePoint(character)} is not a plain hyphen. Type '-' in code.` }
  }
  for (const { 0: character, index: offset } of pasted.matchAll(ODD_QUOTE)) {
    yield { offset, message: `${codePoint(character)} is not a plain quote. Type one in code.` }
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const [letter] = word.match(LOOKALIKE) ?? []
    if (letter === undefined || !/\p{Script=Latin}/u.test(word)) continue
    const message = `${codePoint(letter)} in '${word}' only looks like a Latin letter. Type the word again.`
    yield { offset: index + word.indexOf(letter), message }
  }
}

/** @returns as in `U+200B` */
function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
