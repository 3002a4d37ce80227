import { parseFrontMatter } from '../front-matters.mjs'
import type { Hit } from './index'
import type { Source } from './source'

export function* find({ name, text }: Source): Iterable<Hit> {
  const { description } = name.endsWith('.mdx') ? parseFrontMatter(text) : {}
  // The page's compilation tells of one that is missing or no text.
  const message = typeof description === 'string' && descriptionMistake(description)
  if (message) yield { offset: text.indexOf('\ndescription:') + 1, message }
}

/** Characters that search results show of a page's description; shorter ones tell too little. */
const LEAST = 50
const MOST = 160

/**
 * What is wrong with the length of a page's description.
 * @returns two sentences, the last one saying the mend
 */
export function descriptionMistake(description: string): string | undefined {
  const { length } = description
  if (length >= LEAST && length <= MOST) return
  const mend = length < LEAST ? 'Say more' : 'Say less'
  return `The description has ${length} characters. ${mend}: search engines show ${LEAST} to ${MOST}.`
}
