import { Fragment } from 'react'
import { breakableParts } from '@/lib/site/word-breaks'

/** Text in which long names may break between their words. */
export function Breakable({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never reorder
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
