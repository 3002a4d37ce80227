'use client'

import { lazy } from 'react'

const HideOnScroll = lazy(() =>
  import('./hide-on-scroll').then(({ HideOnScroll }) => ({ default: HideOnScroll })),
)

/** `HideOnScroll`, whose scripts are loaded only by sites that switch it on. */
export function HideOnScrollLazy() {
  return <HideOnScroll />
}
