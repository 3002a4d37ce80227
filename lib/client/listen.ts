/**
 * Listens to events, each by its name.
 * @returns ends it
 */
export function listen<E extends Event>(
  target: EventTarget,
  events: string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listening = listener as EventListener
  for (const event of events) target.addEventListener(event, listening, options)
  return () => {
    for (const event of events) target.removeEventListener(event, listening, options)
  }
}
