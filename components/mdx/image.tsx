import type { ComponentProps } from 'react'

/** An image of a page, fetched when it comes near the view. */
export function Image(props: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: a static export has no image server
  return <img loading="lazy" decoding="async" alt="" {...props} />
}
