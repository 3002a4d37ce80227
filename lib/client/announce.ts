/** Time that a new region needs until screen readers hear of its changes. */
const DELAY_MS = 100

let region: HTMLElement | undefined

/** Has screen readers say a text. */
export function announce(text: string): void {
  region ??= document.body.appendChild(document.createElement('p'))
  region.role = 'status'
  region.className = 'only-spoken'
  region.textContent = ''
  setTimeout(() => region?.append(text), DELAY_MS)
}
