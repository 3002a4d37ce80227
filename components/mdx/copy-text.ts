/**
 * Copies text to the clipboard.
 * @throws Error when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Undefined on pages served over plain HTTP.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  if (!copyByCommand(text)) throw new Error('The browser did not let the code be copied.')
}

/** The deprecated copy command, with the text as its result. */
function copyByCommand(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', onCopy)
  const done = document.execCommand('copy')
  document.removeEventListener('copy', onCopy)
  return done
}
