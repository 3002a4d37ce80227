import { PAGE_END_ID } from '../site/constants'

/**
 * Keeps the text of a page whose HTML ends half-way, as when a phone loses its signal. Next closes the page's data when
 * the document has loaded, and React would replace the page by an error if they are incomplete. Kept open, they leave
 * the text and links as they came.
 *
 * It is serialized into the page, so it must not refer to anything outside itself.
 * @param end id of the element with which a whole page ends
 */
function keepText(end: string): void {
  document.addEventListener('DOMContentLoaded', event => {
    if (document.getElementById(end)) return
    event.stopImmediatePropagation()
    // Next's scripts that come later wait for the event only while the document is loading.
    Object.defineProperty(document, 'readyState', { value: 'loading' })
  })
}

/**
 * Inline between the text, whose bytes come first, and the data. Only in an export, whose last step marks the end of
 * each page.
 */
export const keepTextScript =
  process.env.NODE_ENV === 'production' && `(${keepText})("${PAGE_END_ID}")`
