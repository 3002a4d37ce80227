/**
 * Keeps the last press of each button while React starts, and presses them in order when it has hydrated the page:
 * nothing would answer before. What HTML itself does, as with `popovertarget`, needs no scripts. A page that a
 * translator or a banner has changed is rendered anew: its buttons are found again by class and place.
 *
 * It is serialized into the head, so it must not refer to anything outside itself.
 * @param hydrated type of the event that ends it
 */
export function keepPresses(hydrated: string): void {
  const pressed = new Map<HTMLElement, number>()
  const alike = (button: HTMLElement) =>
    [...document.getElementsByClassName(button.className)] as HTMLElement[]
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget])')
    if (!button) return
    // React would answer it too, once it has begun to hydrate.
    event.stopImmediatePropagation()
    // One that is pressed again comes last.
    pressed.delete(button)
    pressed.set(button, alike(button).indexOf(button))
  }
  const release = () => {
    removeEventListener('click', keep, true)
    for (const [button, place] of pressed)
      (button.isConnected ? button : alike(button)[place])?.click()
  }
  addEventListener('click', keep, true)
  addEventListener(hydrated, release, { once: true })
}
