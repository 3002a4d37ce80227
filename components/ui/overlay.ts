import type { ReactNode } from 'react'

/** Mounts an overlay at the end of the page; null unmounts it. */
export type MountOverlay = (overlay: ReactNode) => void
