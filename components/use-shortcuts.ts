import { useEffect } from 'react'
import { shortcutOf } from '@/lib/shortcuts'

/**
 * Runs what belongs to a pressed shortcut (`lib/shortcuts.ts`).
 * @param actions the same object at each render
 */
export function useShortcuts(actions: Record<string, () => void>): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const action = actions[shortcutOf(event) ?? '']
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [actions])
}
