export type RootSettings = {
  /** Id of the configured announcement bar, and the keys under which its dismissal is stored. */
  announcement?: { id: string; idKey: string; dismissedKey: string }
}

/**
 * Sets attributes of the root element that CSS needs before hydration: that scripts run
 * (`data-scripting`), the selected client tab (`data-client`: from `?client=viem`, which is stored too,
 * else the stored one), and whether the announcement bar is dismissed.
 *
 * It is serialized into the head, so it must not refer to anything outside itself.
 */
export function prepareDocument({ announcement }: RootSettings): void {
  const root = document.documentElement
  // Storage may be blocked.
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const toClient = (value: string | null) => (/^(ethers|viem)$/.test(value ?? '') ? value : null)

  root.setAttribute('data-scripting', '')

  const key = 'docusaurus.tab.client'
  // A URL chooses once: on a reload, or back from another page, its history entry has the router's state.
  const linked = history.state ? null : toClient(new URLSearchParams(location.search).get('client'))
  try {
    if (linked) localStorage.setItem(key, linked)
  } catch {}
  const client = linked || toClient(read(key))
  if (client) root.setAttribute('data-client', client)

  if (!announcement) return
  const { id, idKey, dismissedKey } = announcement
  const isDismissed = read(idKey) === id && read(dismissedKey) === 'true'
  root.setAttribute('data-announcement-dismissed', String(isDismissed))
}
