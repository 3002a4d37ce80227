'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { Loading } from '@/components/page/page-error'

const CRASH_LAYOUT = 'crash-layout'
const Late = lazy(() => import('./late-part'))

function fail(): never {
  throw new Error('Boom', { cause: new Error('Inner cause', { cause: 'plain text' }) })
}

/** Throws while it is drawn, in the page or around it. */
export function CrashButtons() {
  const [crashed, setCrashed] = useState(false)
  if (crashed) fail()
  return (
    <>
      <button type="button" onClick={() => setCrashed(true)}>
        Crash the page
      </button>
      <button type="button" onClick={() => dispatchEvent(new Event(CRASH_LAYOUT))}>
        Crash the layout
      </button>
    </>
  )
}

/** Stands in the layout and throws on demand. */
export function CrashingLayout() {
  const [crashed, setCrashed] = useState(false)
  useEffect(() => {
    const crash = () => setCrashed(true)
    addEventListener(CRASH_LAYOUT, crash)
    return () => removeEventListener(CRASH_LAYOUT, crash)
  }, [])
  if (crashed) fail()
  return null
}

/** A part whose script is fetched when it is asked for. */
export function LatePart() {
  const [wanted, setWanted] = useState(false)
  return wanted ? (
    <Suspense fallback={<Loading />}>
      <Late />
    </Suspense>
  ) : (
    <button type="button" onClick={() => setWanted(true)}>
      Show the late part
    </button>
  )
}

const NUMBERS = Array.from({ length: 80 }, (_, index) => index)

/** What stands above and below, so that a page must be scrolled. */
export function Lines() {
  return NUMBERS.map(number => <p key={number}>Line {number}</p>)
}
