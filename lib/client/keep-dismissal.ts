export type DismissalSettings = {
  /** Id of the configured announcement. */
  id: string
  /** Keys under which its id and its dismissal are stored. */
  idKey: string
  dismissedKey: string
}

/**
 * Keeps whether the reader has dismissed the announcement: stored, until its id changes, and as an attribute of the
 * root element, by which CSS hides it before the first paint.
 *
 * It is serialized into the head, so it must not refer to anything outside itself.
 */
export function keepDismissal({ id, idKey, dismissedKey }: DismissalSettings): void {
  const show = (isDismissed: boolean) => {
    // Storage may be blocked.
    try {
      localStorage.setItem(idKey, id)
      localStorage.setItem(dismissedKey, String(isDismissed))
    } catch {}
    document.documentElement.setAttribute('data-announcement-dismissed', String(isDismissed))
  }
  let isDismissed = false
  try {
    isDismissed =
      localStorage.getItem(idKey) === id && localStorage.getItem(dismissedKey) === 'true'
  } catch {}
  show(isDismissed)
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('[data-action=dismiss]')) show(true)
  }
  // In the capture phase, which `keepPresses` stops until React has started.
  addEventListener('click', onClick, true)
}
