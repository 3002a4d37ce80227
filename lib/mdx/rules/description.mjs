/** @import { Find } from './index.mjs' */
import { descriptionMistake } from '../description.mjs'
import { parseFrontMatter } from '../front-matters.mjs'

/** @type {Find} */
export function* find({ name, text }) {
  const { description } = name.endsWith('.mdx') ? parseFrontMatter(text) : {}
  // The page's compilation tells of one that is missing or no text.
  const message = typeof description === 'string' && descriptionMistake(description)
  if (message) yield { offset: text.indexOf('\ndescription:') + 1, message }
}
