'use client'

import { useLayoutEffect } from 'react'
import { prepareDocument, type RootSettings } from '@/lib/client/prepare-document'

/**
 * Restores the root element's attributes after React has re-rendered the whole document, as it does
 * when a translator or an extension changed the page before hydration.
 */
export function DocumentAttributes({ settings }: { settings: RootSettings }) {
  useLayoutEffect(() => prepareDocument(settings), [settings])
  return null
}
