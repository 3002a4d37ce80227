import { descriptionMistake } from '../description'
import { parseFrontMatter } from '../front-matters.mjs'
import type { Hit } from './index'
import type { Source } from './source'

export function* find({ name, text }: Source): Iterable<Hit> {
  const { description } = name.endsWith('.mdx') ? parseFrontMatter(text) : {}
  // The page's compilation tells of one that is missing or no text.
  const message = typeof description === 'string' && descriptionMistake(description)
  if (message) yield { offset: text.indexOf('\ndescription:') + 1, message }
}
