import { useEffect, useState } from 'react'

/** How long a button says that it has done its work, in milliseconds. */
const CONFIRMATION = 1000

/** Whether something has just been done, and what to call when it is. */
export function useConfirmation(): [confirmed: boolean, confirm: () => void] {
  const [confirmed, setConfirmed] = useState(false)

  useEffect(() => {
    if (!confirmed) return
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION)
    return () => clearTimeout(timer)
  }, [confirmed])

  return [confirmed, () => setConfirmed(true)]
}
