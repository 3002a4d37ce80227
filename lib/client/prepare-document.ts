export type Prepaint = {
  /** The announcement bar, where one is configured, and the storage keys of what readers did with it. */
  announcement?: { id: string; idKey: string; dismissedKey: string }
}

/**
 * Writes to attributes of the root element what CSS has to know before React has hydrated the page:
 * that scripts run (`data-scripting`), which client's tabs are chosen (`data-client`: that of
 * `?client=viem`, which is stored as if its tab had been pressed, else the stored one), and whether
 * the reader has dismissed the announcement bar.
 *
 * It runs in the head from its own source text, so it refers to nothing outside of itself, and once
 * more when React had to render the whole document anew, which drops these attributes.
 */
export function prepareDocument({ announcement }: Prepaint): void {
  const root = document.documentElement
  // Storage may be blocked: the page is then as on a first visit.
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
  const linked = toClient(new URLSearchParams(location.search).get('client'))
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
