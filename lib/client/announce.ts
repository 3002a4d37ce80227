/** Time until screen readers observe changes of a new live region. */
const DELAY_MS = 100

let region: HTMLElement | undefined

/** Makes screen readers announce a text. */
export function announce(text: string): void {
  region ??= document.body.appendChild(document.createElement('p'))
  region.role = 'status'
  region.className = 'only-spoken'
  region.textContent = ''
  setTimeout(() => region?.append(text), DELAY_MS)
}
