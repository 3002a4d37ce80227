'use client'

import { useLayoutEffect } from 'react'
import { type Prepaint, prepareDocument } from '@/lib/client/prepare-document'

/**
 * Restores the root element's attributes where React had to render the whole document anew, as it
 * does when a translator or an extension has changed the page before React hydrates it.
 */
export function DocumentAttributes({ prepaint }: { prepaint: Prepaint }) {
  useLayoutEffect(() => prepareDocument(prepaint), [prepaint])
  return null
}
