/**
 * @typedef {object} RuntimeFiles
 * @property {string[]} scripts addresses of the framework's files that every page needs
 * @property {string[]} ahead those of them that are fetched while the browser has nothing to do
 * @property {Record<string, string>} integrity hash of each script and style sheet, by its address
 * @property {string} ready event that tells that React has taken the page over
 */

/**
 * Runs in the browser, from its own source text (`lib/export/runtime.ts`), at the end of the page.
 * Nothing of the page needs the framework before the reader acts, so it is run at the first sign of
 * a reader; a click on a control that nothing answers yet is kept and done then. The script's own
 * element names the file with the page's data (`data-page`, `data-integrity`).
 * @param {RuntimeFiles} files
 */
export function loadRuntime({ scripts, ahead, integrity, ready }) {
  const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click', 'storage']
  const { head, currentScript } = document
  const { page = '', integrity: pageIntegrity = '' } = currentScript?.dataset ?? {}
  const hashes = { ...integrity, [page]: pageIntegrity }
  /** @type {HTMLElement | null} */
  let missed = null

  for (const method of /** @type {const} */ (['appendChild', 'insertBefore'])) {
    const insert = /** @type {(...nodes: any[]) => any} */ (head[method])
    head[method] = /** @param {any} node @param {...any} rest */ (node, ...rest) => {
      const hash = hashes[node.getAttribute?.('src') ?? node.getAttribute?.('href')]
      if (hash) node.integrity = hash
      return insert.call(head, node, ...rest)
    }
  }

  /** @param {Event} event */
  const keep = event => {
    const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event)
    const control = /** @type {Element} */ (event.target).closest(
      'button,a[data-button],a[data-term]',
    )
    if (!control || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    // React may have taken over this part already, and would answer the click twice.
    event.stopPropagation()
    missed = /** @type {HTMLElement} */ (control)
  }
  const release = () => {
    removeEventListener('click', keep, true)
    // After React has drawn what it draws in browsers alone.
    setTimeout(() => missed?.click())
  }

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const address of [page, ...scripts]) {
      const script = document.createElement('script')
      // As an attribute, by which React knows the files that are there already.
      script.setAttribute('async', '')
      script.setAttribute('src', address)
      script.onerror = release
      head.appendChild(script)
    }
  }

  const fetchAhead = () => {
    for (const address of ahead) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.setAttribute('href', address)
      head.appendChild(link)
    }
  }

  addEventListener('click', keep, true)
  addEventListener(ready, release, { once: true })
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })

  /** @type {any} */
  const { connection } = navigator
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead))
}
