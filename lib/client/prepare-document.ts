/**
 * Sets attributes of the root element that CSS needs before hydration: that scripts run (`data-scripting`, until the
 * load shows that Next's have not come, as in an archive of the web), and the selected client tab (`data-client`: from
 * `?client=viem`, which is stored too, else the stored one).
 *
 * It is serialized into the head, so it must not refer to anything outside itself.
 */
export function prepareDocument(): void {
  const root = document.documentElement
  root.setAttribute('data-scripting', '')
  addEventListener('load', () => {
    if (!('next' in window)) root.removeAttribute('data-scripting')
  })

  const key = 'docusaurus.tab.client'
  const known = /^(?:ethers|viem)$/
  // A URL chooses once: on a reload, or back from another page, its history entry has the router's state.
  let client = history.state ? null : new URLSearchParams(location.search).get('client')
  // Storage may be blocked.
  try {
    if (client && known.test(client)) localStorage.setItem(key, client)
    else client = localStorage.getItem(key)
  } catch {}
  if (client && known.test(client)) root.setAttribute('data-client', client)
}
