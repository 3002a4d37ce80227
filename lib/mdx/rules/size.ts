import type { Hit } from './index'
import type { Source } from './source'

/** Characters of the longest page, with some room. */
const MOST = 60_000

export function* find({ name, text }: Source): Iterable<Hit> {
  if (!name.endsWith('.mdx') || text.length <= MOST) return
  const message = `The page has ${text.length} characters. Divide it: readers wait for more than ${MOST}, and lose their way.`
  yield { offset: 0, message }
}
