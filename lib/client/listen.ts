/**
 * Adds one listener for several event types.
 * @returns removes it
 */
export function listen<E extends Event>(
  target: EventTarget,
  types: string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const untyped = listener as EventListener
  for (const type of types) target.addEventListener(type, untyped, options)
  return () => {
    for (const type of types) target.removeEventListener(type, untyped, options)
  }
}
