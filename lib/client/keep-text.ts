/**
 * Keeps the text of a page whose HTML ends half-way, as when a phone loses its signal. Next closes the page's data when
 * the document has loaded, and React would replace the page by an error if they are incomplete. Kept open, they leave
 * the text and links as they came.
 *
 * It is serialized into the head, so it must not refer to anything outside itself.
 * @param end id of the element with which a whole page ends
 */
export function keepText(end: string): void {
  document.addEventListener('DOMContentLoaded', event => {
    if (document.getElementById(end)) return
    event.stopImmediatePropagation()
    // Next's scripts that come later wait for the event only while the document is loading.
    Object.defineProperty(document, 'readyState', { value: 'loading' })
  })
}
