import { parseFrontMatter } from '../front-matters.mjs'
import type { Hit, Source } from './source'

/** Descriptions have the length that search results show. */
export function* description({ name, text }: Source): Iterable<Hit> {
  const { description } = name.endsWith('.mdx') ? parseFrontMatter(text) : {}
  // The page's compilation tells of one that is missing or no text.
  const message = typeof description === 'string' && descriptionMistake(description)
  if (message) yield { offset: text.indexOf('\ndescription:') + 1, message }
}

/** Characters that search results show of a page's description; shorter ones tell too little. */
const SHOWN = { least: 50, most: 160 }

/**
 * What is wrong with the length of a page's description.
 * @returns two sentences, the last one saying the mend
 */
export function descriptionMistake(description: string): string | undefined {
  const { length } = description
  if (length >= SHOWN.least && length <= SHOWN.most) return
  const mend = length < SHOWN.least ? 'Say more' : 'Say less'
  return `The description has ${length} characters. ${mend}: search engines show ${SHOWN.least} to ${SHOWN.most}.`
}

const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|[Ll]orem [Ii]psum|[Cc]oming [Ss]oon)\b/g

/** What only the publisher of the site can write, as in `[To fill in: the publisher's name]`. */
const FOR_THE_PUBLISHER = /\[To fill in: [^\]]*\]/g

/** Whether the site is built for the public, where the publisher's texts must be filled in. */
const isPublic = () => !/^(?:|0|false)$/i.test(process.env.SITE_PUBLIC ?? '')

/** Nothing is left for later. */
export function* placeholder({ text }: Source): Iterable<Hit> {
  for (const { 0: word, index: offset } of text.matchAll(PLACEHOLDER)) {
    const message = `'${word}' stands for something that is missing. Write it, or take the words out.`
    yield { offset, message }
  }
  if (!isPublic()) return
  for (const { 0: words, index: offset } of text.matchAll(FOR_THE_PUBLISHER)) {
    const message = `SITE_PUBLIC marks this site as public, but this is not filled in: ${words}. Write the text in its place.`
    yield { offset, message }
  }
}

/** Characters of the longest page, with some room. */
const MAX_LENGTH = 60_000

/** A page is not too long to wait for. */
export function* size({ name, text }: Source): Iterable<Hit> {
  if (!name.endsWith('.mdx') || text.length <= MAX_LENGTH) return
  const message = `The page has ${text.length} characters. Divide it: readers wait for more than ${MAX_LENGTH}, and lose their way.`
  yield { offset: 0, message }
}

/** Characters that nobody sees, by what they are. */
const HIDDEN = {
  'turns the direction of text': /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
  'has no width': /[\u034f\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0]/gu,
  'is a soft hyphen': /\u00ad/gu,
  'is a variation selector': /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,
  'is a hidden tag': /[\u{e0000}-\u{e007f}]/gu,
  'is a control character': /(?![\t\n\r])\p{Cc}|[\u2028\u2029]/gu,
}

const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

const WORD = /[\p{L}\p{N}_]+/gu

/** Cyrillic letters, and the Greek ones that look Latin: others may begin a word, as in Δx. */
const LOOKALIKE =
  /[\p{Script=Cyrillic}\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03c7]/u

/** What readers see is what they copy. */
export function* hiddenUnicode({ text, pasted }: Source): Iterable<Hit> {
  for (const { index: offset } of text.matchAll(/\ufffd/g)) {
    const message =
      'Here is a byte that is no UTF-8. Save the file as UTF-8, and type the character anew.'
    yield { offset, message }
  }
  for (const [fault, pattern] of Object.entries(HIDDEN)) {
    for (const { 0: character, index: offset } of text.matchAll(pattern)) {
      if (offset === 0 && character === '\ufeff') {
        const message =
          'The file begins with a byte order mark (BOM). Save it as UTF-8 without BOM.'
        yield { offset, message }
      } else {
        yield { offset, message: `${codePoint(character)} ${fault}. Remove it.` }
      }
    }
  }
  for (const { 0: character, index: offset } of pasted.matchAll(ODD_SPACE)) {
    const message = `${codePoint(character)} is not the space that code wants. Type a plain one.`
    yield { offset, message }
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const [letter] = word.match(LOOKALIKE) ?? []
    if (letter === undefined || !/\p{Script=Latin}/u.test(word)) continue
    const message = `${codePoint(letter)} in '${word}' only looks like a Latin letter. Type the word anew.`
    yield { offset: index + word.indexOf(letter), message }
  }
}

/** @returns as in `U+200B` */
function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
