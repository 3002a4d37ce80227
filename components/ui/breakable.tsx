import { Fragment } from 'react'
import { breakableParts } from '@/lib/site/word-breaks'

type BreakableProps = {
  text: string
  /** see `breakableParts` */
  maxUnbroken?: number
}

/** Text in which long names may break between their words. */
export function Breakable({ text, maxUnbroken }: BreakableProps) {
  return breakableParts(text, maxUnbroken).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never reorder
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
