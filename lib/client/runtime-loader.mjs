/**
 * @typedef {object} RuntimeFiles
 * @property {Record<string, string>} scripts addresses of the framework's files, with their hashes
 * @property {unknown} entry what the bundler's runtime starts with
 * @property {string} ready event that tells that React has taken the page over
 * @property {string[]} keys shortcuts, as `lib/site/shortcuts.ts` names them
 */

/**
 * Runs in the browser, from its own source text (`lib/build/next/defer-runtime.ts`), at the end of the page.
 * Nothing of the page needs the framework before the reader acts, so it is run when the browser has
 * nothing else to do, or at the first sign of a reader; a click on a control and a shortcut that nothing
 * answers yet are kept and done then. On a connection that is to be spared, it waits for the sign. The
 * script's own element names the file with the page's data (`data-page`, `data-integrity`).
 * @param {RuntimeFiles} files
 */
export function loadRuntime({ scripts, entry, ready, keys }) {
  const signs = 'pointermove pointerdown wheel keydown focusin click storage idle'.split(' ')
  const { head, currentScript } = document
  const { page = '', integrity: pageIntegrity = '' } = currentScript?.dataset ?? {}
  /** @type {(() => void) | undefined} */
  let redo

  /** @param {Event} event @param {() => void} again */
  const keep = (event, again) => {
    event.preventDefault()
    // React may have taken over this part already, and would answer twice.
    event.stopPropagation()
    redo = again
  }
  /** @param {Event} event */
  const keepClick = event => {
    const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event)
    const control = /** @type {Element} */ (event.target).closest(
      'button,a[data-button],a[data-term]',
    )
    if (!control || ctrlKey || metaKey || shiftKey) return
    keep(event, () => /** @type {HTMLElement} */ (control).click())
  }
  /** @param {KeyboardEvent} event */
  const keepKey = event => {
    const { key, ctrlKey, metaKey, altKey } = event
    const target = /** @type {Element} */ (event.target)
    if (altKey || !keys.includes(ctrlKey || metaKey ? `Ctrl+${key}` : key)) return
    if (target.matches('input,textarea,select')) return
    keep(event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)))
  }
  const release = () => {
    removeEventListener('click', keepClick, true)
    removeEventListener('keydown', keepKey, true)
    // After React has drawn what it draws in browsers alone.
    setTimeout(() => redo?.())
  }

  /** @param {Event} event */
  const start = event => {
    const { type, movementX, movementY } = /** @type {PointerEvent} */ (event)
    // The pointer lay still, and the page came below it.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const [address, hash] of Object.entries(scripts)) {
      const script = document.createElement('script')
      // As an attribute, by which React knows the files that are there already.
      script.setAttribute('async', '')
      script.setAttribute('src', address)
      script.integrity = hash
      script.onerror = release
      head.appendChild(script)
    }
    fetch(page, { integrity: pageIntegrity })
      .then(response => response.text())
      .then(text => {
        const scope = /** @type {any} */ (globalThis)
        scope.__next_f = [[0], [1, text]]
        scope.TURBOPACK = scope.TURBOPACK || []
        scope.TURBOPACK.push(entry)
      })
      .catch(release)
  }

  addEventListener('click', keepClick, true)
  addEventListener('keydown', keepKey, true)
  addEventListener(ready, release, { once: true })
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })

  /** @type {any} */
  const { connection } = navigator
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  const rest = () => dispatchEvent(new Event('idle'))
  addEventListener('load', () => {
    // Chromium forgets a callback without a limit where the first frames come while the machine is busy.
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 2000 })
    else setTimeout(rest)
  })
}
