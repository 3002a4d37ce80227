/**
 * Puts text on the clipboard.
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Browsers hide the clipboard from pages that came over plain HTTP.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  if (!copyByCommand(text)) throw new Error('The browser did not let the code be copied.')
}

/** The old way: answers the browser's own copy command with the text. */
function copyByCommand(text: string): boolean {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', answer)
  const done = document.execCommand('copy')
  document.removeEventListener('copy', answer)
  return done
}
