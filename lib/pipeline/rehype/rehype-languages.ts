import type { Nodes, Root } from 'hast'
import { findAndReplace } from 'hast-util-find-and-replace'
import { toString as textOf } from 'hast-util-to-string'
import { siteConfig } from '../../site/site-config'
import { element, text } from '../../tree/nodes'

/** Chinese characters, with the spaces and punctuation between them. */
const CHINESE = /\p{Script=Han}(?:[\p{Script=Han}\p{P}\s]*\p{Script=Han})?/gu

/** Sets the language of Chinese text, for screen readers, fonts and hyphenation. */
export function markChinese(tree: Nodes) {
  if (siteConfig.locale.htmlLang.startsWith('zh') || textOf(tree as Root).search(CHINESE) < 0)
    return
  const mark = (words: string) => element('span', { lang: 'zh-Hans' }, text(words))
  const isMarked = (node: Nodes) => 'properties' in node && 'lang' in node.properties
  findAndReplace(tree, [CHINESE, mark], { ignore: isMarked })
}
