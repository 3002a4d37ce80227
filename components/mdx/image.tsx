import type { ComponentProps } from 'react'
import { withBasePath } from '@/lib/site/hrefs'

/** An image of a page, fetched when it comes near the view. */
export function Image({ src = '', ...rest }: ComponentProps<'img'> & { src?: string }) {
  // biome-ignore lint/performance/noImgElement: a static export has no image server
  return <img loading="lazy" decoding="async" alt="" src={withBasePath(src)} {...rest} />
}
