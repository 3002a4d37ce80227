'use client'

import { useLayoutEffect } from 'react'
import { type Prepaint, prepareDocument } from '@/lib/client/prepare-document'

/**
 * Restores the root element's attributes after React has re-rendered the whole document, as it does
 * when a translator or an extension changed the page before hydration.
 */
export function DocumentAttributes({ prepaint }: { prepaint: Prepaint }) {
  useLayoutEffect(() => prepareDocument(prepaint), [prepaint])
  return null
}
