import type { Hit } from './index'
import type { Source } from './source'

const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|[Ll]orem [Ii]psum|[Cc]oming [Ss]oon)\b/g

export function* find({ text }: Source): Iterable<Hit> {
  for (const { 0: word, index: offset } of text.matchAll(PLACEHOLDER)) {
    const message = `'${word}' stands for something that is missing. Write it, or take the words out.`
    yield { offset, message }
  }
}
