import { type RefObject, useEffect, useState } from 'react'

/** Whether a box is narrower than what is in it. Looks again when its size changes or it appears. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  return overflows
}
