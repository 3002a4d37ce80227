import type { Nodes, Root, Text } from 'hast'
import { findAndReplace } from 'hast-util-find-and-replace'
import { toString as textOf } from 'hast-util-to-string'
import { siteConfig } from '../../site/site-config'
import { element, text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

/** Chinese characters, with the spaces and punctuation between them. */
const CHINESE = /\p{Script=Han}(?:[\p{Script=Han}\p{P}\s]*\p{Script=Han})?/gu

/** Characters of scripts without spaces between words, and their punctuation. */
const WIDE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]`

/** The same, and punctuation that Latin has, too. */
const ANY = `(?:${WIDE}|[“”‘’…—])`

/** Between two texts. */
const SEAM = '\0'

const breakBetween = (before: string, after: string) =>
  `(?<=${before}${SEAM}*)\n(?=${SEAM}*${after})`

const BREAK = new RegExp(`${breakBetween(WIDE, ANY)}|${breakBetween(ANY, WIDE)}`, 'gu')

/** Elements whose line breaks are not those of a sentence. */
const EXACT = /^(?:pre|code|math)$/

/** Joins the lines of Chinese and Japanese sentences, between which browsers would show a space. */
export function joinLines(tree: Root) {
  const texts: Text[] = []
  visit(tree, node => {
    const isExact = 'tagName' in node && EXACT.test(node.tagName)
    if (node.type === 'text') texts.push(node)
    // Stands for the element.
    if (isExact) texts.push(text('x'))
    return isExact ? SKIP : undefined
  })
  const joined = texts
    .map(({ value }) => value)
    .join(SEAM)
    .replace(BREAK, '')
    .split(SEAM)
  for (const [index, node] of texts.entries()) node.value = joined[index] ?? ''
}

/** Sets the language of Chinese text, for screen readers, fonts and hyphenation. */
export function markChinese(tree: Nodes) {
  if (siteConfig.locale.htmlLang.startsWith('zh') || textOf(tree as Root).search(CHINESE) < 0)
    return
  const mark = (words: string) => element('span', { lang: 'zh-Hans' }, text(words))
  const isMarked = (node: Nodes) => 'properties' in node && 'lang' in node.properties
  findAndReplace(tree, [CHINESE, mark], { ignore: isMarked })
}
