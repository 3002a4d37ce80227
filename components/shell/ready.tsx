'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/site/constants'

/** Tells that React has taken the page over: all of it listens. */
export function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event(READY_EVENT))
  }, [])
  return null
}
