/**
 * Copies text to the clipboard. If the browser refuses, the element that shows the text stays selected, so
 * that the reader can copy it by key.
 * @throws Error when the browser refuses
 */
export async function copyText(text: string, shown?: Element | null): Promise<void> {
  try {
    // There is no clipboard on pages served over plain HTTP.
    await navigator.clipboard.writeText(text)
  } catch (error) {
    const selection = getSelection()
    // Without a selection, Safari copies nothing.
    if (shown) selection?.selectAllChildren(shown)
    if (!copyByCommand(text)) throw error
    if (shown) selection?.removeAllRanges()
  }
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
