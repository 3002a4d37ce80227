import type { ComponentProps } from 'react'
import { linkAttributes } from '@/lib/site/hrefs'

/** Every link of the site. `Navigation` handles its clicks. */
export function Link({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a {...linkAttributes(href)} {...rest} />
}
